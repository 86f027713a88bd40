import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { lookForDuplicates } from '#server/features/duplicates/look-for-duplicates.ts';
import type { MergeInput } from '#shared/schemas/duplicates.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, type createTestApp } from '#tests/helpers/test-app.ts';

type Site = Awaited<ReturnType<typeof createTestApp>>;

/** Tables that tell what was done, or what is still to do: they grow with each write. */
const OF_WORK = [
  'audit_entries',
  'business_duplicates',
  'duplicate_looks',
  'job_marks',
  'popularity_changes',
  'row_changes',
  'row_changes_told',
  'search_words',
  'topic_changes',
  'webhook_deliveries',
];

/** Tables of differences that are summed up: they say the same where their sums do. */
const OF_SUMS = ['listing_counts', 'listing_fact_counts'];

/** 0.0 is 0. */
const valuesOf = (row: string) => (row.startsWith('{') && row.endsWith('}') ? JSON.parse(row) : row);

/** What goes on counting: how often a row was changed, and where in the sitemap whoever is listed again comes to. */
const countersOf = (table: string) => (table === 'sitemap_places' ? ['version', 'place'] : ['version']);

/** How many rows each table has, and a hash of all of them, but for counters. */
export async function sumOfTables(db: Kysely<DB>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    if (OF_WORK.includes(name)) continue;
    const { rows } = OF_SUMS.includes(name)
      ? await sql<{ row: string }>`
          select (key::text || sum(n)) as row from (select to_jsonb(t) - 'n' as key, n from ${sql.table(name)} t) t group by key having sum(n) <> 0 order by 1`.execute(
          db,
        )
      : await sql<{
          row: string;
        }>`select (to_jsonb(t) - ${countersOf(name)}::text[])::text as row from ${sql.table(name)} t order by 1`.execute(db);
    sums[name] = `${rows.length} ${createHash('sha256')
      .update(JSON.stringify(rows.map(({ row }) => valuesOf(row))))
      .digest('hex')}`;
  }
  return sums;
}

/** What an admin does about duplicates. */
export async function makeMergeSteps({ app, db, context }: Pick<Site, 'app' | 'db' | 'context'>) {
  const admin = await signInAdmin(db);
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, headers: Record<string, string> = admin.headers) =>
    call(app, method, `/api/v1/admin/duplicates${url}`, body, headers);
  const merge = (keep: string, gone: string, more: Partial<MergeInput> = {}, headers?: Record<string, string>) =>
    ask('POST', '/merge', { keep, merge: gone, ...more }, headers);
  const undo = (id: string, headers?: Record<string, string>) => ask('PUT', `/undo/${id}`, undefined, headers);
  const business = (id: string) => db.selectFrom('businesses').selectAll().where('business_id', '=', id).executeTakeFirstOrThrow();
  return {
    admin,
    ask,
    merge,
    undo,
    business,
    async expectMerged(keep: string, gone: string, more: Partial<MergeInput> = {}) {
      const { status, body } = await merge(keep, gone, more);
      expect([status, body.message]).toEqual([201, 'Merged. Both owners are told']);
    },
    async expectUndone(id: string, message = 'Undone. Both entries are back as they were') {
      const { status, body } = await undo(id);
      expect([status, body.message]).toEqual([200, message]);
    },
    look: () => lookForDuplicates.run(context, {}),
    pairs: async () => (await ask('GET', '?limit=100')).body.duplicates,
    /** Why two entries are said to be one; nothing where they are not. */
    async reasonsOf(one: string, other: string): Promise<string[] | undefined> {
      const { duplicates } = (await ask('GET', '?limit=100')).body;
      const ids = [one, other].toSorted().join();
      return duplicates.find(
        ({ businesses }: { businesses: { _id: string }[] }) =>
          businesses
            .map(({ _id }) => _id)
            .toSorted()
            .join() === ids,
      )?.reasons;
    },
  };
}
