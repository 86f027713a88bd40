import { expect, test } from 'vitest';
import { listTopCities } from '#server/features/landing-pages/list-top-cities.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, db } = await createTestApp();

test('cities come by how many businesses they have, of all services together', async () => {
  const counts = { Nagpur: ['Cement', 'Waterproofing', 'Iron'], Satara: ['Cement', 'Cement'], Pune: ['Waterproofing'] };
  for (const [city, services] of Object.entries(counts)) for (const service of services) await makeBusiness(db, { city, service });
  await makeBusiness(db, { city: 'Satara', status: 'pending' });
  expect((await listTopCities(context, 2)).map(({ city }) => city)).toEqual(['Nagpur', 'Satara']);
});
