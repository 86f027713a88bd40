import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchDueSources, fetchSource } from '#server/features/imports/sources/fetch-source.ts';
import { mailSource } from '#server/features/imports/sources/mail-source.ts';
import { importLimits } from '#shared/import-limits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createSources, file, line, nextPhone } from '#tests/helpers/source-steps.ts';

const {
  add,
  admin,
  app,
  businessOf,
  context,
  countBusinesses,
  db,
  host,
  look,
  mailed,
  mailsLeft,
  night,
  office,
  read,
  start,
  untilWritten,
} = await createSources();
const list = (prefix: string, many: number) => Array.from({ length: many }, (_, at) => line(`${prefix}-${at}`));

describe('a file is fetched every night from an address', () => {
  test('its businesses are added once, changed by their keys, and nothing is done with what is known', async () => {
    const source = await add();
    expect(source).toMatchObject({
      host: host.url.slice(7),
      at: '02:30',
      writes: 'approved',
      isOn: true,
      result: null,
      fetchedAt: null,
      importId: null,
    });
    const [one, two, three] = [nextPhone(), nextPhone(), nextPhone()];
    host.give(file(line('night-1', one), line('night-2', two)), { etag: '"a"', 'last-modified': 'Sat, 28 Nov 2026 20:00:00 GMT' });
    const before = await countBusinesses();
    const first = await night(source._id);
    expect(first).toMatchObject({ result: 'written', fault: '', failingSince: null });
    expect((await read(first.importId ?? '')).import).toMatchObject({ fileName: 'dealers.csv', status: 'done', importedCount: 2 });
    expect(await businessOf(one)).toMatchObject({ status: 'approved', external_key: 'night-1' });
    // The host is told what is known.
    host.answerWith((request, response) => void response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 500).end());
    expect(await night(source._id)).toMatchObject({ result: 'unchanged', importId: first.importId });
    expect(host.takeAsked().at(-1)).toMatchObject({ 'if-modified-since': 'Sat, 28 Nov 2026 20:00:00 GMT', 'accept-encoding': 'identity' });
    // A host that says nothing of it gives the same file.
    host.give(file(line('night-1', one), line('night-2', two)), { etag: '"b"' });
    expect(await night(source._id)).toMatchObject({ result: 'unchanged', importId: first.importId });
    // The same businesses in another order are no news.
    host.give(file(line('night-2', two), line('night-1', one)));
    expect(await night(source._id)).toMatchObject({ result: 'nothing' });
    host.give(file(line('night-1', one, '60 per bag'), line('night-2', two), line('night-3', three)));
    const later = await night(source._id);
    expect(later.result).toBe('written');
    expect((await read(later.importId ?? '')).import).toMatchObject({ importedCount: 1, changedCount: 1 });
    expect(await businessOf(one)).toMatchObject({ price: '60 per bag' });
    expect(await countBusinesses()).toBe(before + 3);
    expect(mailsLeft()).toBe(0);
  });

  test('at its time in India, once by however many processes, whatever the others do', async () => {
    const source = await add({ at: '23:59' });
    const other = await add({ at: '00:00', url: `${host.url}/other.csv` });
    expect(new Date(source.nextAt ?? '').toISOString()).toMatch(/T18:29:00.000Z$/);
    expect(new Date(other.nextAt ?? '').toISOString()).toMatch(/T18:30:00.000Z$/);
    for (const { nextAt } of [source, other]) expect(new Date(nextAt ?? '').getTime()).toBeGreaterThan(Date.now());
    host.give(file(line('due-1')));
    await sql`update import_sources set next_at = now() - interval '1 minute' where import_source_id = ${source._id}`.execute(db);
    await Promise.all([fetchDueSources.run(context, {}), fetchDueSources.run(context, {})]);
    await untilWritten(source._id);
    expect(new Date((await look(source._id)).nextAt ?? '').toISOString()).toMatch(/T18:29:00.000Z$/);
    expect(host.takeAsked()).toHaveLength(1);
    expect((await look(other._id)).result).toBeNull();
  });

  test('with what its headings stand for, as somebody chose it once', async () => {
    const phone = nextPhone();
    const form = new FormData();
    form.set('columns', JSON.stringify({ ref: 'externalKey', firm: 'name', kaam: 'service', mobile: 'phoneNo' }));
    form.set('file', new File([`Ref,Firm,Kaam,Mobile,City,State\nmap-0,Shop,Waterproofing,${nextPhone()},Pune,Maharashtra\n`], 'list.csv'));
    const sent = new Request('http://localhost', { method: 'POST', body: form });
    const headers = { ...admin.headers, 'content-type': sent.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await sent.arrayBuffer());
    expect((await app.inject({ method: 'POST', url: '/api/v1/admin/import/check', headers, payload })).statusCode).toBe(201);
    const source = await add();
    host.give(`Ref,Firm,Kaam,Mobile,City,State\nmap-1,Mapped Shop,Waterproofing,${phone},Pune,Maharashtra\n`);
    expect(await night(source._id)).toMatchObject({ result: 'written' });
    expect(await businessOf(phone)).toMatchObject({ name: 'Mapped Shop', external_key: 'map-1' });
    // The source keeps it, though it is forgotten elsewhere.
    await db.deleteFrom('import_mappings').execute();
    const second = nextPhone();
    host.give(
      `Ref,Firm,Kaam,Mobile,City,State\nmap-1,Mapped Shop,Waterproofing,${phone},Pune,Maharashtra\nmap-2,Second Shop,Waterproofing,${second},Pune,Maharashtra\n`,
    );
    expect(await night(source._id)).toMatchObject({ result: 'written' });
    expect(await businessOf(second)).toBeDefined();
  });

  test('is checked only where nothing else is wanted, and the team is told', async () => {
    const source = await add({ writes: 'nothing' });
    host.give(file(line('look-1')));
    const before = await countBusinesses();
    const fetched = await night(source._id);
    expect(fetched).toMatchObject({ result: 'checked' });
    expect((await read(fetched.importId ?? '')).import).toMatchObject({ status: 'checked', newCount: 1 });
    expect(await countBusinesses()).toBe(before);
    expect(await mailed()).toBe(`A new list from ${source.host} waits for you`);
  });

  test('and at once, when somebody presses for it, though it is stopped', async () => {
    const source = await add();
    expect(await office('PUT', `update/${source._id}`, { isOn: false })).toMatchObject({
      status: 200,
      body: { message: 'The file is not fetched any more', source: { isOn: false, nextAt: null } },
    });
    await sql`update import_sources set next_at = now() - interval '1 minute'`.execute(db);
    await fetchDueSources.run(context, {});
    expect(host.takeAsked()).toEqual([]);
    host.give(file(line('now-1')));
    expect(await office('POST', `fetch/${source._id}`)).toMatchObject({ status: 200, body: { message: 'The file is being fetched' } });
    await untilWritten(source._id);
    expect(await office('PUT', `update/${source._id}`, { isOn: true })).toMatchObject({
      status: 200,
      body: { source: { isOn: true, nextAt: expect.any(String) } },
    });
  });
});

describe('a file is not written', () => {
  test('when a row has a fault, and the team is told', async () => {
    const source = await add();
    host.give(file(line('fault-1'), line('fault-2', '12')));
    const before = await countBusinesses();
    expect(await night(source._id)).toMatchObject({ result: 'faulty' });
    expect(await countBusinesses()).toBe(before);
    expect(await mailed()).toBe(`A new list from ${source.host} waits for you`);
    // The same file is looked at once.
    expect(await night(source._id)).toMatchObject({ result: 'unchanged' });
  });

  test('when it has under half the rows of last time', async () => {
    const source = await add();
    const lines = list('half', 10);
    host.give(file(...lines));
    expect(await night(source._id)).toMatchObject({ result: 'written' });
    host.give(file(...lines.slice(0, 4).map((each) => each.replace('45 per sq ft', '50 per bag'))));
    const fewer = await night(source._id);
    expect(fewer).toMatchObject({ result: 'fewer' });
    expect((await read(fewer.importId ?? '')).import).toMatchObject({ status: 'checked', changeCount: 4 });
    expect(await mailed()).toBe(`A new list from ${source.host} waits for you`);
    // Half is enough.
    host.give(file(...lines.slice(0, 5).map((each) => each.replace('45 per sq ft', '55 per bag'))));
    expect(await night(source._id)).toMatchObject({ result: 'written' });
  });

  test.each([
    [
      'no key column',
      () => `name,service,phoneNo,city,state\nA,Waterproofing,${nextPhone()},Pune,Maharashtra\n`,
      'The file has no externalKey column',
    ],
    [
      'numbers in place of ids',
      () => `id,name,service,phoneNo,city,state\n1,A ${nextPhone()},Waterproofing,${nextPhone()},Pune,Maharashtra\n`,
      'Some rows have no externalKey',
    ],
    ['a row without its key', () => file(line('keyed-1'), line('')), 'Some rows have no externalKey'],
  ])('with %s: it would be added again every night', async (_what, content, fault) => {
    const source = await add();
    host.give(content());
    const before = await countBusinesses();
    const first = await night(source._id);
    expect(first).toMatchObject({ result: 'failed', fault: expect.stringContaining(fault), failingSince: expect.any(String) });
    expect(await night(source._id)).toMatchObject({ fault: first.fault, failingSince: first.failingSince });
    expect(await mailed()).toBe(`The list from ${source.host} could not be imported`);
    expect(await countBusinesses()).toBe(before);
  });

  test('and a mail that could not go at once says what was found, though the file has been fetched again since', async () => {
    const source = await add();
    host.give(`name,service,phoneNo,city,state\nA,Waterproofing,${nextPhone()},Pune,Maharashtra\n`);
    await night(source._id);
    expect(await mailed()).toBe(`The list from ${source.host} could not be imported`);
    const row = await db.selectFrom('import_sources').selectAll().where('import_source_id', '=', source._id).executeTakeFirstOrThrow();
    host.give(file(line('later-1')));
    expect(await night(source._id)).toMatchObject({ result: 'written' });
    const { result, fault, import_id } = row;
    await mailSource.run(context, { sourceId: source._id, told: { result, fault, import_id } });
    expect(await mailed()).toBe(`The list from ${source.host} could not be imported`);
  });

  test('when somebody has changed a business since the file was made', async () => {
    const id = await makeBusiness(db, { name: 'Edited', city: 'Pune', price: '40 per bag' });
    const source = await add();
    host.give(`id,version,price\n${id},77,50 per bag\n`);
    expect(await night(source._id)).toMatchObject({ result: 'faulty' });
    expect(await mailed()).toBe(`A new list from ${source.host} waits for you`);
    expect(await db.selectFrom('businesses').select('price').where('business_id', '=', id).executeTakeFirst()).toEqual({
      price: '40 per bag',
    });
  });
});

describe('a long file of an address', () => {
  const { bytesAtOnce } = importLimits;
  beforeEach(() => void Object.assign(importLimits, { bytesAtOnce: 1_000 }));
  afterEach(() => void Object.assign(importLimits, { bytesAtOnce }));
  /** Fetches it, and waits until its rows are checked. */
  async function fetchLong(prefix: string) {
    const source = await add();
    host.give(file(...list(prefix, 40)));
    await fetchSource.run(context, { sourceId: source._id });
    const checking = await look(source._id);
    expect(checking).toMatchObject({ result: 'checking' });
    const importId = checking.importId ?? '';
    await expect.poll(async () => (await read(importId)).import.status).toBe('checked');
    return { sourceId: source._id, importId };
  }

  test('is checked by a job, and written when that is over', async () => {
    const { sourceId, importId } = await fetchLong('long-night');
    await Promise.all([fetchDueSources.run(context, {}), fetchSource.run(context, { sourceId })]);
    expect((await look(sourceId)).result).toBe('written');
    await expect.poll(async () => (await read(importId)).import.status).toBe('done');
  });

  test('that somebody has started by hand meanwhile is left to them', async () => {
    const { sourceId, importId } = await fetchLong('long-hand');
    expect(await start(importId, 'pending')).toMatchObject({ status: 200 });
    await fetchDueSources.run(context, {});
    expect((await look(sourceId)).result).toBe('written');
    await expect.poll(async () => (await read(importId)).import.status).toBe('done');
  });
});
