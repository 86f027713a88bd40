import type { Context } from '#server/context.ts';
import { findBusinessAddressee } from '#server/features/accounts/contractors/queries.ts';
import type { SignedIn } from '#server/features/accounts/sessions/session.ts';
import { findUserAddressee } from '#server/features/accounts/users/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { passwordChangedMail } from '#server/mail/templates/password-changed.ts';

type Account = Exclude<SignedIn, { kind: 'admin' }>;

/** Tells an account's owner of a new password, in case somebody else set it. */
export const mailPasswordChanged = defineJob<Account>('mail-password-changed', async ({ db, mailer, config }, account) => {
  const addressee = await find(db, account);
  if (!addressee?.email) return;
  const steps = account.kind === 'user' ? '/user/forgot-password/verify-email' : '/supplier/forgot-password/verify-email';
  const mail = passwordChangedMail({ name: addressee.name, resetUrl: `${config.PUBLIC_URL}${steps}` });
  await mailer.send({ to: addressee.email, ...mail });
});

function find(db: Context['db'], account: Account) {
  return account.kind === 'user' ? findUserAddressee(db, account.userId) : findBusinessAddressee(db, account.businessId);
}
