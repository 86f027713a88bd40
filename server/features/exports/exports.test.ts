import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sweepExports } from '#server/features/exports/sweep-exports.ts';
import { exportedList } from '#shared/schemas/exports.ts';
import { importColumns } from '#shared/schemas/imports.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createExports } from '#tests/helpers/export-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const site = await createTestApp();
const { app, context, db } = site;
const admin = await signInAdmin(db);
const { begin, download, fetchFile, look, rowsOf } = createExports(site, admin.headers);

test.each(['csv', 'xlsx'] as const)('businesses come with all that an import reads, of every state, as %s', async (format) => {
  const id = await makeBusiness(db, {
    name: '=Sum & "Söhne" <Tiles>',
    city: 'Nashik',
    status: 'rejected',
    price: '45 per sq ft',
    description: 'Line one\n+Line two\u0007 _x000D_',
    languages: ['Hindi', 'Marathi'],
    lat: 19.99,
    lng: 73.78,
    working_since: 2009,
    price_amount: 45,
    price_unit: 'sq ft',
    price_from: true,
    name_hi: 'टाइल्स',
    external_key: `assoc-${format}`,
  });
  const rows = await rowsOf('businesses', format, { q: 'söhne nashik' });
  expect(rows.filter((row) => row.id === id)).toMatchObject([
    {
      externalKey: `assoc-${format}`,
      version: '1',
      // A workbook's reader takes the apostrophes off again, as an import does.
      name: format === 'csv' ? '\'=Sum & "Söhne" <Tiles>' : '=Sum & "Söhne" <Tiles>',
      city: 'Nashik',
      lat: '19.99',
      languages: 'Hindi, Marathi',
      workingSince: '2009',
      priceAmount: '45',
      priceUnit: 'sq ft',
      priceFrom: 'yes',
      nameHindi: 'टाइल्स',
      status: 'rejected',
      description: format === 'csv' ? "Line one\n'+Line two\u0007 _x000D_" : 'Line one\n+Line two\u0007 _x000D_',
    },
  ]);
  for (const column of importColumns) expect(rows[0]).toHaveProperty(column);
});

test('the filters of the page hold for its file', async () => {
  const [approved, pending] = [
    await makeBusiness(db, { name: 'Filtered Domes', city: 'Mumbai', phone_no: '9600012001' }),
    await makeBusiness(db, { name: 'Filtered Arches', city: 'Mumbai', status: 'pending' }),
  ];
  const ids = async (filter: object) => (await rowsOf('businesses', 'csv', filter)).map(({ id }) => id);
  expect(await ids({ q: 'filtered' })).toEqual([pending, approved]);
  expect(await ids({ q: 'filtered bombay', state: 'approved' })).toEqual([approved]);
  expect(await ids({ q: 'filtered', state: 'pending' })).toEqual([pending]);
  expect(await ids({ q: '+91 96000 12001' })).toEqual([approved]);
  expect((await begin({ list: 'businesses', format: 'csv', state: 'lost' })).status).toBe(400);
  expect((await begin({ list: 'nonsense', format: 'csv' })).status).toBe(400);
  expect((await begin({ list: 'users', format: 'pdf' })).status).toBe(400);
});

/** What nothing is made for here: figures have tests of their own. */
const mayBeEmpty = ['posters', 'unanswered', 'searched_services', 'searched_cities', 'searched_service_cities', 'searched_in_vain'];

test('every list comes in both forms, with the same rows', async () => {
  const business = await makeBusiness(db, { name: 'Every List' });
  await makeUser(db, { user_name: 'Every.User' });
  await makeReview(db, { business_id: business, name: 'Every', description: 'Good\nwork', rating: 4.5 });
  await makePaidOrder(db);
  await makePriceTicker(db, { material: 'Every cement' });
  await makeBlog(db, { title: 'Every entry' });
  await makeSubscription(db, { email: '=every@list.example' });
  await makeEnquiry(db, { business_id: business });
  for (const list of exportedList.options) {
    const [csv, xlsx] = [await rowsOf(list, 'csv'), await rowsOf(list, 'xlsx')];
    const unguarded = csv.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.replace(/^'(?==)/, '')])));
    expect([list, xlsx.map(({ id, email }) => id ?? email)]).toEqual([list, unguarded.map(({ id, email }) => id ?? email)]);
    if (!mayBeEmpty.includes(list)) expect([list, csv.length > 0]).toEqual([list, true]);
  }
  expect(await rowsOf('reviews', 'csv', { q: 'every list', state: 'shown' })).toMatchObject([{ business: 'Every List', rating: '4.5' }]);
  expect(await rowsOf('prices', 'csv', { q: 'CEMENT every' })).toMatchObject([{ material: 'Every cement' }]);
  expect(await rowsOf('subscribers', 'csv', { state: 'waiting', q: 'nobody' })).toEqual([]);
});

test('of enquiries nothing private leaves: neither who wrote nor what', async () => {
  await makeEnquiry(db, {
    name: 'Secret Sender',
    email: 'secret.sender@example.in',
    phone_no: '9811199999',
    message: 'Secret message',
    place: 'Secret lane',
  });
  const { bytes } = await download('enquiries');
  expect(bytes.toString()).not.toMatch(/secret|9811199999/i);
});

test('a large list comes whole, each row once, and says how far it is', async () => {
  const emails = Array.from({ length: 1_203 }, (_, at) => ({ email: `bulk${at}@walked.example` }));
  await db.insertInto('newsletter_subscriptions').values(emails).execute();
  const { id, bytes, headers } = await download('subscribers', 'csv', { q: 'walked.example' });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/);
  expect(new Set(bytes.toString().match(/bulk\d+@/g)).size).toBe(1_203);
  expect(bytes.toString().trimEnd().split('\r\n')).toHaveLength(1_204);
  const so = await look(id);
  expect(so).toMatchObject({ state: 'done', written: 1_203 });
  expect(so.lookedAt).toBe(so.total);
});

test('a file is fetched once, by the admin who asked for it, and every step is told', async () => {
  const q = 'masked.person@example.in';
  const { id } = await download('users', 'csv', { q });
  expect(await fetchFile(id)).toMatchObject({ status: 409 });
  const other = await signInAdmin(db);
  for (const [url, method] of [
    ['get', 'GET'],
    ['file', 'GET'],
    ['stop', 'POST'],
  ] as const) {
    for (const unknown of [id, 'nonsense', crypto.randomUUID()])
      expect(await call(app, method, `/api/v1/admin/export/${url}/${unknown}`, undefined, other.headers)).toMatchObject({
        status: 404,
        body: { message: 'Download not found' },
      });
  }
  const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
  expect(entries).toMatchObject([{ action: 'export', subject_kind: 'export', subject_name: 'users', admin_id: admin.id }]);
  expect(JSON.stringify(entries)).not.toContain('masked.person');
  const kept = await db.selectFrom('exports').select('filter').where('export_id', '=', id).executeTakeFirstOrThrow();
  expect(kept.filter).toEqual({});
});

test('one that is stopped before it is fetched cannot be fetched', async () => {
  const { body } = await begin({ list: 'users', format: 'csv' });
  const stopped = await call(app, 'POST', `/api/v1/admin/export/stop/${body.export._id}`, undefined, admin.headers);
  expect(stopped.body).toEqual({ success: true, message: 'Download stopped' });
  expect(await fetchFile(body.export._id)).toMatchObject({ status: 409 });
});

test('it is read no further when whoever fetches it goes away, or stops it', async () => {
  const long = 'Far longer than what a socket holds. '.repeat(100);
  const business = await makeBusiness(db);
  const values = Array.from({ length: 6_000 }, () => ({ business_id: business, name: 'Long', description: long, rating: 5 }));
  for (let at = 0; at < values.length; at += 1_000)
    await db
      .insertInto('reviews')
      .values(values.slice(at, at + 1_000))
      .execute();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (const format of ['csv', 'xlsx']) {
    const { body } = await begin({ list: 'reviews', format });
    const sent = request({ port, host: '127.0.0.1', path: `/api/v1/admin/export/file/${body.export._id}`, headers: admin.headers }).end();
    const [answer] = await once(sent, 'response');
    await once(answer, 'readable');
    if (format === 'csv') sent.destroy();
    else {
      await call(app, 'POST', `/api/v1/admin/export/stop/${body.export._id}`, undefined, admin.headers);
      const broken = new Promise((resolve) => answer.once('error', resolve));
      answer.resume();
      // What has come must not look whole.
      expect(await broken).toBeInstanceOf(Error);
    }
    await expect.poll(async () => (await look(body.export._id)).state, { timeout: 20_000 }).toBe('stopped');
    expect((await look(body.export._id)).written).toBeLessThan(6_000);
  }
});

test('downloads are forgotten after a day', async () => {
  const { id } = await download('users');
  await db.updateTable('exports').set({ created_at: '2026-01-01T00:00:00Z' }).where('export_id', '=', id).execute();
  await sweepExports.run(context, {});
  expect(await look(id)).toBeUndefined();
});
