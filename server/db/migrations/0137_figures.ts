import { type Kysely, sql } from 'kysely';

/** What the team asks for by day, month and year: docs/decisions/093-page-views.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Of different visits that searched so, as far as they can be told apart.
  `alter table search_counts add column visits int not null default 0,
    drop constraint search_counts__kind_check,
    add constraint search_counts__kind_check check (kind in ('service', 'city', 'service_in_city', 'nothing_found', 'words')),
    drop constraint search_counts__name_check,
    add constraint search_counts__name_check check (length(name) <= 200)`,
  'create index search_counts__kind_day on search_counts (kind, day) include (name, n, visits)',
  // Months that are over, which are kept for ever.
  `create table search_months (
    month date not null,
    kind text not null,
    name text not null,
    n int not null constraint search_months__n_check check (n > 0),
    constraint search_months__kind_month_name primary key (kind, month, name)
  )`,
  `create table enquiry_months (
    month date not null,
    service text not null,
    -- Until the answer; none where there was none.
    minutes int,
    n int not null constraint enquiry_months__n_check check (n > 0),
    constraint enquiry_months__month_service_minutes unique nulls not distinct (month, service, minutes)
  )`,
  'create index businesses__approved_at on businesses (approved_at) where approved_at is not null',
  "create index reviews__shown_created_at on reviews (created_at) where state = 'shown'",
  `create index enquiries__unanswered on enquiries (created_at) include (business_id)
    where replied_by is null and ended_at is null and status in ('new', 'replied') and not is_withheld`,
];
