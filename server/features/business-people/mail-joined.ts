import { pageUrl, speakingTo } from '#server/base/language.ts';
import { findMember } from '#server/features/business-people/queries.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { personJoinedMail } from '#server/mail/templates/business-people.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Tells a business's own account who works for it now, in case that nobody of it has invited them. */
export const mailJoined = defineJob<{ memberId: string }>('mail-person-joined', async ({ db, mailer, config }, { memberId }) => {
  const work = await findMember(db, memberId);
  if (work?.state !== 'joined') return;
  const addressee = await findAddressee(db, { kind: 'contractor', businessId: work.business_id });
  if (!addressee?.email) return;
  const mail = speakingTo(addressee.language, () =>
    personJoinedMail({
      name: typedFor(addressee, work.user_name ?? undefined),
      business: typedFor(addressee, work.name),
      url: pageUrl(config.PUBLIC_URL, '/profilesupplier/people'),
    }),
  );
  await mailer.send({ to: addressee.email, ...mail });
});
