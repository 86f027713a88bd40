import { utimesSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { removeDocuments } from '#server/features/checks/documents/remove-documents.ts';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { limits } from '#shared/limits.ts';
import { makePdf } from '#tests/factories/document.ts';
import { CONFIRM } from '#tests/helpers/check-steps.ts';
import { makeDocumentSteps } from '#tests/helpers/document-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db, context, dataDir } = server;
const steps = await makeDocumentSteps(server);
const { add, addOne, decide, documentsOf, files, makeWaiting, openForTeam, openOwn, own, send, sendOne } = steps;
const REFUSE = { decision: 'refuse', reason: 'Another name' };
const take = (url: string, headers: Record<string, string>) => call(app, 'DELETE', `/api/v1${url}`, undefined, headers);

test.each([
  ['confirmed', CONFIRM],
  ['refused', REFUSE],
])('documents of a number that was %s stay for 90 days after the decision, and no longer', async (_what, decision) => {
  const { headers, check } = await makeWaiting();
  const id = await addOne(headers, check, makePdf(`stays ${decision.decision}`));
  await decide(check, decision);
  /** As if so many hours had gone by since the decision. */
  const decidedBefore = (hours: number) =>
    db
      .updateTable('checks')
      .set({ decided_at: sql<Date>`now() - make_interval(hours => ${hours})` })
      .where('check_id', '=', check)
      .execute();
  expect(limits.documents.days).toBe(90);
  await decidedBefore(90 * 24 - 1);
  await removeDocuments.run(context, {});
  expect((await openForTeam(id)).statusCode).toBe(200);
  await decidedBefore(90 * 24 + 1);
  await Promise.all([removeDocuments.run(context, {}), removeDocuments.run(context, {})]);
  expect((await openForTeam(id)).statusCode).toBe(404);
  expect(files()).not.toContain(id);
  expect(await documentsOf(headers, check)).toEqual([]);
  expect(await db.selectFrom('removed_documents').selectAll().execute()).toEqual([]);
});

test('those of a number that waits stay, however long that takes', async () => {
  const { headers, check } = await makeWaiting();
  const id = await addOne(headers, check, makePdf('waits'));
  await db
    .updateTable('checks')
    .set({ created_at: new Date('2020-01-01') })
    .where('check_id', '=', check)
    .execute();
  await removeDocuments.run(context, {});
  expect((await openOwn(id, headers)).statusCode).toBe(200);
});

test('an owner removes one, decided on or not; nobody else does', async () => {
  const { headers, check } = await makeWaiting();
  const [first, second] = [await addOne(headers, check, makePdf('one')), await addOne(headers, check, makePdf('two'))];
  const other = await makeWaiting();
  for (const id of [first, 'x']) expect((await take(`/contractor/check-documents/${id}`, other.headers)).status).toBe(404);
  expect((await take(`/contractor/check-documents/${first}`, headers)).body.message).toBe('Removed');
  expect((await take(`/contractor/check-documents/${first}`, headers)).status).toBe(404);
  await decide(check, CONFIRM);
  expect((await take(`/contractor/check-documents/${second}`, headers)).status).toBe(200);
  expect(files()).not.toContain(first);
  expect(files()).not.toContain(second);
});

test('a number that is taken back goes with its documents at once; one that is decided on, or another owner’s, stays', async () => {
  const { headers, check } = await makeWaiting();
  const id = await addOne(headers, check, makePdf('taken back'));
  const other = await makeWaiting();
  for (const wrong of [check, 'x']) expect((await take(`/contractor/checks/${wrong}`, other.headers)).status).toBe(404);
  expect((await take(`/contractor/checks/${check}`, headers)).body.message).toContain('Taken back');
  expect([await own(headers), files().includes(id), (await openForTeam(id)).statusCode]).toEqual([[], false, 404]);
  expect((await decide(check, CONFIRM)).body.code).toBe('check_not_found');
  await decide(other.check, CONFIRM);
  expect((await take(`/contractor/checks/${other.check}`, other.headers)).status).toBe(404);
});

test('another number in its place takes them at once', async () => {
  const { headers, check } = await makeWaiting();
  const id = await addOne(headers, check, makePdf('replaced'));
  expect((await send(headers, 'gstin', '27AAACR5055K1Z7')).status).toBe(201);
  expect([files().includes(id), (await openForTeam(id)).statusCode]).toEqual([false, 404]);
});

test('what a renewal, another number or another listing ends loses them; what the team takes back keeps them for its time', async () => {
  const renewed = await makeWaiting();
  const first = await addOne(renewed.headers, renewed.check, makePdf('renewed'));
  await decide(renewed.check, CONFIRM);
  const renewal = await sendOne(renewed.headers);
  expect((await openForTeam(first)).statusCode).toBe(200);
  await decide(renewal, CONFIRM);
  expect((await openForTeam(first)).statusCode).toBe(404);

  const changed = await makeWaiting();
  const second = await addOne(changed.headers, changed.check, makePdf('changed'));
  await decide(changed.check, CONFIRM);
  await db.updateTable('businesses').set({ name: 'Another Name' }).where('business_id', '=', changed.id).execute();
  expect((await openForTeam(second)).statusCode).toBe(404);

  const ended = await makeWaiting();
  const third = await addOne(ended.headers, ended.check, makePdf('ended'));
  await decide(ended.check, CONFIRM);
  await decide(ended.check, { decision: 'end', reason: 'Cancelled' });
  expect((await openForTeam(third)).statusCode).toBe(200);

  await removeDocuments.run(context, {});
  expect(files()).not.toContain(first);
  expect(files()).not.toContain(second);
});

test('one whose number comes to another business is for nobody’s eyes any more', async () => {
  const [one, other] = [await makeWaiting(), await steps.makeOwner()];
  const id = await addOne(one.headers, one.check, makePdf('moved'));
  await db.updateTable('checks').set({ business_id: other.id }).where('check_id', '=', one.check).execute();
  expect((await openOwn(id, other.headers)).statusCode).toBe(404);
  expect((await openForTeam(id)).statusCode).toBe(404);
});

test('the download of an owner’s data lists them; a deleted account takes rows and files', async () => {
  const { id: business, headers, check } = await makeWaiting();
  const bytes = makePdf('of the account');
  const id = await addOne(headers, check, bytes, { name: 'My paper.pdf' });
  const { data } = (await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body;
  expect(data.checks[0].documents).toEqual([
    { _id: id, kind: 'certificate', name: 'My paper', type: 'pdf', bytes: bytes.length, sentAt: expect.any(String) },
  ]);
  expect((await take(`/contractor/delete/${business}`, headers)).status).toBe(200);
  expect([files().includes(id), (await openForTeam(id)).statusCode]).toEqual([false, 404]);
  const rows = await db.selectFrom('check_documents').select('name').where('check_document_id', '=', id).execute();
  expect(rows).toEqual([]);
});

test('a file whose row failed, or never came, is swept once it is a day old; others stay', async () => {
  const { headers, check } = await makeWaiting();
  const kept = await addOne(headers, check, makePdf('kept'));
  const lost = '0190a0a0-0000-7000-8000-00000000dead';
  const fresh = '0190a0a0-0000-7000-8000-00000000beef';
  for (const name of [lost, fresh]) await context.media.disk.put(`private/documents/${name}`, Buffer.from('half'));
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const name of [lost, kept]) utimesSync(path.join(dataDir, 'media/private/documents', name), old, old);
  await sweepPictures.run(context, {});
  expect([kept, lost, fresh].map((name) => files().includes(name))).toEqual([true, false, true]);
});

test('where the store does not answer nothing is added, and what could not be removed is removed a minute later', async () => {
  const { headers, check } = await makeWaiting();
  const id = await addOne(headers, check, makePdf('stays a minute'));
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const put = vi.spyOn(context.media.disk, 'put').mockRejectedValue(away);
  expect((await add(headers, check, makePdf('nowhere'))).status).toBe(503);
  put.mockRestore();
  expect(await documentsOf(headers, check)).toHaveLength(1);
  const remove = vi.spyOn(context.media.disk, 'delete').mockRejectedValue(away);
  expect((await take(`/contractor/check-documents/${id}`, headers)).status).toBe(200);
  await expect(removeDocuments.run(context, {})).rejects.toThrow('away');
  remove.mockRestore();
  expect(files()).toContain(id);
  await removeDocuments.run(context, {});
  expect(files()).not.toContain(id);
});
