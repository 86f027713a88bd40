import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { MOVING } from '#server/features/duplicates/how-tables-merge.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { makeReply } from '#tests/factories/review.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { makeMergeSteps, sumOfTables } from '#tests/helpers/merge-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const site = await createTestApp();
const { app, db } = site;
const { expectMerged, expectUndone } = await makeMergeSteps(site);
const unowned = { email: null, email_proven_at: null };

/** What people do with a business, in each table whose rows move. */
async function liveWith(db: Kysely<DB>, business_id: string) {
  const user_id = await makeUser(db);
  await makeLike(db, { business_id, user_id });
  const review = await makeReply(db, business_id);
  await db.insertInto('review_votes').values({ review_id: review, user_id }).execute();
  await makeMessage(db, await makeEnquiry(db, { business_id }));
  await makeReport(db, { business_id });
  await makeRequirement(db, { found_business_id: business_id, closed_as: 'found', closed_at: new Date() });
  await db.insertInto('phone_views').values({ user_id, day: '2026-11-01', business_id }).execute();
  await db
    .insertInto('business_phone_views')
    .values({ viewer_business_id: await makeBusiness(db, unowned), day: '2026-11-01', business_id })
    .execute();
  await db.insertInto('review_decisions').values({ user_id, business_id, decision: 'released' }).execute();
  await db.insertInto('review_removals').values({ business_id, reason: 'fake' }).execute();
  await db
    .insertInto('saved_search_finds')
    .values({ saved_search_id: await makeSavedSearch(db), business_id })
    .execute();
}

/** How many rows of each table that moves name a business. */
async function rowsOf(id: string) {
  const counts: Record<string, number> = {};
  for (const { table, column } of MOVING) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
      db,
    );
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}
const settle = () =>
  sql`update listings set pop = source.pop from listing_source source where source.business_id = listings.business_id and listings.pop <> source.pop`.execute(
    db,
  );
const each = (n: number) => Object.fromEntries(MOVING.map(({ table }) => [table, n]));

test('rows of every table that moves come to the one that stays, and back, and every sum is as it was', async () => {
  const [kept, gone] = [await makeBusiness(db), await makeBusiness(db, unowned)];
  await liveWith(db, kept);
  await liveWith(db, gone);
  await settle();
  const before = await sumOfTables(db);
  expect([await rowsOf(kept), await rowsOf(gone)]).toEqual([each(1), each(1)]);
  await expectMerged(kept, gone);
  expect([await rowsOf(kept), await rowsOf(gone)]).toEqual([each(2), each(0)]);
  await expectUndone(gone);
  await settle();
  expect([await rowsOf(kept), await rowsOf(gone)]).toEqual([each(1), each(1)]);
  expect(await sumOfTables(db)).toEqual(before);
});

test('a conversation goes on with the owner of the one that stays, and is the entry’s own again', async () => {
  const kept = await signInBusiness(db);
  const gone = await makeBusiness(db, unowned);
  const asker = await signInUser(db);
  const enquiry = await makeEnquiry(db, { business_id: gone, user_id: asker.id });
  await makeMessage(db, enquiry, { body: 'We come on Monday.' });
  const read = () => call(app, 'GET', `/api/v1/contractor/enquiries/${enquiry}`, undefined, kept.headers);
  expect((await read()).status).toBe(404);
  await expectMerged(kept.id, gone);
  expect((await read()).body.messages.map(({ body }: { body: string }) => body)).toEqual(['We come on Monday.']);
  const said = await call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'At ten.' }, kept.headers);
  expect(said.status).toBe(201);
  const asked = async () => (await call(app, 'GET', `/api/v1/enquiries/${enquiry}`, undefined, asker.headers)).body.messages;
  expect((await asked()).map(({ body }: { body: string }) => body)).toEqual(['We come on Monday.', 'At ten.']);
  await expectUndone(gone);
  expect((await read()).status).toBe(404);
  expect(await asked()).toHaveLength(2);
});
