import type { Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { makeProofLink, PROOF_DAYS } from '#server/features/email-addresses/proof-link.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { welcomeMail } from '#server/mail/templates/welcome.ts';

/** Greets a new account, and asks whoever reads its address whether it is theirs; one that is gone again is not greeted. */
export const mailWelcome = defineJob<PublicAccount>('mail-welcome', async (context, account) => {
  const addressee = await findAddressee(context.db, account);
  if (!addressee?.email) return;
  const id = account.kind === 'user' ? account.userId : account.businessId;
  const link = await makeProofLink(context, account, addressee.email);
  const mail = speakingTo(addressee.language, () => welcomeMail({ kind: account.kind, url: link(), days: PROOF_DAYS }));
  await context.mailer.send({ to: addressee.email, reference: `welcome-${id}`, ...mail });
});

/** Lets a new account be greeted by mail, unless its address gets too many: it may name anybody's. */
export async function welcome(
  context: Pick<Context, 'config' | 'jobs'>,
  transaction: Transaction<DB>,
  account: PublicAccount,
  email: string,
): Promise<void> {
  const to = { stranger: email, of: 'welcome' as const };
  if (await hasRoomForMail(context, transaction, { to })) await context.jobs.enqueue(transaction, mailWelcome, account);
}
