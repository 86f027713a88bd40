import { type Kysely, sql } from 'kysely';

/** What belongs to reviews: replies, votes, and what the team took down; docs/decisions/164-reviews.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Tells the profiles that show something of a table's changed rows. */
const tell = (table: string, operations: Record<string, string>, topics: string) =>
  Object.entries(operations).flatMap(([operation, rows]) => [
    `create function note_${table}_${operation}() returns trigger language plpgsql as $$
    begin
      insert into topic_changes (topic) ${topics};
      return null;
    end $$`,
    `create trigger note_topics_of_${operation} after ${operation} on ${table} referencing ${rows} table as changed
      for each statement execute function note_${table}_${operation}()`,
  ]);

const WRITTEN = { insert: 'new', update: 'new', delete: 'old' };

/** What is deleted with its review is told by the review's own row. */
const ofReviews = "select distinct 'business:' || business_id from changed join reviews using (review_id)";

const STATEMENTS = [
  `create table review_replies (
    review_id uuid constraint review_replies__review_id primary key
      constraint review_replies__review_id_fkey references reviews on delete cascade,
    body text not null,
    created_at timestamptz not null default now(),
    edited_at timestamptz
  )`,
  ...tell('review_replies', WRITTEN, ofReviews),

  `create table review_votes (
    review_id uuid not null constraint review_votes__review_id_fkey references reviews on delete cascade,
    user_id uuid constraint review_votes__user_id_fkey references users on delete cascade,
    business_id uuid constraint review_votes__business_id_fkey references businesses on delete cascade,
    created_at timestamptz not null default now(),
    constraint review_votes__account_check check (num_nonnulls(user_id, business_id) = 1),
    constraint review_votes__review_id_account unique nulls not distinct (review_id, user_id, business_id)
  )`,
  'create index review_votes__user_id on review_votes (user_id) where user_id is not null',
  'create index review_votes__business_id on review_votes (business_id) where business_id is not null',
  ...tell(
    'review_votes',
    { insert: 'new', delete: 'old' },
    "select distinct 'business:' || reviews.business_id from changed join reviews using (review_id)",
  ),

  // What a profile says of reviews that are gone: nothing of the review itself.
  `create table review_removals (
    review_removal_id uuid constraint review_removals__review_removal_id primary key default uuidv7(),
    business_id uuid not null constraint review_removals__business_id_fkey references businesses on delete cascade,
    reason text not null constraint review_removals__reason_check
      check (reason in ('abusive', 'advertising', 'personal', 'off_topic', 'fake', 'unlawful')),
    created_at timestamptz not null default now()
  )`,
  'create index review_removals__business_id on review_removals (business_id, created_at desc)',
  ...tell('review_removals', { insert: 'new' }, "select distinct 'business:' || business_id from changed"),

  // A reviewer who comes to have dealt with the business has the mark from then on. Others' looks and answers change no profile.
  ...tell(
    'phone_views',
    { insert: 'new', delete: 'old' },
    `select distinct 'business:' || changed.business_id from changed
      join reviews on reviews.business_id = changed.business_id and reviews.user_id = changed.user_id`,
  ),
  ...tell(
    'enquiry_messages',
    { insert: 'new', delete: 'old' },
    `select distinct 'business:' || enquiries.business_id from changed
      join enquiries using (enquiry_id)
      join reviews on reviews.business_id = enquiries.business_id and reviews.user_id = enquiries.user_id
      where author = 'owner'`,
  ),
];
