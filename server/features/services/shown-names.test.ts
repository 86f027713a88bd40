import { expect, test, vi } from 'vitest';
import { findCatalogueName } from '#server/features/services/find-by-former-name.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp({}, { pages: true });
const { headers } = await signInAdmin(db);

const update = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/service/update/${id}`, body, headers);
const page = async (path: string) => (await app.inject({ url: path, headers: { accept: 'text/html' } })).body;
const found = async (query: Record<string, string>): Promise<string[]> => {
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ page: '1', limit: '50', ...query })}`);
  return body.data.map(({ _id }: { _id: string }) => _id);
};

test('services are shown in English by another name where the team says so; calls, addresses and businesses keep the first', async () => {
  const { _id: id } = (
    await call(
      app,
      'POST',
      '/api/v1/service/add',
      { name: 'Solar geysars', nameEnglish: ' Solar water heaters ', category: 'supplier' },
      headers,
    )
  ).body.service;
  const business = await makeBusiness(db, { service: 'Solar geysars', city: 'Pune', state: 'Maharashtra' });
  const list = await page('/pune/solar-geysars');
  expect(list).toContain('<h1');
  expect(/<title>[^<]*/.exec(list)?.[0]).toContain('Solar water heaters in Pune');
  expect(await page(`/viewdetails/${business}`)).toContain('Solar water heaters');
  expect(await found({ service: 'Solar geysars' })).toEqual([business]);
  expect((await call(app, 'GET', `/api/v1/contractor/get-details/${business}`)).body.contractor.service).toBe('Solar geysars');
  // Whoever reads the name may type it, or have it in a file.
  for (const typed of ['Solar water heaters', 'solar  WATER heaters'])
    expect(await findCatalogueName(context, typed)).toBe('Solar geysars');
  expect(await found({ q: 'solar water heaters pune' })).toContain(business);

  const kept = { name: 'Solar geysars', category: 'supplier' };
  expect((await update(id, kept)).body.service).toMatchObject({ nameEnglish: 'Solar water heaters', version: 1 });
  expect((await update(id, { ...kept, nameEnglish: '' })).body.service).toMatchObject({ nameEnglish: null, version: 2 });
  await vi.waitFor(async () => expect(await page(`/viewdetails/${business}`)).not.toContain('Solar water heaters'), 60_000);
  expect(await update(id, { ...kept, nameEnglish: 'S'.repeat(81) })).toMatchObject({
    status: 400,
    body: { errors: { nameEnglish: expect.any(String) } },
  });
  expect(
    (await db.selectFrom('audit_entries').select('changes').where('subject_id', '=', id).orderBy('created_at').execute()).map(
      ({ changes }) => changes,
    ),
  ).toMatchObject([
    { nameEnglish: { before: null, after: 'Solar water heaters' } },
    { nameEnglish: { before: 'Solar water heaters', after: null } },
  ]);
});
