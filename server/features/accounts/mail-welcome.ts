import type { Context } from '#server/context.ts';
import { findBusinessAddressee } from '#server/features/accounts/contractors/queries.ts';
import { findUserAddressee } from '#server/features/accounts/users/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { welcomeMail } from '#server/mail/templates/welcome.ts';

type NewAccount = { userId: string } | { businessId: string };

/** Greets a new account; one that is gone again is not greeted. */
export const mailWelcome = defineJob<NewAccount>('mail-welcome', async ({ db, mailer, config }, account) => {
  const addressee = await find(db, account);
  if (!addressee?.email) return;
  const kind = 'userId' in account ? 'user' : 'contractor';
  const id = 'userId' in account ? account.userId : account.businessId;
  const mail = welcomeMail({ name: addressee.name, kind, publicUrl: config.PUBLIC_URL });
  await mailer.send({ to: addressee.email, reference: `welcome-${id}`, ...mail });
});

function find(db: Context['db'], account: NewAccount) {
  return 'userId' in account ? findUserAddressee(db, account.userId) : findBusinessAddressee(db, account.businessId);
}
