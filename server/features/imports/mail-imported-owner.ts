import { speakingTo } from '#server/base/language.ts';
import { findImported } from '#server/features/imports/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { businessImportedMail } from '#server/mail/templates/business-imported.ts';

/** Tells an owner that the team has put their business into the directory, and how they take it over or have it removed. */
export const mailImportedOwner = defineJob<{ businessId: string }>(
  'mail-imported-owner',
  async ({ db, mailer, config }, { businessId }) => {
    const business = await findImported(db, businessId);
    if (!business?.email) return;
    const { email, status, language } = business;
    const imported = { businessId, isListed: status === 'approved', publicUrl: config.PUBLIC_URL };
    await mailer.send({ to: email, ...speakingTo(language, () => businessImportedMail(imported)) });
  },
);
