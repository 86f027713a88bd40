import { type Kysely, sql } from 'kysely';
import type { Stretch } from '#server/db/move-mark.ts';
import type { DB } from '#server/db/types.ts';
import type { QueueName } from '#shared/schemas/health.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

/** Nobody looks closer at larger numbers. */
const MOST = 1_000;

const EVER: Stretch = { since: '-infinity', until: 'infinity' };

/** What waits: the rows of each kind. */
const WAITING = {
  businesses: sql`from businesses where status = 'pending' and status <> 'approved'`,
  reports: sql`from reports where status = 'open'`,
  comments: sql`from comments where status = 'pending'`,
  quarantined: sql`from quarantined_enquiries where status = 'held'`,
  checks: sql`from checks where state = 'waiting'`,
  changes: sql`from waiting_changes where state = 'waiting'
    and exists (select from businesses listed where listed.business_id = waiting_changes.business_id and listed.status = 'approved')`,
  // Since when they wait for the team, and not for their owner.
  corrections: sql`from (select to_team_at as created_at from corrections where state = 'team') waiting where true`,
  duplicates: sql`from business_duplicates where state = 'waiting'
    and (select count(*) from businesses where business_id in (one_id, other_id) and status <> 'rejected') = 2`,
  reviews: sql`from reviews where state = 'held' and state <> 'shown'`,
  grievances: sql`from grievances where status = 'open'`,
  claims: sql`from claims where way = 'team' and state = 'open'`,
  messages: sql`from contact_messages where status = 'new'`,
  enquiries: sql`from enquiries where status = 'new' and business_id is null and business_left_at is null`,
  edits: sql`from business_edits where checked_at is null`,
};

/** What waits, of what came in a stretch of time or ever. */
export async function selectWhatWaits(db: Kysely<DB>, { since, until }: Stretch = EVER): Promise<WhatWaits> {
  const counted = (from: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select ${from} and created_at > ${since}::timestamptz and created_at <= ${until}::timestamptz limit ${MOST}) counted)`;
  const { rows } = await sql<WhatWaits>`
    select
      ${counted(WAITING.businesses)} as businesses,
      ${counted(WAITING.reports)} as reports,
      ${counted(WAITING.comments)} as comments,
      ${counted(WAITING.quarantined)} as quarantined,
      ${counted(WAITING.checks)} as checks,
      ${counted(WAITING.changes)} as changes,
      ${counted(WAITING.corrections)} as corrections,
      ${counted(WAITING.duplicates)} as duplicates,
      ${counted(WAITING.reviews)} as reviews,
      ${counted(WAITING.grievances)} as grievances,
      ${counted(WAITING.claims)} as claims,
      ${counted(WAITING.messages)} + ${counted(WAITING.enquiries)} as messages`.execute(db);
  const [found] = rows;
  return {
    businesses: Number(found?.businesses),
    reports: Number(found?.reports),
    comments: Number(found?.comments),
    reviews: Number(found?.reviews),
    quarantined: Number(found?.quarantined),
    checks: Number(found?.checks),
    changes: Number(found?.changes),
    corrections: Number(found?.corrections),
    duplicates: Number(found?.duplicates),
    grievances: Number(found?.grievances),
    claims: Number(found?.claims),
    messages: Number(found?.messages),
  };
}

/** How much of each kind waits, counted as far as anybody looks, and since when the oldest does. */
export async function measureWaiting(db: Kysely<DB>): Promise<{ name: QueueName; waiting: number; oldest: Date | null }[]> {
  const measured = Object.entries(WAITING).map(
    ([kind, from]) => sql`select ${sql.lit(kind === 'enquiries' ? 'messages' : kind)} as name,
      (select count(*) from (select ${from} limit ${MOST}) counted) as waiting, (select min(created_at) ${from}) as oldest`,
  );
  const { rows } = await sql<{ name: QueueName; waiting: number; oldest: Date | null }>`
    select name, sum(waiting)::int as waiting, min(oldest) as oldest from (${sql.join(measured, sql` union all `)}) kinds
    group by name`.execute(db);
  return rows;
}
