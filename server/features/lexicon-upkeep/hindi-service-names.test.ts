import { expect, test, vi } from 'vitest';
import { makeService } from '#tests/factories/service.ts';
import { startReadingProcesses } from '#tests/helpers/reading-processes.ts';
import { call } from '#tests/helpers/test-app.ts';

const { here, there, db, headers, trades, patience } = await startReadingProcesses();
const update = (id: string, body: unknown) => call(here.app, 'PUT', `/api/v1/service/update/${id}`, body, headers);

test('what the team calls a service in Hindi is understood in every process, until it calls it otherwise', async () => {
  const q = 'पुणे में चंदोवा तानना';
  for (const process of [here, there]) expect(await trades(process, q)).toEqual([]);
  const service = { name: 'Marquees', nameHindi: 'चंदोवा तानना', category: 'contractor' };
  const added = await call(here.app, 'POST', '/api/v1/service/add', service, headers);
  const { _id: id } = added.body.service;
  expect(await trades(here, q)).toEqual(['Marquees']);
  await vi.waitFor(async () => expect(await trades(there, q)).toEqual(['Marquees']), patience);
  // By its sound, with joiners, and under another English name.
  await update(id, { ...service, name: 'Canopies' });
  for (const typed of ['chandova tanana', 'चं\u200dदोवा तान\u200cना', 'चन्दोवा तानना'])
    expect(await trades(here, typed), typed).toEqual(['Canopies']);
  await update(id, { ...service, nameHindi: 'मंडप खड़ा' });
  expect(await trades(here, q)).toEqual([]);
  expect(await trades(here, 'मंडप ख\u095cा')).toEqual(['Marquees']);
  await vi.waitFor(async () => expect(await trades(there, q)).toEqual([]), patience);
  await update(id, { ...service, nameHindi: '' });
  expect(await trades(here, 'मंडप खड़ा')).not.toContain('Marquees');
  await vi.waitFor(async () => expect(await trades(there, 'मंडप खड़ा')).not.toContain('Marquees'), patience);
});

test('names with a slash between them are understood each by itself', async () => {
  await makeService(db, { name: 'Rope ladders', name_hi: 'झूलासीढ़ी / बेंगचिक //' });
  for (const q of ['झूलासीढ़ी', 'jhulasidhi', 'बेंगचिक', 'झूलासीढ़ी बेंगचिक']) {
    await vi.waitFor(async () => expect(await trades(here, q), q).toEqual(['Rope ladders']), patience);
  }
});

test('a saying is not what another service is called in Hindi', async () => {
  const [one, other] = [await makeService(db, { name: 'Domes', name_hi: 'बड़ा गुंबद' }), await makeService(db, { name: 'Spires' })];
  const add = (service: string) => call(here.app, 'POST', '/api/v1/admin/saying/add', { saying: 'ब\u095cा गुंबद', service }, headers);
  await vi.waitFor(async () => expect((await add(other)).body, 'of another').toMatchObject({ code: 'saying_is_service' }), patience);
  expect((await add(one)).status).toBe(409);
});
