import { findDecided } from '#server/features/businesses/moderation/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { businessChangedMail } from '#server/mail/templates/business-changed.ts';

/** Columns as the form calls them, in its order; a point on the map is part of the address. */
const LABELS: Record<string, string> = {
  images: 'Photos',
  name: 'Name',
  phone_no: 'Phone no',
  email: 'Email',
  service: 'Service',
  address: 'Address',
  city: 'City',
  state: 'State',
  price: 'Price',
  short_description: 'Short Description',
  description: 'Description',
};

interface ChangeJob {
  businessId: string;
  /** The columns that were changed. */
  columns: string[];
}

/** Tells an owner what the team has changed of their business, by the address that it has now. */
export const mailChange = defineJob<ChangeJob>('mail-change', async ({ db, mailer, config }, { businessId, columns }) => {
  const business = await findDecided(db, businessId);
  const fields = Object.entries(LABELS).flatMap(([column, label]) => (columns.includes(column) ? [label] : []));
  if (!business?.email || fields.length === 0) return;
  await mailer.send({
    to: business.email,
    ...businessChangedMail({ businessId, name: business.name, fields, publicUrl: config.PUBLIC_URL }),
  });
});
