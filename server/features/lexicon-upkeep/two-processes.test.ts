import { expect, test, vi } from 'vitest';
import { listShippedSayings } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { makeSaying } from '#tests/factories/saying.ts';
import { startReadingProcesses } from '#tests/helpers/reading-processes.ts';
import { call } from '#tests/helpers/test-app.ts';

const { here, there, db, headers, trades, patience } = await startReadingProcesses();

test('what one process is told of sayings, another knows', async () => {
  const q = 'vormak bluzit';
  for (const process of [here, there]) expect(await trades(process, q)).toEqual([]);
  const service = await db.selectFrom('services').select('service_id').where('name', '=', 'Waterproofing').executeTakeFirstOrThrow();
  const body = { saying: q, service: service.service_id };
  const added = await call(here.app, 'POST', '/api/v1/admin/saying/add', body, headers);
  expect(await trades(here, q)).toEqual(['Waterproofing']);
  await vi.waitFor(async () => expect(await trades(there, q)).toEqual(['Waterproofing']), patience);
  await call(there.app, 'DELETE', `/api/v1/admin/saying/delete/${added.body.saying._id}`, undefined, headers);
  expect(await trades(there, q)).toEqual([]);
  await vi.waitFor(async () => expect(await trades(here, q)).toEqual([]), patience);
});

test('so is a saying of the program that was switched off, and what nobody told any process', async () => {
  const shipped = listShippedSayings().find(({ saying }) => saying === 'ultratech');
  if (!shipped) throw new Error("the program says 'ultratech'");
  const readAs = async ({ app }: typeof here) =>
    (await call(app, 'GET', '/api/v1/admin/saying/read?q=ultratech', undefined, headers)).body.reading.steps[0].as;
  for (const process of [here, there]) expect(await readAs(process)).toBe('trade');
  const { saying, service } = shipped;
  await call(here.app, 'PUT', '/api/v1/admin/saying/switch', { saying, service, isOn: false }, headers);
  await vi.waitFor(async () => expect(await readAs(there)).toBe('rest'), patience);
  await makeSaying(db, { saying: 'oxford of the east', city: 'Pune', state: 'Maharashtra' });
  for (const { app } of [here, there]) {
    await vi.waitFor(async () => {
      const { body } = await call(app, 'GET', '/api/v1/admin/saying/read?q=oxford%20of%20the%20east', undefined, headers);
      expect(body.reading.places).toEqual(['Pune, Maharashtra']);
    }, patience);
  }
});
