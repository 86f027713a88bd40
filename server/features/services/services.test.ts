import { describe, expect, test, vi } from 'vitest';
import { createServiceFinder } from '#server/features/imports/nearest-services.ts';
import { findLandingPage, listLandingLinks } from '#server/features/landing-pages/find-landing-page.ts';
import { fillCatalogue } from '#server/features/services/fill-catalogue.ts';
import { findCatalogueName, listFormerNames } from '#server/features/services/find-by-former-name.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const { headers, id: adminId } = await signInAdmin(db);

const add = (body: unknown) => call(app, 'POST', '/api/v1/service/add', body, headers);
const update = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/service/update/${id}`, body, headers);
const remove = (id: string, query = '') => call(app, 'DELETE', `/api/v1/service/delete/${id}${query}`, undefined, headers);
const listed = async () =>
  (await call(app, 'GET', '/api/v1/service/get/all')).body.data as {
    _id: string;
    name: string;
    nameHindi: string | null;
    category: string;
  }[];
const idOf = async (name: string) => (await listed()).find((service) => service.name === name)?._id ?? '';
const search = async (query: { q?: string; service?: string }): Promise<string[]> => {
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ page: '1', limit: '50', ...query })}`);
  return body.data.map(({ _id }: { _id: string }) => _id);
};
const trail = (id: string) =>
  db.selectFrom('audit_entries').select(['action', 'changes', 'admin_id']).where('subject_id', '=', id).orderBy('created_at').execute();

describe('services', () => {
  test('are added, changed and deleted, each at once for everybody', async () => {
    const added = await add({ name: ' Borewell drilling ', category: 'contractor' });
    expect(added).toMatchObject({
      status: 201,
      body: { message: 'Service added successfully', service: { name: 'Borewell drilling', category: 'contractor', version: 1 } },
    });
    const { _id: id } = added.body.service;
    expect(await idOf('Borewell drilling')).toBe(id);
    const updated = await update(id, { name: 'Borewells', category: 'supplier', version: 1 });
    expect(updated).toMatchObject({ status: 200, body: { message: 'Service updated successfully', service: { version: 2 } } });
    expect((await call(app, 'GET', `/api/v1/service/get/${id}`)).body.data).toEqual([
      { _id: id, name: 'Borewells', nameEnglish: null, nameHindi: null, category: 'supplier' },
    ]);
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Service deleted successfully' } });
    expect(await idOf('Borewells')).toBe('');
    expect(await trail(id)).toMatchObject([
      { action: 'add', admin_id: adminId, changes: { name: { before: null, after: 'Borewell drilling' } } },
      { action: 'update', changes: { name: { before: 'Borewell drilling', after: 'Borewells' } } },
      { action: 'delete', changes: { name: { before: 'Borewells', after: null } } },
    ]);
  });

  test('need both fields, a known category and a name of their own', async () => {
    const id = await makeService(db, { name: 'Gutters' });
    const incomplete = 'Please fill in all the fields.';
    for (const body of [
      {},
      { name: 'Roofs' },
      { category: 'supplier' },
      { name: '   ', category: 'supplier' },
      { name: 7, category: [] },
    ]) {
      expect(await add(body)).toMatchObject({ status: 400, body: { message: incomplete } });
      expect(await update(id, body)).toMatchObject({ status: 400, body: { message: incomplete } });
    }
    expect(await add({ name: 'Roofs', category: 'labour' })).toMatchObject({
      status: 400,
      body: { errors: { category: 'category must be contractor or supplier' } },
    });
    expect(await add({ name: 'R'.repeat(81), category: 'supplier' })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String) } },
    });
    const taken = { status: 409, body: { code: 'already_taken', errors: { name: 'There is already a service of this name' } } };
    expect(await add({ name: 'gUTTERS', category: 'supplier' })).toMatchObject(taken);
    expect(await update(id, { name: 'cement', category: 'supplier' })).toMatchObject(taken);
    const twice = await Promise.all([1, 2].map(() => add({ name: 'Domes', category: 'supplier' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('are called in Hindi what tradespeople call them, until the team says otherwise', async () => {
    const named = async (name: string) => (await listed()).find((service) => service.name === name)?.nameHindi;
    expect((await listed()).filter(({ nameHindi }) => nameHindi)).toHaveLength(39);
    expect(await named('Plumbing Contractors')).toBe('प्लंबर/नल का काम');
    const added = await add({ name: 'Rope work', nameHindi: ' रस्सी का काम ', category: 'contractor' });
    expect(added.body.service).toMatchObject({ nameHindi: 'रस्सी का काम' });
    const { _id: id } = added.body.service;
    const changed = { name: 'Rope work', category: 'contractor' };
    // Who does not know of it leaves it as it is.
    expect((await update(id, changed)).body.service).toMatchObject({ nameHindi: 'रस्सी का काम', version: 1 });
    expect((await update(id, { ...changed, nameHindi: '' })).body.service).toMatchObject({ nameHindi: null, version: 2 });
    expect(await named('Rope work')).toBeNull();
    expect((await trail(id)).map(({ changes }) => changes)).toMatchObject([
      { nameHindi: { before: null, after: 'रस्सी का काम' } },
      { nameHindi: { before: 'रस्सी का काम', after: null } },
    ]);
    expect(await update(id, { ...changed, nameHindi: 'र'.repeat(81) })).toMatchObject({
      status: 400,
      body: { errors: { nameHindi: expect.any(String) } },
    });
    await db.updateTable('services').set({ name_hi: null }).where('name', '=', 'Cement').execute();
    await fillCatalogue(db);
    await vi.waitFor(async () => expect(await named('Cement')).toBeNull(), 60_000);
    await db.updateTable('services').set({ name_hi: null }).execute();
    await fillCatalogue(db);
    await vi.waitFor(async () => expect(await named('Cement')).toBe('सीमेंट'), 60_000);
    await remove(id);
  });

  test('that are not there are not found', async () => {
    for (const id of ['nonsense', '018f3e9e-0000-7000-8000-000000000000']) {
      const notFound = { status: 404, body: { message: 'Service not found' } };
      expect(await update(id, { name: 'Roofs', category: 'supplier' })).toMatchObject(notFound);
      expect(await remove(id)).toMatchObject(notFound);
      expect(await remove(id, '?confirm=true')).toMatchObject(notFound);
    }
  });

  test('tell the second of two admins that the first was faster', async () => {
    const id = await makeService(db, { name: 'Ladders' });
    const answers = await Promise.all(
      ['Step ladders', 'Rope ladders'].map((name) => update(id, { name, category: 'supplier', version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'edit_conflict',
      message: 'Somebody else has changed this in the meantime. Reload to see it as it is now',
    });
    const now = (await listed()).find(({ _id }) => _id === id);
    expect(await update(id, { name: now?.name, category: 'supplier', version: 2 })).toMatchObject({
      status: 200,
      body: { service: { version: 2 } },
    });
    expect(await trail(id)).toHaveLength(1);
    expect(await update(id, { name: 'Ladders', category: 'supplier', version: 'two' })).toMatchObject({ status: 400 });
  });
});

describe('a service with businesses', () => {
  test('is renamed on them, and found under the new name, the old one and its everyday words', async () => {
    const iron = await makeBusiness(db, { service: 'Iron', name: 'Kale & Sons' });
    const shouted = await makeBusiness(db, { service: '  IRON ', name: 'Patil & Sons', status: 'pending' });
    const cement = await makeBusiness(db, { service: 'Cement' });
    expect(await search({ q: 'sariya' })).toEqual([iron]);
    expect(await search({ service: 'Iron' })).toEqual([iron]);

    const id = await idOf('Iron');
    expect((await update(id, { name: 'TMT bars', category: 'supplier' })).status).toBe(200);
    const kept = await db
      .selectFrom('businesses')
      .select(['business_id', 'service'])
      .where('business_id', 'in', [iron, shouted, cement])
      .execute();
    expect(Object.fromEntries(kept.map(({ business_id, service }) => [business_id, service]))).toEqual({
      [iron]: 'TMT bars',
      [shouted]: 'TMT bars',
      [cement]: 'Cement',
    });
    for (const query of [{ service: 'TMT bars' }, { service: 'iron' }, { q: 'tmt bars' }, { q: 'sariya' }]) {
      expect(await search(query), JSON.stringify(query)).toEqual([iron]);
    }

    expect((await update(id, { name: 'Steel', category: 'supplier' })).status).toBe(200);
    const other = await add({ name: 'Iron', category: 'supplier' });
    const wrought = await makeBusiness(db, { service: 'Iron', name: 'Rane & Sons' });
    expect(await search({ service: 'TMT bars' })).toEqual([iron]);
    expect(await search({ service: 'Iron' })).toEqual([wrought]);
    expect((await remove(other.body.service._id, '?confirm=true')).status).toBe(200);
    expect((await update(id, { name: 'Iron', category: 'supplier' })).status).toBe(200);
    expect((await search({ service: 'Iron' })).sort()).toEqual([iron, wrought].sort());
  });

  test('is deleted only after the number of them was seen; they keep its name', async () => {
    const id = await makeService(db, { name: 'Domes and vaults' });
    const one = await makeBusiness(db, { service: 'Domes and vaults', status: 'rejected' });
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'service_in_use', message: '1 business uses this service' } });
    const vaults = await makeBusiness(db, { service: 'domes AND vaults', name: 'Vaults' });
    expect(await remove(id, '?confirm=false')).toMatchObject({ status: 409, body: { message: '2 businesses use this service' } });
    expect(await remove(id, '?confirm=perhaps')).toMatchObject({ status: 400 });
    expect(await search({ service: 'Domes and vaults' })).toEqual([vaults]);
    expect(await search({ service: 'vaults' })).toEqual([vaults]);
    const answers = await Promise.all([1, 2].map(() => remove(id, '?confirm=true')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await idOf('Domes and vaults')).toBe('');
    const named = await makeBusiness(db, { service: 'Masonry', name: 'Domes and vaults of Pune' });
    expect((await search({ service: 'Domes and vaults' })).sort()).toEqual([vaults, named].sort());
    const { service } = await db.selectFrom('businesses').select('service').where('business_id', '=', one).executeTakeFirstOrThrow();
    expect(service).toBe('Domes and vaults');
  });
});

describe('a service that was renamed', () => {
  test('keeps its name in Hindi, and is found by the names that it had: by imports, registrations and saved searches', async () => {
    const { _id: id } = (await add({ name: 'Borewell digging', nameHindi: 'बोरवेल', category: 'contractor' })).body.service;
    await update(id, { name: 'Borewells and pumps', category: 'contractor' });
    await update(id, { name: 'Wells', category: 'contractor' });
    expect((await listed()).find(({ _id }) => _id === id)).toMatchObject({ name: 'Wells', nameHindi: 'बोरवेल' });
    for (const former of ['Borewell digging', 'borewell  DIGGING', 'Borewells & pumps', 'बोरवेल', 'Wells'])
      expect([former, await findCatalogueName(context, former)]).toEqual([former, 'Wells']);
    expect(await findCatalogueName(context, 'Borewell')).toBeUndefined();
    expect(createServiceFinder([], await listFormerNames(context)).find('borewells and pumps')).toBe('Wells');
  });

  test('gives its old name to whoever has it next, and takes it back when it is called so again', async () => {
    const [one, other] = [
      (await add({ name: 'Roof tiles', category: 'supplier' })).body.service._id,
      await makeService(db, { name: 'Slates' }),
    ];
    await update(one, { name: 'Clay tiles', category: 'supplier' });
    expect(await findCatalogueName(context, 'roof tiles')).toBe('Clay tiles');
    await update(other, { name: 'Roof tiles', category: 'supplier' });
    expect(await findCatalogueName(context, 'roof tiles')).toBe('Roof tiles');
    await update(other, { name: 'Slate tiles', category: 'supplier' });
    expect(await findCatalogueName(context, 'roof tiles')).toBe('Slate tiles');
    await update(one, { name: 'Roof tiles', category: 'supplier' });
    expect(await findCatalogueName(context, 'roof tiles')).toBe('Roof tiles');
    expect(await findCatalogueName(context, 'clay tiles')).toBe('Roof tiles');
    expect((await remove(one)).status).toBe(200);
    expect(await findCatalogueName(context, 'clay tiles')).toBeUndefined();
  });

  test('leads its old pages to the new one, and no link of the site to a page that is gone', async () => {
    const id = (await add({ name: 'Gypsum walls', category: 'contractor' })).body.service._id;
    for (let n = 0; n < 2; n++) await makeBusiness(db, { service: 'Gypsum walls', city: 'Pune', state: 'Maharashtra' });
    const links = async () => (await listLandingLinks(context, 12)).map(({ path }) => path);
    expect(await links()).toContain('/pune/gypsum-walls');
    await update(id, { name: 'Drywalls', category: 'contractor' });
    expect(await links()).toContain('/pune/drywalls');
    expect(await links()).not.toContain('/pune/gypsum-walls');
    const slugs = { city: 'pune', service: 'gypsum-walls' };
    expect(await findLandingPage(context, slugs)).toMatchObject({ path: '/pune/drywalls', service: 'Drywalls' });
    await remove(id, '?confirm=true');
    expect(await links()).not.toContain('/pune/drywalls');
    expect(await findLandingPage(context, slugs)).toBeUndefined();
  });
});
