import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Work } from '#shared/schemas/health.ts';

/** What is counted: an answer from 500 on, or a login that was refused. */
export type Happening = 'failure' | 'failed_login';

interface Sum {
  since: string;
  happened: Happening;
  cause: string;
  n: number;
}

/** Adds what a process has counted. In one order, so that two that add the same rows wait for each other and no more. */
export async function addHealthCounts(db: Kysely<DB>, sums: Sum[]): Promise<void> {
  const ordered = sums.toSorted((a, b) => (`${a.since} ${a.happened} ${a.cause}` < `${b.since} ${b.happened} ${b.cause}` ? -1 : 1));
  await db
    .insertInto('health_counts')
    .values(ordered)
    .onConflict((conflict) => conflict.columns(['since', 'happened', 'cause']).doUpdateSet({ n: sql`health_counts.n + excluded.n` }))
    .execute();
}

/** How often it happened, by cause, the most frequent of the last day first. */
export async function sumHealthCounts(db: Kysely<DB>, happened: Happening) {
  const { rows } = await sql<{ cause: string; last_hour: number; last_day: number }>`
    select cause, coalesce(sum(n) filter (where since > now() - interval '65 minutes'), 0)::int as last_hour, sum(n)::int as last_day
    from health_counts where happened = ${happened} and since > now() - interval '1 day'
    group by cause order by last_day desc, cause limit 50`.execute(db);
  return rows.map(({ cause, last_hour: lastHour, last_day: lastDay }) => ({ cause, lastHour, lastDay }));
}

/** What is shown to nobody any more. */
export async function deleteOldHealthCounts(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('health_counts').where('since', '<', sql<Date>`now() - interval '8 days'`).execute();
}

/**
 * What waits in the queues, mails and other work apart. What is open lies in an index of its own; what was given up is counted by
 * the queues themselves every few seconds.
 */
export async function measureWork(db: Kysely<DB>): Promise<{ mails: Work; jobs: Work }> {
  interface Row {
    is_mail: boolean;
    waiting: number;
    oldest: Date | null;
    failing: number;
    failing_since: Date | null;
    given_up: number;
  }
  const { rows } = await sql<Row>`
    with kinds as (select is_mail from unnest(array[true, false]) is_mail),
    open as (
      select name like 'mail-%' as is_mail, state, start_after, created_on from pgboss.job
      where state < 'active' and not blocked and (state = 'retry' or start_after <= now())
    ),
    measured as (
      select is_mail, count(*) filter (where state = 'created')::int as waiting, min(start_after) filter (where state = 'created') as oldest,
        count(*) filter (where state = 'retry')::int as failing, min(created_on) filter (where state = 'retry') as failing_since
      from open group by is_mail
    ),
    ended as (select name like 'mail-%' as is_mail, sum(failed_count)::int as given_up from pgboss.queue group by 1)
    select kinds.is_mail, coalesce(waiting, 0) as waiting, oldest, coalesce(failing, 0) as failing, failing_since,
      coalesce(given_up, 0) as given_up
    from kinds left join measured on measured.is_mail = kinds.is_mail left join ended on ended.is_mail = kinds.is_mail`.execute(db);
  const workOf = (isMail: boolean): Work => {
    const row = rows.find(({ is_mail }) => is_mail === isMail);
    return {
      waiting: row?.waiting ?? 0,
      oldestAt: row?.oldest?.toISOString() ?? null,
      failing: row?.failing ?? 0,
      failingSince: row?.failing_since?.toISOString() ?? null,
      givenUp: row?.given_up ?? 0,
    };
  };
  return { mails: workOf(true), jobs: workOf(false) };
}

export async function measureDatabase(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** What a look found, and when. */
export async function findFinding<Found>(db: Kysely<DB>, name: string): Promise<{ found: Found; foundAt: Date } | undefined> {
  const row = await db.selectFrom('health_findings').select(['found', 'found_at']).where('name', '=', name).executeTakeFirst();
  return row && { found: row.found as Found, foundAt: row.found_at };
}

/** Keeps what a look has found now. */
export async function keepFinding(db: Kysely<DB>, name: string, found: object): Promise<void> {
  const json = JSON.stringify(found);
  await db
    .insertInto('health_findings')
    .values({ name, found: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ found: json, found_at: sql<Date>`now()` }))
    .execute();
}

/** Ways by which something leaves the site, as it is noted that one takes nothing. */
export type FailingWay = 'mail_fails' | 'sms_fails' | 'whatsapp_fails';

/** Notes that a way takes nothing, where that is not noted yet. */
export async function noteFails(db: Kysely<DB>, name: FailingWay, reason: string): Promise<void> {
  await db
    .insertInto('health_findings')
    .values({ name, found: JSON.stringify({ reason }) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Notes that a way takes what it is given. */
export async function noteGoes(db: Kysely<DB>, name: FailingWay): Promise<void> {
  await db.deleteFrom('health_findings').where('name', '=', name).execute();
}

/** What the last mail about the site's health told of, which nobody else changes until the transaction ends. */
export async function lockTold(db: Kysely<DB>): Promise<string[]> {
  await db
    .insertInto('health_findings')
    .values({ name: 'told', found: JSON.stringify({ checks: [] }) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { found } = await db.selectFrom('health_findings').select('found').where('name', '=', 'told').forUpdate().executeTakeFirstOrThrow();
  return (found as { checks: string[] }).checks;
}
