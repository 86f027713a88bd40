import { expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

const day = 24 * 60;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const responseOf = async (id: string) => (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).body.response;

/** An enquiry that came so many minutes ago, answered after so many. */
function ask(business_id: string, { ago = 2 * day, after, status = 'new' }: { ago?: number; after?: number; status?: string } = {}) {
  return makeEnquiry(db, {
    business_id,
    status,
    created_at: minutesAgo(ago),
    replied_at: after === undefined ? null : minutesAgo(ago - after),
  });
}

test('is told from five enquiries on: the median time and the share', async () => {
  const business = await makeBusiness(db);
  for (const after of [10, 20, 90, undefined]) await ask(business, after === undefined ? {} : { after });
  expect(await responseOf(business)).toBeUndefined();
  await ask(business);
  expect(await responseOf(business)).toEqual({ medianMinutes: 20, answeredShare: 0.6, received: 5, written: 3, confirmed: 0 });
});

test('leaves out spam and what is older than 30 days', async () => {
  const business = await makeBusiness(db);
  for (let n = 0; n < 4; n++) await ask(business, { after: 30 });
  for (let n = 0; n < 5; n++) await ask(business, { status: 'spam' });
  for (let n = 0; n < 5; n++) await ask(business, { ago: 31 * day, after: 1 });
  expect(await responseOf(business)).toBeUndefined();
  await ask(business, { ago: 29 * day, after: 60 });
  expect(await responseOf(business)).toEqual({ medianMinutes: 30, answeredShare: 1, received: 5, written: 5, confirmed: 0 });
});

test('has no time when nothing was answered', async () => {
  const business = await makeBusiness(db);
  for (let n = 0; n < 5; n++) await ask(business);
  expect(await responseOf(business)).toEqual({ medianMinutes: null, answeredShare: 0, received: 5, written: 0, confirmed: 0 });
});
