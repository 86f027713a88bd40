import { speakingTo } from '#server/base/language.ts';
import { findEarlierContact } from '#server/features/email-addresses/earlier-contacts/queries.ts';
import { TAKE_BACK_DAYS, takeBackUrl } from '#server/features/email-addresses/earlier-contacts/take-back-link.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { type ContactChange, contactChangedMail } from '#server/mail/templates/contact-changed.ts';

/** Tells an address of a change of the account that it can still take back. */
export const mailContactChange = defineJob<{ earlierContactId: string; change: ContactChange }>(
  'mail-contact-change',
  async (context, { earlierContactId, change }) => {
    const earlier = await findEarlierContact(context.db, earlierContactId);
    const addressee = earlier && (await findAddressee(context.db, earlier.account));
    if (!addressee) return;
    const mail = speakingTo(addressee.language, () =>
      contactChangedMail({ change, url: takeBackUrl(context, earlierContactId), days: TAKE_BACK_DAYS }),
    );
    await context.mailer.send({ to: earlier.email, ...mail });
  },
);
