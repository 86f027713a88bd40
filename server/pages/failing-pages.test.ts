import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PAGES } from '#drills/parts/page-table.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const UNKNOWN = ['unknown', '01890000-0000-7000-8000-000000000000', '%00'];

/** What is missing of a failure that somebody looks at: one main part, with a heading in words, and a way on. */
function missingIn(html: string) {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const wanted = {
    main: html.match(/<main[\s>]/g)?.length === 1,
    heading: main.match(/<h1[\s>]/g)?.length === 1 && /<h1[^>]*>[^<]*\p{L}/u.test(main),
    // A search is a way on, too.
    way: /<a [^>]*href="\/|<form [^>]*action="\//.test(main),
    title: /<title>[^<]+<\/title>/.test(html),
    language: /<html lang="(?:en-IN|hi)"/.test(html),
  };
  return Object.entries(wanted).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

type Opened = Awaited<ReturnType<typeof openAll>>;

/** Opens every page as everybody, with each of some parameters; in Hindi as the first. @returns how many failed, by status. */
async function openAll(site: Awaited<ReturnType<typeof createTestApp>>['app'], tokens: (string | undefined)[], parameters: string[]) {
  const failed = new Map<number, number>();
  const bare: string[] = [];
  const paths = new Set(PAGES.flatMap(({ path }) => parameters.map((one) => path.replaceAll(/:\w+/g, one).replace('*', 'no/such/page'))));
  const opened = [...paths].flatMap((path) => [...tokens.map((token) => ({ url: path, token })), { url: `/hi${path}`, token: tokens[0] }]);
  for (const { url, token } of opened) {
    const headers = { accept: 'text/html,*/*;q=0.8', ...(token ? { cookie: `nirmaan=${token}` } : {}) };
    const { statusCode, body } = await site.inject({ url, headers });
    if (statusCode < 400) continue;
    const missing = missingIn(body);
    if (missing.length > 0) bare.push(`${statusCode} ${url}: no ${missing.join(', ')}`);
    failed.set(statusCode, (failed.get(statusCode) ?? 0) + 1);
  }
  expect(bare).toEqual([]);
  return failed;
}

const sum = (failed: Opened) => [...failed.values()].reduce((a, b) => a + b, 0);

describe('every page that fails can be read, and leads on', () => {
  test('where nothing of the name is', async () => {
    const { app, db } = await createTestApp({}, { pages: true });
    const tokens = [undefined, (await signInBusiness(db)).token, (await signInAdmin(db)).token];
    const failed = await openAll(app, tokens, UNKNOWN);
    expect([...failed.keys()].toSorted()).toEqual(expect.arrayContaining([401, 404]));
    expect(failed.get(500)).toBeUndefined();
    expect(sum(failed)).toBeGreaterThan(50);
  });

  test('where its tables are gone', async () => {
    const { app, db } = await createTestApp({}, { pages: true });
    const business = await makeBusiness(db);
    const tokens = [(await signInAdmin(db)).token, (await signInUser(db)).token, undefined];
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
    // The last are where it is found out who asks.
    const ofSessions = ['admins', 'users', 'sessions'];
    const others = rows.map(({ name }) => name).filter((name) => !ofSessions.includes(name));
    for (const name of others) await rename(name, `${name}_away`);
    const failed = await openAll(app, tokens, [business]);
    expect(failed.get(500)).toBeGreaterThan(100);
    for (const name of ofSessions) {
      await rename(name, `${name}_away`);
      expect(sum(await openAll(app, tokens.slice(0, 1), ['x']))).toBeGreaterThan(50);
    }
    for (const name of [...others, ...ofSessions]) await rename(`${name}_away`, name);
  });
});
