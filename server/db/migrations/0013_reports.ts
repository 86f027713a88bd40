import { type Kysely, sql } from 'kysely';

/** A report outlives the review that it led to the removal of, and is kept once while it is open. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // `business_id` is the business in question, or the one whose review is: a review may go, its report stays.
  'alter table reports drop constraint reports__subject_check',
  'alter table reports drop constraint reports__review_id_fkey',
  `alter table reports add constraint reports__review_id_fkey foreign key (review_id) references reviews on delete set null`,
  'alter table reports add column kind text',
  "update reports set kind = case when review_id is null then 'business' else 'review' end",
  'update reports set business_id = reviews.business_id from reviews where reviews.review_id = reports.review_id',
  'alter table reports alter column kind set not null, alter column business_id set not null',
  `alter table reports add constraint reports__kind_check
    check (case kind when 'business' then review_id is null else kind = 'review' end)`,

  // Owners of businesses report as well. The reporter is kept so that one report is kept once, and to forget them.
  `alter table reports add column reporter_business_id uuid
    constraint reports__reporter_business_id_fkey references businesses on delete set null`,
  'create index reports__reporter_business_id on reports (reporter_business_id) where reporter_business_id is not null',
  // A report whose review has gone is out of it: two of one reporter may have been about two reviews of one business.
  `create unique index reports__reporter_subject on reports
    (coalesce(user_id, reporter_business_id), coalesce(review_id, business_id))
    where status = 'open' and coalesce(user_id, reporter_business_id) is not null and (kind = 'business' or review_id is not null)`,

  // The general enquiries, as the team reads them.
  'create index enquiries__general_created_at on enquiries (created_at desc, enquiry_id desc) where business_id is null',
];
