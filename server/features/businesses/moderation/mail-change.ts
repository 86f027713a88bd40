import { speakingTo } from '#server/base/language.ts';
import { findDecided } from '#server/features/businesses/moderation/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { businessChangedMail } from '#server/mail/templates/business-changed.ts';
import { typedFor } from '#server/mail/typed-for.ts';
import { describeField, fieldNames } from '#shared/schemas/business-fields.ts';

export interface ChangeJob {
  businessId: string;
  /** The columns that were changed. */
  columns: string[];
}

/** Tells an owner what the team has changed of their business, by the address that it has now. */
export const mailChange = defineJob<ChangeJob>('mail-change', async ({ db, mailer, config }, { businessId, columns }) => {
  const business = await findDecided(db, businessId);
  if (!business?.email) return;
  const mail = speakingTo(business.language, () => {
    const fields = fieldNames.map(describeField).flatMap((field) => (columns.includes(field.column) ? (labelInMail(field) ?? []) : []));
    return (
      fields.length > 0 &&
      businessChangedMail({ businessId, name: typedFor(business, business.name), fields, publicUrl: config.PUBLIC_URL })
    );
  });
  if (mail) await mailer.send({ to: business.email, ...mail });
});

function labelInMail(field: ReturnType<typeof describeField>): string | undefined {
  return 'labelInMail' in field ? field.labelInMail?.() : field.label();
}
