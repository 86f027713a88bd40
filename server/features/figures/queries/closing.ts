import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { ANSWERED_AFTER, REACHED, startOf, TRADE } from '#server/features/figures/queries/moments.ts';
import { SPELLED_NAMES } from '#server/features/figures/queries/spelled-names.ts';
import { figureLimits } from '#shared/figure-limits.ts';

const MARK = 'months_closed_until';

/** The first day that no sum of a month holds; the earliest of all where no month was added up. */
export async function findClosedUntil(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(india_day(stands_at), 'YYYY-MM-DD') as day from job_marks where name = ${MARK}`.execute(db);
  return rows[0]?.day ?? '0001-01-01';
}

/**
 * The months to be added up next, which nobody else adds up until the transaction ends: from the first one that has anything to the last
 * one that changes no more. Nothing where there are none.
 */
export async function lockOpenMonths(transaction: Transaction<DB>): Promise<{ since: string; until: string } | undefined> {
  await sql`insert into job_marks (name, stands_at) values (${MARK}, ${startOf('0001-01-01')}) on conflict (name) do nothing`.execute(
    transaction,
  );
  const { rows } = await sql<{ since: string; until: string }>`
    select to_char(india_day(stands_at), 'YYYY-MM-DD') as since,
      to_char(date_trunc('month', india_day(now()) - ${figureLimits.monthClosesAfter}::int), 'YYYY-MM-DD') as until
    from job_marks where name = ${MARK} for update`.execute(transaction);
  const [open] = rows;
  if (!open || open.since >= open.until) return undefined;
  // The first time it is all that there is.
  await sql`set local statement_timeout = '10min'`.execute(transaction);
  return open;
}

interface Months {
  since: string;
  until: string;
}

/** Adds up enquiries by month, trade and time until the answer; of a trade that the catalogue does not know nothing is kept. */
export async function insertEnquiryMonths(transaction: Transaction<DB>, { since, until }: Months): Promise<void> {
  await sql`
    with counted as materialized (
      select date_trunc('month', enquiries.created_at at time zone 'Asia/Kolkata')::date as month, ${TRADE} as written,
        ${ANSWERED_AFTER} as minutes, count(*) as n
      from enquiries left join businesses on businesses.business_id = enquiries.business_id
      where enquiries.created_at >= ${startOf(since)} and enquiries.created_at < ${startOf(until)} and ${REACHED}
      group by 1, 2, 3),
    spelled as (
      select written, coalesce(names.present, '') as service from (select distinct written from counted) written
        left join ${SPELLED_NAMES} names on names.key = search_key(written))
    insert into enquiry_months (month, service, minutes, n)
      select month, service, minutes, sum(n) from counted join spelled using (written) group by 1, 2, 3`.execute(transaction);
}

/** Adds up searches by month; of words that found nothing those that enough different visits typed. What may be a saying is no sum's. */
export async function insertSearchMonths(transaction: Transaction<DB>, { since, until }: Months): Promise<void> {
  await sql`
    insert into search_months (month, kind, name, n)
      select date_trunc('month', day)::date, kind, name, sum(n) from search_counts
      where day >= ${since}::date and day < ${until}::date and kind <> 'words'
      group by 1, 2, 3 having kind <> 'nothing_found' or sum(visits) >= ${figureLimits.leastVisits}`.execute(transaction);
}

export async function moveClosedUntil(transaction: Transaction<DB>, until: string): Promise<void> {
  await sql`update job_marks set stands_at = ${startOf(until)} where name = ${MARK}`.execute(transaction);
}
