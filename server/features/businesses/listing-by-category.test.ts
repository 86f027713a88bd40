import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const get = async (query: string) => (await call(app, 'GET', `/api/v1/contractor/get-all?${query}`)).body;
const idsOf = ({ contractor }: { contractor: { _id: string }[] }) => contractor.map(({ _id }) => _id);

const services = ['Waterproofing', 'Plumbing Contractors', 'Borewell drilling', 'Cement', 'Iron'];
const [roofs, pipes, wells, cement, iron] = await Promise.all(services.map((service) => makeBusiness(db, { service, address: 'Aundh' })));
const contractors = [roofs, pipes, wells].toSorted();

describe('the listing of contractors', () => {
  test('leaves the suppliers out, and has those whose trade is their own word for it', async () => {
    const body = await get('category=contractor&limit=100');
    expect(idsOf(body).toSorted()).toEqual(contractors);
    expect(body).toMatchObject({ totalContractors: 3, totalPages: 1 });
    expect((await get('limit=100')).totalContractors).toBe(5);
    expect(idsOf(await get('limit=100')).toSorted()).toEqual([...contractors, cement, iron].toSorted());
  });

  test('has pages that never overlap', async () => {
    const pages = [await get('category=contractor&limit=2'), await get('category=contractor&limit=2&page=2')];
    expect(pages.flatMap(idsOf).toSorted()).toEqual(contractors);
    expect(pages[0]).toMatchObject({ totalContractors: 3, totalPages: 2, currentPage: 1 });
  });

  test('holds with a place, too, and gives way to a service that is named', async () => {
    for (const address of ['Pune, Maharashtra', 'Aundh']) {
      const body = await get(`category=contractor&limit=100&completeAddress=${encodeURIComponent(address)}`);
      expect(idsOf(body).toSorted()).toEqual(contractors);
      expect(body.totalContractors).toBe(3);
    }
    expect(idsOf(await get('category=contractor&service=Cement'))).toEqual([cement]);
  });

  test('follows the catalogue: a trade that moves to the suppliers leaves it', async () => {
    const { headers } = await signInAdmin(db);
    const { data } = (await call(app, 'GET', '/api/v1/service/get/all')).body;
    const { _id, name } = data.find((service: { name: string }) => service.name === 'Plumbing Contractors');
    await call(app, 'PUT', `/api/v1/service/update/${_id}`, { name, category: 'supplier' }, headers);
    expect(idsOf(await get('category=contractor&limit=100')).toSorted()).toEqual([roofs, wells].toSorted());
  });

  test.each(['supplier', 'x', ''])('category=%s is refused', async (category) => {
    expect((await call(app, 'GET', `/api/v1/contractor/get-all?category=${category}`)).status).toBe(400);
  });
});
