import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sweepMerges } from '#server/features/duplicates/sweep-merges.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { makeMergeSteps, sumOfTables } from '#tests/helpers/merge-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const site = await createTestApp();
const { app, db, context } = site;
const { merge, undo, business, ask, expectMerged, expectUndone } = await makeMergeSteps(site);
const unowned = { email: null, email_proven_at: null };
const two = async () => [await makeBusiness(db), await makeBusiness(db, unowned)] as const;

/** The order of lists follows likes and reviews by a job. */
const settle = () =>
  sql`update listings set pop = source.pop from listing_source source where source.business_id = listings.business_id and listings.pop <> source.pop`.execute(
    db,
  );

describe('an undone merge', () => {
  test('leaves every table as it was: its rows are as many and the same', async () => {
    const day = { state: 'standing', decided_at: new Date(), checked_on: new Date(), ends_at: new Date(Date.now() + 1e9) } as const;
    const kept = await makeBusiness(db, { ...unowned, name: 'Sum Roofs', images: ['business/a'], approved_at: new Date(0) });
    const gone = await makeBusiness(db, {
      ...unowned,
      ...{ name: 'Sum Roofs Pune', working_since: 1999, opening_hours: 'Mo-Sa 09:00-18:00', languages: ['Hindi'], external_key: 'sum' },
      ...{
        images: ['business/b', 'business/c'],
        address: 'Other Road',
        city: 'Nashik',
        lat: 19.99,
        lng: 73.78,
        price_amount: 45,
        price_unit: 'bag',
      },
    });
    await sql`update businesses set approved_at = '2026-01-01', updated_at = '2026-01-02' where business_id in (${kept}, ${gone})`.execute(
      db,
    );
    const both = await makeUser(db, { email_proven_at: new Date() });
    for (const business_id of [kept, gone]) {
      await makeLike(db, { user_id: both, business_id });
      await makeReview(db, { user_id: both, business_id });
      await makeReview(db, { business_id, rating: '2.5' });
      await makeEnquiry(db, { business_id });
      await makeReport(db, { business_id });
      await makeCheck(db, { business_id, kind: 'licence', number: `L-${business_id.slice(0, 8)}`, ...day });
      await db.insertInto('phone_views').values({ user_id: both, day: '2026-11-01', business_id }).execute();
    }
    await makeLike(db, { business_id: gone });
    await makeCheck(db, { business_id: gone, ...day });
    await makeCheck(db, { business_id: kept, kind: 'address', number: '', ...day });
    await db
      .insertInto('saved_search_finds')
      .values({ saved_search_id: await makeSavedSearch(db, { confirmed_at: new Date() }), business_id: gone })
      .execute();
    await settle();
    const before = await sumOfTables(db);
    await expectMerged(kept, gone, {
      take: ['name', 'address', 'image', 'priceAmount', 'phoneNo', 'workingSince', 'openingHours', 'languages'],
    });
    const merged = await sumOfTables(db);
    const changed = Object.keys(before).filter((table) => merged[table] !== before[table]);
    expect(changed).toEqual(expect.arrayContaining(['businesses', 'checks', 'enquiries', 'likes', 'listings', 'reports', 'reviews']));
    await expectUndone(gone);
    await settle();
    expect(await sumOfTables(db)).toEqual(before);
  });

  test('leaves with the one that stayed what was done there since, and the newer value of a field, which it names', async () => {
    const [kept, gone] = [
      await makeBusiness(db, unowned),
      await makeBusiness(db, { ...unowned, working_since: 1999, opening_hours: 'Mo 09:00-10:00' }),
    ];
    const early = await makeReview(db, { business_id: gone, rating: '4' });
    await expectMerged(kept, gone);
    const late = await makeReview(db, { business_id: kept, rating: '1' });
    await db.updateTable('reviews').set({ description: 'Edited since' }).where('review_id', '=', early).execute();
    await db.updateTable('businesses').set({ working_since: 2005 }).where('business_id', '=', kept).execute();
    const answer = await undo(gone);
    expect(answer.body).toMatchObject({
      left: ['workingSince'],
      message: expect.stringMatching(/^Undone\. Changed since the merge, so left as it is: \S/),
    });
    expect(await business(kept)).toMatchObject({ working_since: 2005, opening_hours: null });
    expect(await business(gone)).toMatchObject({ working_since: 1999, opening_hours: 'Mo 09:00-10:00', status: 'approved' });
    const reviews = await db
      .selectFrom('reviews')
      .select(['review_id', 'business_id', 'description'])
      .where('review_id', 'in', [early, late])
      .execute();
    expect(reviews.find(({ review_id }) => review_id === early)).toMatchObject({ business_id: gone, description: 'Edited since' });
    expect(reviews.find(({ review_id }) => review_id === late)?.business_id).toBe(kept);
    const { body } = await call(app, 'GET', `/api/v1/contractor/get-details/${gone}`);
    expect(body.contractor).toMatchObject({ totalReviews: 1, average_rating: 4 });
  });

  test('of three goes from the last one on; another order is refused with the name of what comes first', async () => {
    const [a, b, c] = [
      await makeBusiness(db, { ...unowned, name: 'First' }),
      await makeBusiness(db, { ...unowned, name: 'Second' }),
      await makeBusiness(db),
    ];
    const review = await makeReview(db, { business_id: a });
    const whose = async () =>
      (await db.selectFrom('reviews').select('business_id').where('review_id', '=', review).executeTakeFirstOrThrow()).business_id;
    await settle();
    const before = await sumOfTables(db);
    await expectMerged(b, a);
    await expectMerged(c, b);
    expect(await whose()).toBe(c);
    const refused = await undo(a);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'undo_later_first',
      'Undo the later merge of Second first',
    ]);
    await expectUndone(b);
    expect(await whose()).toBe(b);
    await expectUndone(a);
    expect(await whose()).toBe(a);
    await settle();
    expect(await sumOfTables(db)).toEqual(before);
  });

  test('is undone once, by whoever comes first, and can be merged again', async () => {
    const [kept, gone] = await two();
    await expectMerged(kept, gone);
    const { headers } = await signInAdmin(db);
    const answers = await Promise.all([undo(gone), undo(gone, headers)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    for (const none of ['none', kept, '0190a0a0-0000-7000-8000-000000000000']) expect((await undo(none)).body.code).toBe('merge_not_found');
    expect((await undo(gone, (await signInUser(db)).headers)).status).toBe(403);
    await expectMerged(kept, gone);
  });

  test('is refused after 30 days, when what undoes it is forgotten and the address still leads on; on the 29th it is not', async () => {
    const [kept, gone] = await two();
    await expectMerged(kept, gone);
    const passDays = (days: number) =>
      sql`update business_merges set merged_at = merged_at - make_interval(days => ${days}) where merged_id = ${gone}`.execute(db);
    await passDays(29);
    await sweepMerges.run(context, {});
    await expectUndone(gone);
    await expectMerged(kept, gone);
    // The clock goes back: what can be undone stays so.
    await passDays(-60);
    await sweepMerges.run(context, {});
    expect((await ask('GET', '/merged?limit=100')).body.merges.map(({ _id }: { _id: string }) => _id)).toContain(gone);
    await passDays(60);
    await sql`update business_merges set merged_at = merged_at - interval '31 days' where merged_id = ${gone}`.execute(db);
    expect((await undo(gone)).body).toMatchObject({ code: 'merge_too_long' });
    await sweepMerges.run(context, {});
    expect(await db.selectFrom('merge_rows').selectAll().where('merged_id', '=', gone).execute()).toEqual([]);
    expect(await db.selectFrom('business_merges').select('kept_id').where('merged_id', '=', gone).execute()).toEqual([{ kept_id: kept }]);
    expect((await ask('GET', '/merged?limit=100')).body.merges.map(({ _id }: { _id: string }) => _id)).not.toContain(gone);
  });

  test('is refused where the entry was erased meanwhile, of which nothing is kept; with the one that stayed all goes', async () => {
    const [kept, gone] = await two();
    await expectMerged(kept, gone);
    await db.deleteFrom('businesses').where('business_id', '=', gone).execute();
    const refused = await undo(gone);
    expect([refused.status, refused.body.code]).toEqual([409, 'merged_erased']);
    expect(await db.selectFrom('merge_rows').selectAll().where('merged_id', '=', gone).execute()).toEqual([]);
    const [stays, goes] = await two();
    await expectMerged(stays, goes);
    await db.deleteFrom('businesses').where('business_id', '=', stays).execute();
    expect((await undo(goes)).body.code).toBe('merge_not_found');
    expect((await merge(stays, goes)).body.code).toBe('business_not_found');
  });

  test('brings nothing back of a user who was forgotten between', async () => {
    const [kept, gone] = await two();
    const { id: userId, headers } = await signInUser(db);
    await makeLike(db, { user_id: userId, business_id: gone });
    await expectMerged(kept, gone);
    const held = () => sql`select from merge_rows where row::text like ${`%${userId}%`}`.execute(db);
    expect((await held()).rows).toHaveLength(1);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
    expect((await held()).rows).toEqual([]);
    await expectUndone(gone);
    expect(await db.selectFrom('likes').selectAll().where('business_id', 'in', [kept, gone]).execute()).toEqual([]);
  });

  test('leaves the number with whoever has taken the entry over by it since, and says so', async () => {
    const [kept, gone] = [await makeBusiness(db, { ...unowned, phone_no: null }), await makeBusiness(db, unowned)];
    const { phone_no } = await business(gone);
    await expectMerged(kept, gone);
    await db.updateTable('businesses').set({ phone_proven_at: new Date() }).where('business_id', '=', kept).execute();
    expect((await undo(gone)).body.left).toEqual(['phoneNo']);
    expect(await business(kept)).toMatchObject({ phone_no, phone_proven_at: expect.any(Date) });
    expect((await business(gone)).phone_no).toBeNull();
  });

  test('is refused where somebody else has its number by now', async () => {
    const [kept, gone] = [await makeBusiness(db, { ...unowned, phone_no: null }), await makeBusiness(db, unowned)];
    const { phone_no } = await business(gone);
    await expectMerged(kept, gone);
    await db.updateTable('businesses').set({ phone_no: null }).where('business_id', '=', kept).execute();
    await makeBusiness(db, { phone_no });
    expect((await undo(gone)).body).toMatchObject({ code: 'already_taken' });
    expect((await business(gone)).status).toBe('rejected');
  });
});
