import { indiaDay } from '#server/base/india-day.ts';
import { pageUrl, speakingTo } from '#server/base/language.ts';
import { findMember } from '#server/features/business-people/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { showDay } from '#server/mail/show-day.ts';
import { invitationMail } from '#server/mail/templates/business-people.ts';

/** Mails an invitation; not one that was taken back meanwhile. Which business it is, is said once the address is proven: anybody may name one. */
export const mailInvitation = defineJob<{ memberId: string }>('mail-invitation', async ({ db, mailer, config }, { memberId }) => {
  const invitation = await findMember(db, memberId);
  if (!invitation?.email || invitation.state !== 'invited' || !invitation.is_in_time) return;
  const { email, language, ends_at } = invitation;
  await mailer.send({
    to: email,
    ...speakingTo(language, () =>
      invitationMail({ url: pageUrl(config.PUBLIC_URL, '/user/invitations'), until: showDay(indiaDay(ends_at)) }),
    ),
  });
});
