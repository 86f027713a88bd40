import { expect, test } from 'vitest';
import { compareBusinesses } from '#server/features/businesses/compare-businesses.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, db } = await createTestApp();

const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
const compare = async (...ids: string[]) => {
  const { compared, ...counts } = await compareBusinesses(context, ids);
  return { ids: compared.map(({ business }) => business._id), ...counts };
};

test('three stand side by side in the order asked for; what is too many, twice, unknown, waiting or no id is counted alone', async () => {
  const [a = '', b = '', c = '', d = ''] = await Promise.all(Array.from({ length: 4 }, () => makeBusiness(db)));
  const pending = await makeBusiness(db, { status: 'pending' });
  expect(await compare(c, a, b)).toEqual({ ids: [c, a, b], missing: 0, tooMany: 0 });
  expect(await compare(a, b, c, d)).toEqual({ ids: [a, b, c], missing: 0, tooMany: 1 });
  expect(await compare(a, a.toUpperCase(), ` ${b} `)).toEqual({ ids: [a, b], missing: 0, tooMany: 0 });
  expect(await compare(a, UNKNOWN, pending)).toEqual({ ids: [a], missing: 2, tooMany: 0 });
  expect(await compare("'; drop table businesses", '\0', b)).toEqual({ ids: [b], missing: 2, tooMany: 0 });
  expect(await compare('', ' ')).toEqual({ ids: [], missing: 0, tooMany: 0 });
  expect(await compare(...Array.from({ length: 5_000 }, (_, n) => `x${n}`))).toEqual({ ids: [], missing: 3, tooMany: 4_997 });
});

test('each has what is known of its answers, and nothing that only its owner may see', async () => {
  const business = await makeBusiness(db);
  expect((await compareBusinesses(context, [business])).compared[0]).not.toHaveProperty('response');
  await Promise.all(Array.from({ length: 5 }, () => makeEnquiry(db, { business_id: business })));
  const [side] = (await compareBusinesses(context, [business])).compared;
  expect(side?.response).toEqual({ medianMinutes: null, answeredShare: 0, received: 5, written: 0, confirmed: 0 });
  for (const field of ['phoneNo', 'email', 'status']) expect(side?.business).not.toHaveProperty(field);
});
