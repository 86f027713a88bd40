import { expect, test } from 'vitest';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeMergeSteps } from '#tests/helpers/merge-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const site = await createTestApp({}, { pages: true });
const { app, db } = site;
const { expectMerged, expectUndone } = await makeMergeSteps(site);
const unowned = { email: null, email_proven_at: null };

const answerTo = async (url: string) => {
  const { statusCode, headers } = await app.inject({ method: 'GET', url });
  return [statusCode, headers.location];
};

test('the address of the one that went leads to the one that stays in both languages, through later merges, and is its own again', async () => {
  const [a, b, c] = [await makeBusiness(db, unowned), await makeBusiness(db, unowned), await makeBusiness(db)];
  expect(await answerTo(`/viewdetails/${a}`)).toEqual([200, undefined]);
  await expectMerged(b, a);
  expect(await answerTo(`/viewdetails/${a}`)).toEqual([301, `/viewdetails/${b}`]);
  expect(await answerTo(`/hi/viewdetails/${a}?sort=best`)).toEqual([301, `/hi/viewdetails/${b}?sort=best`]);
  expect(await answerTo(`/viewdetails/${a}/enquiry`)).toEqual([301, `/viewdetails/${b}/enquiry`]);
  await expectMerged(c, b);
  expect(await answerTo(`/viewdetails/${a}`)).toEqual([301, `/viewdetails/${c}`]);
  expect(await answerTo(`/viewdetails/${b}`)).toEqual([301, `/viewdetails/${c}`]);
  expect((await app.inject({ method: 'GET', url: '/sitemap.xml' })).body).not.toContain(a);
  await expectUndone(b);
  await expectUndone(a);
  for (const id of [a, b, c]) expect(await answerTo(`/viewdetails/${id}`)).toEqual([200, undefined]);
});

test('the address of one whose other was erased, and that of none, is not found', async () => {
  const [kept, gone] = [await makeBusiness(db), await makeBusiness(db, unowned)];
  await expectMerged(kept, gone);
  await db.deleteFrom('businesses').where('business_id', '=', gone).execute();
  expect(await answerTo(`/viewdetails/${gone}`)).toEqual([301, `/viewdetails/${kept}`]);
  await db.deleteFrom('businesses').where('business_id', '=', kept).execute();
  expect((await answerTo(`/viewdetails/${gone}`))[0]).toBe(404);
  expect((await answerTo('/viewdetails/none'))[0]).toBe(404);
});

test('a copy of the directory is told that the one that went is not on the site, and that the other changed', async () => {
  const [kept, gone] = [await makeBusiness(db), await makeBusiness(db, unowned)];
  const { headers } = await makeApiKey(db, {});
  await expectMerged(kept, gone);
  const { body } = await call(app, 'GET', '/api/v1/data/businesses?limit=1000', undefined, headers);
  const statusOf = (id: string) => body.data.find(({ _id }: { _id: string }) => _id === id)?.status;
  expect([statusOf(kept), statusOf(gone)]).toEqual(['approved', 'rejected']);
});
