import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { findMissingKey } from '#server/features/checks/documents/documents-key.ts';
import { exchangeDocumentsKey, findOtherKey } from '#server/features/checks/documents/exchange-key.ts';
import { makePdf } from '#tests/factories/document.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { startBucketServer } from '#tests/helpers/bucket-server.ts';
import { makeDocumentSteps } from '#tests/helpers/document-steps.ts';
import { dumpDatabase, dumpFolder } from '#tests/helpers/dump.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const KEY = 'a long and secret key of documents';
const TRACE = 'Words that stand in this document alone';
const server = await createTestApp({ DOCUMENTS_KEY: KEY });
const { db, dataDir, pool, context } = server;
const steps = await makeDocumentSteps(server);
const { addOne, makeWaiting, openForTeam, openOwn } = steps;
const fileOf = (id: string) => path.join(dataDir, 'media/private/documents', id);

describe('what was sent', () => {
  test('stands neither in the data folder, nor in a dump of the database, nor does any key that opens it', async () => {
    const { headers, check } = await makeWaiting();
    const bytes = makePdf(TRACE, 200_000);
    const id = await addOne(headers, check, bytes);
    const picture = await makeJpeg(400, 300);
    const photo = await addOne(headers, check, picture, { name: 'a.jpg' });
    await openForTeam(id);
    const dump = [...dumpFolder(dataDir), ...(await dumpDatabase(pool))];
    expect(dump.some((line) => line.includes(fileOf(id).slice(dataDir.length + 1)))).toBe(true);
    const hex = Buffer.from(TRACE).toString('hex');
    const base64 = Buffer.from(TRACE).toString('base64').slice(0, 40);
    for (const trace of [TRACE, hex, base64, '%PDF-', KEY]) expect(dump.filter((line) => line.includes(trace))).toEqual([]);
    // Not even what a file begins with.
    const stored = readFileSync(fileOf(photo), 'latin1');
    expect(stored).not.toContain('WEBP');
    expect(readFileSync(fileOf(id)).length).toBe(bytes.length + 28);
  });

  test('twice makes two files of which nothing is the same', async () => {
    const [one, other] = [await makeWaiting(), await makeWaiting()];
    const bytes = makePdf('twice', 5_000);
    const files = [await addOne(one.headers, one.check, bytes), await addOne(other.headers, other.check, bytes)].map((id) =>
      readFileSync(fileOf(id)),
    );
    const same = [...(files[0] as Buffer)].filter((byte, index) => byte === files[1]?.[index]).length;
    expect(same).toBeLessThan(200);
  });

  test('is not in the log either, whatever happens', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { headers, check } = await makeWaiting();
    const id = await addOne(headers, check, makePdf(TRACE), { name: 'Private name.pdf' });
    const { log: before } = context;
    context.log = log;
    writeFileSync(fileOf(id), Buffer.alloc(100));
    expect((await openForTeam(id)).statusCode).toBe(503);
    context.log = before;
    expect(lines.join('')).toContain(id);
    expect(lines.join('')).not.toMatch(/Words that stand|Private name/);
  });
});

describe('a file that is not as it was', () => {
  test.each([
    ['changed by a bit', (bytes: Buffer) => bytes.map((byte, index) => (index === 1_000 ? byte ^ 1 : byte))],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
    ['empty', () => Buffer.alloc(0)],
    ['the head alone', (bytes: Buffer) => bytes.subarray(0, 20)],
  ])('%s is said to be damaged, and nothing of it is given', async (_what, change) => {
    const { headers, check } = await makeWaiting();
    const id = await addOne(headers, check, makePdf('as it was', 3_000));
    writeFileSync(fileOf(id), change(readFileSync(fileOf(id))));
    const answers = [await openForTeam(id), await openOwn(id, headers)].map((answer) => [answer.statusCode, answer.json().code]);
    expect(answers).toEqual([
      [503, 'document_damaged'],
      [503, 'document_closed'],
    ]);
  });

  test('another document’s opens nothing under this one’s name', async () => {
    const { headers, check } = await makeWaiting();
    const [one, other] = [await addOne(headers, check, makePdf('one')), await addOne(headers, check, makePdf('another'))];
    writeFileSync(fileOf(one), readFileSync(fileOf(other)));
    expect((await openForTeam(one)).json().code).toBe('document_damaged');
    const { sealed_key } = await db
      .selectFrom('check_documents')
      .select('sealed_key')
      .where('check_document_id', '=', other)
      .executeTakeFirstOrThrow();
    await db.updateTable('check_documents').set({ sealed_key }).where('check_document_id', '=', one).execute();
    expect((await openForTeam(one)).json().code).toBe('document_damaged');
    expect((await openForTeam(other)).statusCode).toBe(200);
  });
});

describe('the key', () => {
  test.each([
    ['https://directory.example.in', undefined, true],
    ['https://directory.example.in', KEY, false],
    ['http://localhost:3000', undefined, false],
  ])('at %s that is %j: the start warns: %s', (PUBLIC_URL, DOCUMENTS_KEY, warns) => {
    expect(findMissingKey({ PUBLIC_URL, DOCUMENTS_KEY }) !== undefined).toBe(warns);
  });

  test('that is another is said at the start and at the look; put back, all opens again', async () => {
    const { headers, check } = await makeWaiting();
    const bytes = makePdf('by this key');
    const id = await addOne(headers, check, bytes);
    expect(await findOtherKey(db, context.config)).toBeUndefined();
    for (const wrong of [{ DOCUMENTS_KEY: 'another long and secret key' }, { DOCUMENTS_KEY: undefined }]) {
      expect(await findOtherKey(db, wrong)).toMatch(/^DOCUMENTS_KEY: \d+ documents were sealed by another key/);
      const { DOCUMENTS_KEY } = context.config;
      context.config.DOCUMENTS_KEY = wrong.DOCUMENTS_KEY;
      const refused = await openForTeam(id);
      context.config.DOCUMENTS_KEY = DOCUMENTS_KEY;
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'document_other_key']);
      expect(refused.json().message).toContain('DOCUMENTS_KEY');
    }
    expect((await openForTeam(id)).rawPayload.equals(bytes)).toBe(true);
  });

  test('is exchanged: files stay, all opens by the new one alone, also what is added meanwhile', async () => {
    const { headers, check } = await makeWaiting();
    const bytes = makePdf('exchanged');
    const id = await addOne(headers, check, bytes);
    const file = readFileSync(fileOf(id));
    const before = await db.selectFrom('document_keys').selectAll().executeTakeFirstOrThrow();
    const [count, added] = await Promise.all([
      exchangeDocumentsKey(db, { DOCUMENTS_KEY: KEY, DOCUMENTS_KEY_BEFORE: undefined }),
      addOne(headers, check, makePdf('meanwhile')),
    ]);
    expect(count).toBeGreaterThan(0);
    expect(readFileSync(fileOf(id)).equals(file)).toBe(true);
    expect((await openForTeam(id)).rawPayload.equals(bytes)).toBe(true);
    expect((await openForTeam(added)).statusCode).toBe(200);
    const now = await db.selectFrom('document_keys').selectAll().executeTakeFirstOrThrow();
    expect(now.key.equals(before.key)).toBe(false);

    // Another setting: what was sealed before it is opened by DOCUMENTS_KEY_BEFORE; without that nothing is changed.
    const NEXT = 'the next long and secret key';
    await expect(exchangeDocumentsKey(db, { DOCUMENTS_KEY: NEXT, DOCUMENTS_KEY_BEFORE: undefined })).rejects.toThrow(
      /DOCUMENTS_KEY_BEFORE/,
    );
    expect((await openForTeam(id)).statusCode).toBe(200);
    await exchangeDocumentsKey(db, { DOCUMENTS_KEY: NEXT, DOCUMENTS_KEY_BEFORE: KEY });
    expect((await openForTeam(id)).json().code).toBe('document_other_key');
    context.config.DOCUMENTS_KEY = NEXT;
    expect((await openForTeam(id)).rawPayload.equals(bytes)).toBe(true);
    // None any more: the one in the database alone.
    await exchangeDocumentsKey(db, { DOCUMENTS_KEY: undefined, DOCUMENTS_KEY_BEFORE: NEXT });
    context.config.DOCUMENTS_KEY = undefined;
    expect((await openForTeam(id)).rawPayload.equals(bytes)).toBe(true);
    await exchangeDocumentsKey(db, { DOCUMENTS_KEY: KEY, DOCUMENTS_KEY_BEFORE: undefined });
    context.config.DOCUMENTS_KEY = KEY;
    expect((await openForTeam(id)).rawPayload.equals(bytes)).toBe(true);
  });
});

test('in a bucket a document lies sealed, and goes as from a folder', async () => {
  const bucket = await startBucketServer();
  const inBucket = await createTestApp(bucket.settings);
  const { addOne, makeWaiting, openForTeam, own } = await makeDocumentSteps(inBucket);
  const { headers, check } = await makeWaiting();
  const bytes = makePdf(TRACE, 100_000);
  const id = await addOne(headers, check, bytes);
  const { disk } = inBucket.context.media;
  const stored = Buffer.from(await disk.getBytes(`private/documents/${id}`));
  expect([stored.length, stored.includes(TRACE), stored.includes('%PDF')]).toEqual([bytes.length + 28, false, false]);
  expect((await openForTeam(id)).rawPayload.equals(bytes)).toBe(true);
  expect((await inBucket.app.inject(`/media/private/documents/${id}`)).statusCode).toBe(404);
  const gone = await inBucket.app.inject({ method: 'DELETE', url: `/api/v1/contractor/checks/${check}`, headers });
  expect(gone.statusCode).toBe(200);
  expect(await own(headers)).toEqual([]);
  expect(await disk.exists(`private/documents/${id}`)).toBe(false);
});
