import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { knownMigrations, makeTables, migrate } from '#server/db/migrate.ts';
import { FILE_SIZE, listSitemaps } from '#server/features/sitemaps/list-sitemaps.ts';
import { readSitemap } from '#server/features/sitemaps/read-sitemap.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

type Site = Awaited<ReturnType<typeof createTestApp>>;

/** The ids in each file of businesses, as the files are named now. */
async function filesOf(context: Context, size: number): Promise<string[][]> {
  const names = (await listSitemaps(context, size)).flatMap((path) => /^\/sitemaps\/(businesses-.+)\.xml$/.exec(path)?.[1] ?? []);
  return Promise.all(names.map((name) => idsIn(context, name, size)));
}

async function idsIn(context: Context, name: string, size: number): Promise<string[]> {
  const ids: string[] = [];
  for await (const { url } of (await readSitemap(context, name, size)) ?? []) ids.push(url.replace('/viewdetails/', ''));
  return ids;
}

/** Each approved business stands once, in files that are neither empty nor too large. */
async function expectRight({ context, db }: Pick<Site, 'context' | 'db'>, size: number) {
  const files = await filesOf(context, size);
  const approved = await db.selectFrom('businesses').select('business_id').where('status', '=', 'approved').execute();
  expect(files.flat().toSorted()).toEqual(approved.map(({ business_id }) => business_id).toSorted());
  for (const { length } of files) expect(length > 0 && length <= size, `${length} in files of ${size}`).toBe(true);
  return files;
}

/** The addresses of businesses in each of their files, over HTTP. */
async function readFiles({ app }: Pick<Site, 'app'>): Promise<Record<string, string[]>> {
  const files: Record<string, string[]> = {};
  for (const path of await locationsIn(app, '/sitemap.xml'))
    if (path.startsWith('/sitemaps/businesses-')) files[path] = await locationsIn(app, path);
  return files;
}

async function locationsIn(app: Site['app'], url: string) {
  const { statusCode, body } = await app.inject({ url });
  expect([url, statusCode]).toEqual([url, 200]);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('over HTTP: what is approved comes to the last file at once, the next begins when that one is full, and an empty one is gone', async () => {
  const site = await createTestApp();
  const { app, db } = site;
  const { headers } = await signInAdmin(db);
  const decide = (id: string, status: string) => call(app, 'PUT', `/api/v1/admin/update/contractor-status/${id}`, { status }, headers);
  const page = (id: string | undefined) => `/viewdetails/${id}`;
  const early = await makeBusiness(db, { status: 'pending' });
  const [first, second] = [await makeBusiness(db), await makeBusiness(db)];
  expect(await readFiles(site)).toEqual({ '/sitemaps/businesses-1.xml': [page(first), page(second)] });

  // The first file has two places left.
  await sql`select setval(pg_get_serial_sequence('sitemap_places', 'place'), ${FILE_SIZE - 2})`.execute(db);
  const late = [await makeBusiness(db), await makeBusiness(db)];
  expect((await decide(early, 'approved')).status).toBe(200);
  const full = [first, second, ...late].map(page);
  expect(await readFiles(site)).toEqual({ '/sitemaps/businesses-1.xml': full, '/sitemaps/businesses-2.xml': [page(early)] });
  expect(await locationsIn(app, '/sitemaps/hi-businesses-2.xml')).toEqual([`/hi${page(early)}`]);

  // An address that search engines were given before goes on from its id.
  expect(await locationsIn(app, `/sitemaps/businesses-${second}.xml`)).toEqual([second, ...late].map(page));
  expect(await locationsIn(app, `/sitemaps/businesses-${early}.xml`)).toEqual([early, first, second, ...late].map(page));

  for (const id of [first, second, ...late]) expect((await decide(id, 'rejected')).status).toBe(200);
  expect(await readFiles(site)).toEqual({ '/sitemaps/businesses-2.xml': [page(early)] });
  expect((await app.inject({ url: '/sitemaps/businesses-1.xml' })).statusCode).toBe(404);
  expect((await decide(first, 'approved')).status).toBe(200);
  expect(await readFiles(site)).toEqual({ '/sitemaps/businesses-2.xml': [page(early), page(first)] });
});

test('whatever is done in any order, each approved business is in one file, and no file holds too many', async () => {
  const site = await createTestApp();
  const { db, pool } = site;
  let seed = 20_261_130;
  const random = (most: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  const some = async (most: number) => {
    const { rows } = await pool.query<{ business_id: string }>('select business_id from businesses order by business_id');
    return Array.from({ length: Math.min(rows.length, 1 + random(most)) }, () => rows[random(rows.length)]?.business_id);
  };
  const addMany = (n: number, end: string) =>
    pool.query(`begin; insert into businesses (name, email, phone_no, service, address, city, state, price, short_description, description, status)
      select 'Roofer ' || n, 'many-${random(2 ** 31)}-' || n || '@example.in', '9' || ${100_000_000 + random(800_000_000)} + n, 'Waterproofing',
        'Karve Road', 'Pune', 'Maharashtra', '45', 'Leaks', 'Terraces', case when n % 5 = 0 then 'pending' else 'approved' end
      from generate_series(1, ${n}) n; ${end}`);
  const setStatus = async (status: string) =>
    pool.query('update businesses set status = $1 where business_id = any ($2)', [status, await some(6)]);
  const operations = [
    () => makeBusiness(db),
    () => makeBusiness(db, { status: 'pending' }),
    () => setStatus('approved'),
    () => setStatus('rejected'),
    async () => pool.query('delete from businesses where business_id = any ($1)', [await some(4)]),
    () => addMany(1 + random(12), 'commit'),
    () => addMany(1 + random(12), 'rollback'),
    async () => pool.query("update businesses set city = 'Nashik' where business_id = any ($1)", [await some(3)]),
  ];
  for (let step = 0; step < 120; step++) {
    await operations[random(operations.length)]?.();
    await expectRight(site, 1 + random(7));
  }
  await pool.query('delete from businesses');
  expect(await filesOf(site.context, 3)).toEqual([]);
  await addMany(25, 'commit');
  expect(await expectRight(site, 4)).not.toHaveLength(0);
  await pool.query('truncate listings');
  expect(await filesOf(site.context, 3)).toEqual([]);
});

test('what is done at once, too', async () => {
  const site = await createTestApp();
  const { db, pool } = site;
  const ids = await Promise.all(Array.from({ length: 12 }, () => makeBusiness(db, { status: 'pending' })));
  const set = (status: string, chosen: string[]) =>
    pool.query('update businesses set status = $1 where business_id = any ($2)', [status, chosen]);
  for (let round = 0; round < 6; round++) {
    const id = ids[round] as string;
    await Promise.all([
      ...ids.slice(0, 4).map((each) => set('approved', [each])),
      set('approved', [id]),
      set('rejected', [id]),
      makeBusiness(db),
      pool.query('delete from businesses where business_id = $1', [ids[11 - round]]),
      set('approved', [id]),
    ]);
    await expectRight(site, 3);
  }
});

test('a directory of before gets its places while others write, who do not wait', async () => {
  const database = await createTestDatabase();
  const { address, db, pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  const [triggers, places] = ['0136_sitemap_places', '0139_places_of_listings'];
  const make = (migrations: string[]) => db.transaction().execute((trx) => makeTables(trx, migrations));
  await make(knownMigrations().filter((name) => name < triggers));
  const [early, leaves, comes] = [await makeBusiness(db), await makeBusiness(db), await makeBusiness(db, { status: 'pending' })];
  await make(knownMigrations().filter((name) => name < places));
  const added = await makeBusiness(db);

  const writer = new pg.Client(address);
  await writer.connect();
  try {
    await writer.query("begin; set local lock_timeout = '10s'");
    const set = (status: string, id: string) => writer.query('update businesses set status = $1 where business_id = $2', [status, id]);
    await set('rejected', leaves);
    await set('approved', comes);
    await make(knownMigrations().filter((name) => name <= places));
    await writer.query('commit');
  } finally {
    await writer.end();
  }
  await migrate(db);
  const site = await createTestApp({}, { database });
  expect(await filesOf(site.context, 2)).toEqual([[added, comes], [early]]);
  await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', leaves).execute();
  expect((await filesOf(site.context, 9)).flat().toSorted()).toEqual([early, leaves, comes, added].toSorted());
});
