import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { ANSWERED_AFTER, REACHED, startOf, TRADE } from '#server/features/figures/queries/moments.ts';
import type { ReadSpan } from '#server/features/figures/queries/searches.ts';
import { SPELLED_NAMES } from '#server/features/figures/queries/spelled-names.ts';
import type { Span } from '#server/features/figures/span.ts';
import { figureLimits } from '#shared/figure-limits.ts';

export interface AnsweringRow {
  /** Null in the rows of all trades together; empty where the catalogue does not know it. */
  service: string | null;
  is_now: boolean;
  sent: number;
  answered: number;
  median_minutes: number | null;
}

/** Enquiries of the period and of the one before it, by trade and in all: sent, answered, and the middle of the times until the answer. */
export async function selectAnswering(db: Kysely<DB>, { before, since, until, closedUntil }: ReadSpan): Promise<AnsweringRow[]> {
  const { rows } = await sql<AnsweringRow>`
    with counted as materialized (
      select service collate "C" as written, month >= ${since}::date as is_now, minutes, sum(n)::int as n from enquiry_months
      where month >= ${before}::date and month < least(${until}::date, ${closedUntil}::date)
      group by 1, 2, 3
      union all
      select ${TRADE}, enquiries.created_at >= ${startOf(since)}, ${ANSWERED_AFTER}, count(*)::int
      from enquiries left join businesses on businesses.business_id = enquiries.business_id
      where enquiries.created_at >= greatest(${startOf(before)}, ${startOf(closedUntil)}) and enquiries.created_at < ${startOf(until)}
        and ${REACHED}
      group by 1, 2, 3),
    spelled as (
      select written, coalesce(names.present, '') collate "C" as service from (select distinct written from counted) written
        left join ${SPELLED_NAMES} names on names.key = search_key(written)),
    summed as (
      select service, is_now, minutes, sum(n) as n from counted join spelled using (written)
      group by grouping sets ((service, is_now, minutes), (is_now, minutes))),
    placed as (
      select *, sum(n) over answers as upto, sum(n) filter (where minutes is not null) over (partition by service, is_now) as answered
      from summed window answers as (partition by service, is_now, minutes is null order by minutes))
    select service, is_now, sum(n)::int as sent, coalesce(max(answered), 0)::int as answered,
      min(minutes) filter (where minutes is not null and upto * 2 >= answered) as median_minutes
    from placed group by service, is_now`.execute(db);
  return rows;
}

export interface UnansweredRow {
  business_id: string;
  name: string;
  service: string;
  city: string;
  state: string;
  now: number;
  before: number;
  last_answer_at: Date | null;
}

/** Enquiries that wait for an answer for too long; what its owner filed as closed, and what whoever asked has ended, waits no more. */
const WAITS = sql<boolean>`(replied_by is null and ended_at is null and status in ('new', 'replied') and not is_withheld
  and sender_business_id is distinct from business_id
  and created_at < now() - make_interval(days => ${figureLimits.patienceDays}::int))`;

/** Public businesses with enquiries of the period that wait for too long, the most first. */
export async function selectUnanswered(db: Kysely<DB>, { before, since, until }: Span, most: number): Promise<UnansweredRow[]> {
  const { rows } = await sql<UnansweredRow>`
    with waiting as (
      select business_id, count(*) filter (where created_at >= ${startOf(since)})::int as now,
        count(*) filter (where created_at < ${startOf(since)})::int as before
      from enquiries
      where created_at >= ${startOf(before)} and created_at < ${startOf(until)} and business_id is not null and ${WAITS}
      group by business_id having count(*) filter (where created_at >= ${startOf(since)}) > 0),
    listed as materialized (
      select business_id, name, service, city, state, now, before from waiting join businesses using (business_id)
      where businesses.status = 'approved' order by now desc, name, business_id limit ${most})
    select listed.*, last_answer_at from listed
      cross join lateral (
        select max(replied_at) as last_answer_at from enquiries
        where enquiries.business_id = listed.business_id and replied_by = 'owner') answers
    order by now desc, name, business_id`.execute(db);
  return rows;
}
