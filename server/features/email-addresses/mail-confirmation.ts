import { pageUrl, speakingTo } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { findEmailChange, markConfirmationMailed } from '#server/features/email-addresses/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { confirmEmailMail } from '#server/mail/templates/confirm-email.ts';

/** Asks whoever reads a new address whether an account may have it; once, and not when another was asked for meanwhile. */
export const mailConfirmation = defineJob<{ changeId: string }>(
  'mail-email-confirmation',
  async ({ db, mailer, config, signer }, { changeId }) => {
    const change = await findEmailChange(db, changeId);
    if (!change || change.mailedAt) return;
    const addressee = await findAddressee(db, change.account);
    if (!addressee) return;
    const mail = speakingTo(addressee.language, () => {
      const url = pageUrl(config.PUBLIC_URL, `/confirm-email?change=${signId(signer, 'email-change', changeId)}`);
      return confirmEmailMail({ url });
    });
    await mailer.send({ to: change.email, ...mail });
    await markConfirmationMailed(db, changeId);
  },
);
