import { describe, expect, test } from 'vitest';
import { getLexiconSource } from '#server/features/lexicon-upkeep/get-lexicon-source.ts';
import { listShippedSayings } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeSaying } from '#tests/factories/saying.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const { headers, id: adminId } = await signInAdmin(db);

const add = (body: unknown) => call(app, 'POST', '/api/v1/admin/saying/add', body, headers);
const update = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/admin/saying/update/${id}`, body, headers);
const remove = (id: string) => call(app, 'DELETE', `/api/v1/admin/saying/delete/${id}`, undefined, headers);
const switchShipped = (body: unknown) => call(app, 'PUT', '/api/v1/admin/saying/switch', body, headers);
const list = async (query: Record<string, string> = {}) =>
  (await call(app, 'GET', `/api/v1/admin/saying/get?${new URLSearchParams(query)}`, undefined, headers)).body;
const serviceId = async (name: string) =>
  (await db.selectFrom('services').select('service_id').where('name', '=', name).executeTakeFirstOrThrow()).service_id;
const waterproofing = await serviceId('Waterproofing');
const trail = (id: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'changes', 'admin_id', 'subject_name'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();
const pune = { city: 'Pune', state: 'Maharashtra' };

describe('a saying of the team', () => {
  test('is added, changed, switched off and deleted, at once for the search, and audited', async () => {
    const added = await add({ saying: '  Vormak   BLUZIT ', service: waterproofing });
    expect(added).toMatchObject({
      status: 201,
      body: {
        message: 'Saying added successfully',
        saying: { saying: 'vormak bluzit', service: 'Waterproofing', weight: 1, isOn: true, version: 1 },
      },
    });
    const { _id: id } = added.body.saying;
    expect((await getLexiconSource(context)).entries).toContainEqual({ saying: 'vormak bluzit', service: 'Waterproofing', weight: 1 });

    expect(await update(id, { weight: '0.6', version: 1 })).toMatchObject({ status: 200, body: { saying: { weight: 0.6, version: 2 } } });
    expect(await update(id, { isOn: false, version: 1 })).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect(await update(id, { isOn: false, version: 2 })).toMatchObject({ status: 200, body: { saying: { isOn: false, version: 3 } } });
    expect((await getLexiconSource(context)).entries).toEqual([]);
    expect(await update(id, { isOn: false })).toMatchObject({ status: 200, body: { saying: { version: 3 } } });

    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Saying deleted successfully' } });
    expect(await remove(id)).toMatchObject({ status: 404, body: { message: 'Saying not found' } });
    expect(await trail(id)).toMatchObject([
      {
        action: 'add',
        admin_id: adminId,
        subject_name: 'vormak bluzit',
        changes: { means: { before: null, after: 'Waterproofing' }, weight: { before: null, after: 1 } },
      },
      { action: 'update', changes: { weight: { before: 1, after: 0.6 } } },
      { action: 'update', changes: { isOn: { before: true, after: false } } },
      { action: 'delete', changes: { means: { before: 'Waterproofing', after: null } } },
    ]);
  });

  test('means a city of the gazetteer, under a name that no place has', async () => {
    const added = await add({ saying: 'oxford of the east', ...pune });
    expect(added).toMatchObject({ status: 201, body: { saying: { saying: 'oxford of the east', ...pune } } });
    expect((await getLexiconSource(context)).places).toEqual([{ saying: 'oxford of the east', ...pune }]);
    expect(await trail(added.body.saying._id)).toMatchObject([{ changes: { means: { after: 'Pune, Maharashtra' } } }]);
    expect(await add({ saying: 'oxford of the east', ...pune })).toMatchObject({ status: 409, body: { code: 'already_taken' } });
    for (const place of [
      { city: 'Atlantis', state: 'Maharashtra' },
      { city: 'Pune', state: 'Goa' },
    ]) {
      expect(await add({ saying: 'old port', ...place })).toMatchObject({
        status: 400,
        body: { errors: { city: 'Choose a city from the list' } },
      });
    }
    for (const [saying, place] of [
      ['Bombay', 'Mumbai, Maharashtra'],
      ['pune', 'Pune, Maharashtra'],
      ['Orissa', 'Odisha'],
    ]) {
      const message = `This is the name of ${place} already`;
      expect(await add({ saying, ...pune })).toMatchObject({ status: 409, body: { code: 'saying_is_place', errors: { saying: message } } });
    }
  });

  test.each([
    ['nothing', {}, 'Enter what people say'],
    ['an empty one', { saying: '   ' }, 'Enter what people say'],
    ['no text', { saying: ['seelan'] }, 'Enter what people say'],
    ['a wildcard', { saying: 'seel*' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['another wildcard', { saying: '%' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['markup', { saying: '<b>seelan</b>' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['a control character', { saying: 'see\u0000lan' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['two lines', { saying: 'roof\nleaks' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['a change of direction', { saying: 'roof \u202eleaks' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['half a character', { saying: 'roof \ud800' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['emoji', { saying: '💧 drips' }, "A saying has letters, digits, spaces and . ' & / + - only"],
    ['10,000 characters', { saying: 'x'.repeat(10_000) }, 'A saying has at most 60 characters'],
    ['61 characters', { saying: 'x'.repeat(61) }, 'A saying has at most 60 characters'],
    ['one letter', { saying: 'x' }, 'A saying has at least 2 characters, a letter among them'],
    ['one letter that is two units of a text', { saying: '𐀀' }, 'A saying has at least 2 characters, a letter among them'],
    ['digits', { saying: '12 34' }, 'A saying has at least 2 characters, a letter among them'],
    ['a phone number', { saying: 'call 98765 43210' }, 'A saying holds no phone number'],
  ])('is not %s', async (_name, input, message) => {
    const answer = await add({ service: waterproofing, ...input });
    expect(answer).toMatchObject({ status: 400, body: { errors: { saying: message } } });
  });

  test('has one meaning, a weight above 0, and a service that exists', async () => {
    const saying = 'wet walls again';
    expect(await add({ saying })).toMatchObject({
      status: 400,
      body: { errors: { service: 'Choose the trade or the place that is meant' } },
    });
    expect(await add({ saying, city: 'Pune' })).toMatchObject({ status: 400, body: { errors: { service: expect.any(String) } } });
    expect(await add({ saying, service: waterproofing, ...pune })).toMatchObject({
      status: 400,
      body: { errors: { service: 'Choose a trade or a place, not both' } },
    });
    for (const weight of [0, -1, 1.5, 'heavy', '', 0.001]) {
      expect(await add({ saying, service: waterproofing, weight })).toMatchObject({
        status: 400,
        body: { errors: { weight: 'The weight must be above 0 and at most 1' } },
      });
    }
    for (const service of ['nonsense', '018f3e9e-0000-7000-8000-000000000000']) {
      expect(await add({ saying, service })).toMatchObject({ status: 404, body: { message: 'Service not found' } });
    }
    for (const id of ['nonsense', '018f3e9e-0000-7000-8000-000000000000']) {
      expect(await update(id, { isOn: true })).toMatchObject({ status: 404, body: { message: 'Saying not found' } });
    }
    expect(await trail(saying)).toEqual([]);
  });

  test('says something: words that stand beside any trade mean none, unless they are a brand', async () => {
    const message = 'These words say nothing of a trade or a place by themselves';
    for (const saying of ['best', 'ka bhav', 'near me', 'best for the']) {
      const refused = await add({ saying, service: waterproofing });
      expect(refused).toMatchObject({ status: 400, body: { code: 'saying_says_nothing', errors: { saying: message } } });
    }
    expect((await add({ saying: 'Pidilite', service: waterproofing })).status).toBe(201);
  });

  test('is taken once by each meaning, also by two admins at once', async () => {
    const twice = await Promise.all([1, 2].map(() => add({ saying: 'drippy roof', service: waterproofing })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await add({ saying: 'DRIPPY roof', service: waterproofing });
    const known = 'This saying has this meaning already';
    expect(again).toMatchObject({ status: 409, body: { code: 'already_taken', errors: { saying: known } } });
    const other = await add({ saying: 'drippy roof', service: await serviceId('Plumbing Contractors'), weight: 0.6 });
    expect(other.status).toBe(201);
  });

  test('takes no service its name: sayings cannot lead to each other in a circle', async () => {
    const message = '“Cement” is a service itself: its name cannot mean something else';
    const taken = await add({ saying: 'cement', service: await serviceId('Iron') });
    expect(taken).toMatchObject({ status: 409, body: { code: 'saying_is_service', errors: { saying: message } } });
    expect(await add({ saying: 'IRON', service: await serviceId('Cement') })).toMatchObject({ status: 409 });
    expect(await add({ saying: 'cement', ...pune })).toMatchObject({ status: 409, body: { code: 'saying_is_service' } });
    const itself = await add({ saying: 'cement', service: await serviceId('Cement') });
    expect(itself).toMatchObject({ status: 409, body: { code: 'already_taken' } });
  });

  test('that is the name of a business is added once that was seen', async () => {
    await makeBusiness(db, { name: 'Leaky Castle' });
    await makeBusiness(db, { name: 'Leaky Palace', status: 'pending' });
    const body = { saying: 'leaky  CASTLE', service: waterproofing };
    expect(await add(body)).toMatchObject({
      status: 409,
      body: { code: 'saying_is_name', message: 'A business is called “Leaky Castle”' },
    });
    expect((await add({ ...body, confirmed: true })).status).toBe(201);
    expect((await add({ saying: 'leaky palace', service: waterproofing })).status).toBe(201);
  });

  test('follows its service when that is renamed, and goes with it', async () => {
    const service = await makeService(db, { name: 'Thatching' });
    const id = await makeSaying(db, { saying: 'straw roof', service_id: service });
    const entries = async () => (await getLexiconSource(context)).entries.filter(({ saying }) => saying === 'straw roof');
    context.cache.forget('sayings');
    expect(await entries()).toMatchObject([{ service: 'Thatching' }]);
    await call(app, 'PUT', `/api/v1/service/update/${service}`, { name: 'Reed roofs', category: 'contractor' }, headers);
    expect(await entries()).toMatchObject([{ service: 'Reed roofs' }]);
    expect(await list({ service, q: 'straw' })).toMatchObject({ sayings: [{ _id: id, service: 'Reed roofs' }] });
    await call(app, 'DELETE', `/api/v1/service/delete/${service}`, undefined, headers);
    expect(await entries()).toEqual([]);
    expect((await trail(service)).at(-1)).toMatchObject({ changes: { sayings: { before: ['straw roof'], after: null } } });
  });
});

describe('a saying of the program', () => {
  const [shipped] = listShippedSayings();
  if (!shipped) throw new Error('the program comes with sayings');
  const { saying, service } = shipped;

  test('is switched off and on, and cannot be added beside itself', async () => {
    const key = `${service}: ${saying}`;
    const meant = await serviceId(service);
    expect(await add({ saying, service: meant, confirmed: true })).toMatchObject({ status: 409, body: { code: 'already_taken' } });
    for (const isOn of [false, false]) expect((await switchShipped({ saying, service, isOn })).status).toBe(200);
    expect((await getLexiconSource(context)).switchedOff).toEqual([`${saying}\n${service}`]);
    expect(await list({ from: 'off', service: meant })).toMatchObject({ sayings: [{ saying, service, isOn: false, shippedAs: service }] });
    const lighter = await add({ saying, service: meant, weight: 0.3, confirmed: true });
    expect(lighter).toMatchObject({ status: 201, body: { saying: { weight: 0.3 } } });
    await remove(lighter.body.saying._id);
    expect((await switchShipped({ saying, service, isOn: true })).status).toBe(200);
    expect((await getLexiconSource(context)).switchedOff).toEqual([]);
    expect(await trail(key)).toMatchObject([
      { action: 'update', changes: { isOn: { before: true, after: false } } },
      { action: 'update', changes: { isOn: { before: false, after: true } } },
    ]);
    expect(await switchShipped({ saying: 'never said', service, isOn: false })).toMatchObject({ status: 404 });
    expect(await switchShipped({ saying, service, isOn: 'no' })).toMatchObject({ status: 400 });
  });

  test('is listed under the name that its service has now', async () => {
    const meant = await serviceId(service);
    const rename = (name: string) => call(app, 'PUT', `/api/v1/service/update/${meant}`, { name, category: 'contractor' }, headers);
    await rename('Renamed trade');
    expect((await list({ service: meant, q: saying })).sayings).toContainEqual(
      expect.objectContaining({ saying, service: 'Renamed trade', shippedAs: service }),
    );
    const again = await add({ saying, service: meant, confirmed: true });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_taken' } });
    await rename(service);
  });
});

describe('the list of sayings', () => {
  test('is by the alphabet, in pages, by service, words and origin, with counts', async () => {
    await db.deleteFrom('sayings').execute();
    const before = await list();
    expect(before.counts).toMatchObject({ team: 0, places: 0, all: listShippedSayings().length });
    const id = await makeService(db, { name: 'Marquees' });
    for (const saying of ['tent wala', 'big tent', 'shamiana']) await makeSaying(db, { saying, service_id: id });
    await makeSaying(db, { saying: 'tent town', ...pune, is_on: false });
    const said = async (query: Record<string, string>) => (await list(query)).sayings.map(({ saying }: { saying: string }) => saying);
    expect(await said({ service: id })).toEqual(['big tent', 'shamiana', 'tent wala']);
    expect(await said({ service: id, q: 'TENT' })).toEqual(['big tent', 'tent wala']);
    expect(await said({ from: 'places' })).toEqual(['tent town']);
    const inHindi = await call(app, 'GET', '/api/v1/admin/saying/get?from=places', undefined, { ...headers, 'accept-language': 'hi' });
    expect(inHindi.body.sayings).toMatchObject([{ ...pune, placeNames: { city: 'पुणे', state: 'महाराष्ट्र' } }]);
    expect(await said({ from: 'team', page: '2', limit: '3' })).toEqual(['tent wala']);
    expect(await said({ service: 'nonsense' })).toEqual([]);
    const page = await list({ from: 'team', limit: '3' });
    expect(page).toMatchObject({ totalSayings: 4, totalPages: 2, currentPage: 1, counts: { team: 4, places: 1, off: 1 } });
    expect(page.counts.all).toBe(before.counts.all + 4);
    expect(page.services).toContainEqual({ _id: id, name: 'Marquees', n: 3 });
    expect((await call(app, 'GET', '/api/v1/admin/saying/get?from=mars', undefined, headers)).status).toBe(400);
  });

  test('of the team is bounded', async () => {
    await db.deleteFrom('sayings').execute();
    const id = await makeService(db);
    const many = Array.from({ length: 5_000 }, (_, index) => ({ saying: `saying ${index}`, service_id: id }));
    await db.insertInto('sayings').values(many.slice(1)).execute();
    const two = await Promise.all(['zulvex', 'blumvex'].map((saying) => add({ saying, service: id })));
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(two.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_sayings' });
    await db.deleteFrom('sayings').execute();
  });
});
