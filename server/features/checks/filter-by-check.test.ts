import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endChecks } from '#server/features/checks/end-checks.ts';
import { foldListingCounts } from '#server/features/search/refresh-queries.ts';
import { CHECK_KINDS, type CheckKind } from '#shared/check-kinds.ts';
import { messages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { endIn, makeCheck } from '#tests/factories/check.ts';
import { makeReview } from '#tests/factories/review.ts';
import { CONFIRM, makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const { decide, makeChecked, makeOwner, sendOne } = await makeCheckSteps({ app, db });

async function search(query: Record<string, string>) {
  const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  const counts = body.facets && Object.fromEntries(body.facets.checks.map(({ kind, count }: Record<string, string>) => [kind, count]));
  return { ids: body.data.map(({ _id }: { _id: string }) => _id), total: body.totalContractors, facets: body.facets, counts };
}

const stand = (business_id: string, kind: CheckKind) =>
  makeCheck(db, {
    ...{ business_id, kind, number: '', state: 'standing' },
    ...{ decided_at: new Date(), checked_on: sql<string>`current_date` as never, ends_at: new Date(Date.now() + 86_400_000) },
  });
/** A business without a proven address, with checks that stand. */
async function makeWith(city: string, kinds: readonly CheckKind[], more: object = {}) {
  const id = await makeBusiness(db, { city, email_proven_at: null, ...more });
  for (const kind of kinds) await stand(id, kind);
  return id;
}
const found = async (city: string, checks: string) => (await search({ city, checks })).ids;

test('each kind finds who has it, and is counted', async () => {
  const ids = new Map<CheckKind, string>();
  for (const kind of CHECK_KINDS) ids.set(kind, await makeWith('Satara', [kind]));
  await makeWith('Satara', []);
  for (const kind of CHECK_KINDS) expect([kind, await found('Satara', kind)]).toEqual([kind, [ids.get(kind)]]);
  const { total, counts } = await search({ city: 'Satara', counts: '1' });
  expect([total, counts]).toEqual([10, Object.fromEntries(CHECK_KINDS.map((kind) => [kind, 1]))]);
});

test('several kinds are asked for all together, in any order; other filters and their counts go with them', async () => {
  const one = await makeWith('Sangli', ['gstin', 'phone', 'rera'], { images: ['demo/a'] });
  const two = await makeWith('Sangli', ['gstin', 'phone'], { images: [] });
  await makeWith('Sangli', ['phone']);
  await makeReview(db, { business_id: two, rating: 5 });
  expect(new Set(await found('Sangli', 'phone,gstin'))).toEqual(new Set([one, two]));
  expect(await found('Sangli', 'rera,gstin,rera')).toEqual([one]);
  expect(await found('Sangli', 'gstin,udyam')).toEqual([]);
  const narrowed = await search({ city: 'Sangli', checks: 'gstin', counts: '1' });
  expect(narrowed.counts).toEqual({ gstin: 2, phone: 2, rera: 1 });
  expect(narrowed.facets).toMatchObject({ reviews: 1, photos: 1, checked: 2 });
  const rated = await search({ city: 'Sangli', checks: 'gstin', rating: '4', sort: 'reviews', counts: '1' });
  expect([rated.ids, rated.counts]).toEqual([[two], { gstin: 1, phone: 1 }]);
  const none = await search({ city: 'Sangli', checks: 'rera', reviews: '1', counts: '1' });
  expect([none.ids, none.counts, none.facets.less]).toEqual([
    [],
    { rera: 0 },
    [
      { filter: 'checks', count: 1 },
      { filter: 'reviews', count: 1 },
    ],
  ]);
});

test('around a point, with a price, in all India and page by page too', async () => {
  const place = { service: 'Cement', lat: 17.68, lng: 75.9, price_amount: 400, price_unit: 'bag' };
  const ids = [await makeWith('Solapur', ['udyam'], place), await makeWith('Pandharpur', ['udyam'], { ...place, price_amount: 300 })];
  await makeWith('Solapur', ['gstin'], place);
  const asked = { service: 'Cement', checks: 'udyam', counts: '1' };
  const around = await search({ ...asked, lat: '17.68', lng: '75.9', radius: '25' });
  expect([new Set(around.ids), around.counts]).toEqual([new Set(ids), { udyam: 2 }]);
  expect((await search({ ...asked, lat: '17.68', lng: '75.9', radius: '25', upTo: '350' })).ids).toEqual([ids[1]]);
  expect((await search({ ...asked, sort: 'price' })).ids).toEqual([ids[1], ids[0]]);
  expect(await search({ ...asked, limit: '1', page: '2', sort: 'price' })).toMatchObject({ ids: [ids[0]], total: 2 });
  expect((await search({ service: 'Cement', counts: '1' })).counts).toEqual({ gstin: 1, udyam: 2 });
});

describe('a check', () => {
  test('is found from the moment that it is confirmed, and not while it waits or when it is refused', async () => {
    const { headers } = await makeOwner({ city: 'Nanded' });
    const check = await sendOne(headers);
    expect(await found('Nanded', 'gstin')).toEqual([]);
    await decide(check, { decision: 'refuse', reason: 'Another name' });
    expect(await found('Nanded', 'gstin')).toEqual([]);
    const again = await sendOne(headers);
    await decide(again, CONFIRM);
    expect(await found('Nanded', 'gstin')).toHaveLength(1);
    expect((await search({ city: 'Nanded', counts: '1' })).counts).toEqual({ gstin: 1 });
  });

  test('whose time is over is gone with the job of the minute; one that ends meanwhile is not brought back by its renewal that waits', async () => {
    const { id, headers } = await makeChecked({ city: 'Latur' });
    const phone = await makeWith('Latur', ['phone']);
    expect(await found('Latur', 'gstin')).toEqual([id]);
    await sendOne(headers);
    await endIn(db, id, 'gstin', -1);
    await endIn(db, phone, 'phone', -1);
    await endChecks.run(context, {});
    expect([await found('Latur', 'gstin'), await found('Latur', 'phone')]).toEqual([[], []]);
    expect((await search({ city: 'Latur', counts: '1' })).counts).toEqual({});
  });

  test('stays found while its renewal waits, and when that is confirmed', async () => {
    const { id, headers } = await makeChecked({ city: 'Akola' });
    const renewal = await sendOne(headers);
    expect(await found('Akola', 'gstin')).toEqual([id]);
    await decide(renewal, CONFIRM);
    expect(await found('Akola', 'gstin')).toEqual([id]);
    expect((await search({ city: 'Akola', counts: '1' })).counts).toEqual({ gstin: 1 });
  });

  test.each<[string, (made: Awaited<ReturnType<typeof makeChecked>>) => Promise<unknown>]>([
    ['taken back by the team', ({ check }) => decide(check, { decision: 'end', reason: 'Cancelled on the portal' })],
    ['of another number', ({ headers }) => sendOne(headers, 'gstin', '27AAACR5055K1Z7')],
    [
      'of a business whose name is another',
      ({ id }) => db.updateTable('businesses').set({ name: 'Another Name' }).where('business_id', '=', id).execute(),
    ],
    ['that is deleted', ({ check }) => db.deleteFrom('checks').where('check_id', '=', check).execute()],
  ])('%s is gone at once', async (what, end) => {
    const city = `Town of ${what}`;
    const made = await makeChecked({ city });
    expect(await found(city, 'gstin')).toEqual([made.id]);
    await end(made);
    expect([await found(city, 'gstin'), (await search({ city, counts: '1' })).counts]).toEqual([[], {}]);
  });

  test('of a phone or an address follows its proof, also of a business that is added with it', async () => {
    const id = await makeBusiness(db, { city: 'Jalna', email_proven_at: new Date(), phone_proven_at: new Date() });
    expect([await found('Jalna', 'phone,email'), await found('Jalna', 'gstin')]).toEqual([[id], []]);
    await db.updateTable('businesses').set({ phone_no: '9811000077' }).where('business_id', '=', id).execute();
    expect([await found('Jalna', 'phone'), await found('Jalna', 'email')]).toEqual([[], [id]]);
    await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', id).execute();
    expect(await found('Jalna', 'email')).toEqual([]);
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    expect(await found('Jalna', 'email')).toEqual([id]);
  });

  test('that moves to another business is found there', async () => {
    const [from, to] = [await makeWith('Beed', ['insurance']), await makeWith('Beed', [])];
    await db.updateTable('checks').set({ business_id: to }).where('business_id', '=', from).execute();
    expect(await found('Beed', 'insurance')).toEqual([to]);
  });

  test('and its listing change at the same moment, again and again: the list has what stands', async () => {
    const id = await makeWith('Parbhani', []);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        db.transaction().execute(async (transaction) => {
          await transaction.selectFrom('businesses').select('business_id').where('business_id', '=', id).forUpdate().execute();
          await transaction
            .insertInto('checks')
            .values({
              business_id: id,
              kind: 'address',
              state: 'standing',
              decided_at: new Date(),
              checked_on: '2026-01-01',
              ends_at: new Date(Date.now() + 86_400_000),
            })
            .execute();
        }),
        db
          .updateTable('businesses')
          .set({ images: round % 2 === 0 ? ['demo/a'] : [] })
          .where('business_id', '=', id)
          .execute(),
      ]);
      expect(await found('Parbhani', 'address')).toEqual([id]);
      await db.deleteFrom('checks').where('business_id', '=', id).execute();
      expect(await found('Parbhani', 'address')).toEqual([]);
    }
  });
});

test('what is counted is what a scan of all finds, also once the sums are folded', async () => {
  const kept = sql<{ facts: number; n: number }>`select facts, sum(n)::int as n from listing_fact_counts
    where (state_key, city_key, service_key) = ('', '', '') group by facts having sum(n) <> 0 order by facts`;
  const scanned = sql<{
    facts: number;
    n: number;
  }>`select listing_marks(source.reviews, source.stars, source.shown, source.quick) as facts, count(*)::int as n
    from listing_source source group by facts order by facts`;
  const { rows } = await scanned.execute(db);
  expect((await kept.execute(db)).rows).toEqual(rows);
  await foldListingCounts(db);
  expect((await kept.execute(db)).rows).toEqual(rows);
});

test.each(['', 'gst', 'GSTIN', 'gstin,', 'gstin,,phone', 'gstin phone', 'gstin,passport', 'toString', '1', `${'gstin,'.repeat(2_000)}x`])(
  'checks=%j is refused in words',
  async (checks) => {
    const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?city=Pune&${new URLSearchParams({ checks })}`);
    expect([status, body.code, body.errors]).toEqual([400, 'invalid_input', { checks: messages.unknownChecks }]);
  },
);

test('asked for twice it is refused as other filters are', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/contractor/search?city=Pune&checks=gstin&checks=phone');
  expect([status, body.message]).toEqual([400, messages.unknownChecks]);
});
