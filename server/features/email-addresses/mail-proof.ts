import { speakingTo } from '#server/base/language.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { needsProof } from '#server/features/email-addresses/is-proven.ts';
import { makeProofLink, PROOF_DAYS } from '#server/features/email-addresses/proof-link.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { proveEmailMail } from '#server/mail/templates/prove-email.ts';

/** Asks the reader of an account's address once more whether it is theirs; not when that is proven meanwhile. */
export const mailProof = defineJob<PublicAccount>('mail-email-proof', async (context, account) => {
  const addressee = await findAddressee(context.db, account);
  if (!addressee?.email || !(await needsProof(context, account))) return;
  const link = await makeProofLink(context, account, addressee.email);
  await context.mailer.send({
    to: addressee.email,
    ...speakingTo(addressee.language, () => proveEmailMail({ kind: account.kind, url: link(), days: PROOF_DAYS })),
  });
});
