import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { makeCheck } from '#tests/factories/check.ts';
import { makeClaim } from '#tests/factories/claim.ts';
import { makePdf } from '#tests/factories/document.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeClaimDocumentSteps } from '#tests/helpers/claim-document-steps.ts';
import { nobody } from '#tests/helpers/claim-steps.ts';
import { dumpDatabase, dumpFolder } from '#tests/helpers/dump.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const KEY = 'a long and secret key of documents';
const TRACE = 'Words that stand in this bill alone';
const server = await createTestApp({ DOCUMENTS_KEY: KEY });
const { app, db, pool, dataDir, context } = server;
const steps = await makeClaimDocumentSteps(server);
const { admin, add, addOne, ask, decide, documentsOf, files, makeAsked, openForTeam, openOwn, own, remove, withdraw } = steps;
const REFUSE = { decision: 'refuse', reason: 'The bill is of another shop' };
const claimsOfTeam = async (show = 'waiting') =>
  (await call(app, 'GET', `/api/v1/admin/claim/get?show=${show}&limit=100`, undefined, admin)).body.claims;

describe('a document of a claim', () => {
  test('comes back to who has sent it and to the team, as a file that nothing shows or keeps', async () => {
    const { headers, claim, business } = await makeAsked();
    const bytes = makePdf('as it was sent');
    const id = await addOne(headers, claim, bytes, { name: 'Shop licence.pdf' });
    for (const answer of [await openOwn(id, headers), await openForTeam(id)]) {
      expect([answer.statusCode, bytes.equals(answer.rawPayload)]).toEqual([200, true]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="document.pdf"; filename*=UTF-8''Shop%20licence.pdf`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    const listed = { _id: id, kind: 'certificate', name: 'Shop licence', type: 'pdf', bytes: bytes.length, sentAt: expect.any(String) };
    expect(await own(headers)).toEqual([
      {
        ...{ _id: claim, state: 'open', message: 'My name is on the bill.', documents: [listed], reason: '', decidedAt: null },
        business: expect.objectContaining({ _id: business }),
        sentAt: expect.any(String),
      },
    ]);
    const waiting = (await claimsOfTeam()).find(({ _id }: { _id: string }) => _id === claim);
    expect(waiting.documents).toEqual([listed]);
  });

  test('stands on the team’s page of the account that has asked, and of no other; each look there is noted', async () => {
    const { id: user, headers, claim, business } = await makeAsked();
    const document = await addOne(headers, claim, makePdf('on the account’s page'));
    const accountOf = async (kind: string, id: string) =>
      (await call(app, 'GET', `/api/v1/admin/account/get/${kind}/${id}`, undefined, admin)).body;
    const { claims } = await accountOf('user', user);
    expect(claims).toMatchObject([{ _id: claim, way: 'team', state: 'open', business: { _id: business }, documents: [{ _id: document }] }]);
    expect((await openForTeam(claims[0].documents[0]._id)).statusCode).toBe(200);
    const looks = await db.selectFrom('audit_entries').select('action').where('subject_id', '=', claim).execute();
    expect(looks).toEqual([{ action: 'open' }]);
    expect((await accountOf('business', business)).claims).toEqual([]);
    expect((await accountOf('user', (await signInUser(db)).id)).claims).toEqual([]);

    const owner = await signInBusiness(db);
    const second = await makeAsked({ claimant: owner });
    expect((await accountOf('business', owner.id)).claims).toMatchObject([{ _id: second.claim, business: { _id: second.business } }]);
    await decide(second.claim, { decision: 'refuse', reason: 'The bill is another’s' });
    expect((await accountOf('business', owner.id)).claims).toMatchObject([{ state: 'refused', reason: 'The bill is another’s' }]);
  });

  test('that is a photo of a bill is made anew', async () => {
    const { headers, claim } = await makeAsked();
    const photo = Buffer.concat([await makeJpeg(600, 400), Buffer.from('<script>')]);
    const id = await addOne(headers, claim, photo, { name: 'बिजली का बिल.jpg', kind: 'address' });
    const { rawPayload, headers: answered } = await openForTeam(id);
    expect([answered['content-type'], rawPayload.includes('<script>')]).toEqual(['image/webp', false]);
    expect(await documentsOf(headers, claim)).toMatchObject([{ name: 'बिजली का बिल', kind: 'address', type: 'picture' }]);
  });

  test.each([
    ['nothing in it', Buffer.alloc(0), 400, 'document_empty'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not_a_document'],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /'), 415, 'not_a_document'],
    ['a program with a PDF behind it', Buffer.concat([Buffer.from('MZ'), makePdf('x')]), 415, 'not_a_document'],
    ['a PDF that was cut off', makePdf('x', 5_000).subarray(0, 4_000), 400, 'unreadable_document'],
    ['a PDF with a script behind it', Buffer.concat([makePdf('x'), Buffer.from('<script>')]), 400, 'unreadable_document'],
    ['a byte more than 10 MB', makePdf('long', 10 * 1024 * 1024 + 1), 413, 'document_too_large'],
  ])('called .pdf with %s is refused, and nothing is left', async (_what, bytes, status, code) => {
    const { headers, claim } = await makeAsked();
    const before = files();
    expect(await add(headers, claim, bytes)).toMatchObject({ status, body: { code, errors: { file: expect.any(String) } } });
    expect([await documentsOf(headers, claim), files()]).toEqual([[], before]);
  });

  test('of 30 MB is refused before it is read, and where nobody has said how long it is once it is too long', async () => {
    const { headers, claim } = await makeAsked();
    const before = files();
    const url = `/api/v1/claim/${claim}/documents`;
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
    const said = { ...form, 'content-length': String(30 * 1024 * 1024) };
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n';
    const body = (function* () {
      yield Buffer.from(part);
      for (let megabyte = 0; megabyte < 30; megabyte += 1) yield Buffer.alloc(1024 * 1024, 'x');
      yield Buffer.from('\n%%EOF\r\n--b--\r\n');
    })();
    const unsaid = { ...form, 'transfer-encoding': 'chunked' };
    for (const sent of [
      await app.inject({ method: 'POST', url, headers: said, payload: '--b' }),
      await app.inject({ method: 'POST', url, headers: unsaid, payload: Readable.from(body) }),
    ])
      expect([sent.statusCode, sent.json().code]).toEqual([413, 'document_too_large']);
    expect([await documentsOf(headers, claim), files()]).toEqual([[], before]);
  });

  test('is removed by who has sent it alone, decided on or not', async () => {
    const { headers, claim } = await makeAsked();
    const other = await makeAsked();
    const [first, second] = [await addOne(headers, claim, makePdf('one')), await addOne(headers, claim, makePdf('two'))];
    for (const id of [first, nobody, 'x']) expect((await remove(id, other.headers)).status).toBe(404);
    expect([(await remove(first, {})).status, (await remove(first, admin)).status]).toEqual([401, 403]);
    expect((await remove(first, headers)).body.message).toBe('Removed');
    expect((await remove(first, headers)).status).toBe(404);
    await decide(claim, REFUSE);
    expect((await openOwn(second, headers)).statusCode).toBe(200);
    expect((await remove(second, headers)).status).toBe(200);
    expect(files().filter((file) => [first, second].includes(file))).toEqual([]);
  });
});

describe('a claim', () => {
  test('takes three documents, of several at once too, and each once', async () => {
    const { headers, claim } = await makeAsked();
    const same = makePdf('the same');
    const answers = await Promise.all([add(headers, claim, same), add(headers, claim, same, { name: 'again.pdf' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('document_sent');
    const more = await Promise.all([1, 2, 3].map((n) => add(headers, claim, makePdf(`another ${n}`))));
    expect(more.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
    const refused = await add(headers, claim, makePdf('a fourth'));
    expect(refused.body).toMatchObject({ code: 'too_many_documents', message: 'You can add 3 documents at most. Remove one first' });
    const kept = await documentsOf(headers, claim);
    expect(files().filter((file) => kept.some(({ _id }) => _id === file))).toHaveLength(3);
  });

  test('takes none of others, of nobody, of who is blocked, of no form, of another kind, and without a file', async () => {
    const { id: user_id, headers, claim } = await makeAsked();
    const strangers = [await signInUser(db), await signInBusiness(db)];
    for (const stranger of strangers)
      for (const id of [claim, nobody, 'x']) expect((await add(stranger.headers, id, makePdf('x'))).body.code).toBe('claim_not_found');
    expect([(await add({}, claim, makePdf('x'))).status, (await add(admin, claim, makePdf('x'))).status]).toEqual([401, 403]);
    expect((await add(headers, claim, makePdf('x'), { kind: 'passport' })).status).toBe(400);
    const url = `/api/v1/claim/${claim}/documents`;
    expect((await call(app, 'POST', url, { file: 'data:application/pdf;base64,AA' }, headers)).status).toBe(415);
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
    expect((await app.inject({ method: 'POST', url, headers: form, payload: '--b--\r\n' })).statusCode).toBe(400);
    // One that waits for a link gives the business by that, not by documents.
    const byMail = await makeClaim(db, { way: 'mail', user_id });
    expect((await add(headers, byMail, makePdf('x'))).status).toBe(404);
    await db.insertInto('account_blocks').values({ user_id, reason: 'Advertising' }).execute();
    expect((await add(headers, claim, makePdf('x'))).status).toBe(403);
    expect(await db.selectFrom('check_documents').select('name').where('claim_id', 'in', [claim, byMail]).execute()).toEqual([]);
  });

  test('of a business that asks for a second one takes them, too', async () => {
    const { headers, claim } = await makeAsked({ claimant: await signInBusiness(db) });
    const id = await addOne(headers, claim, makePdf('of a business'));
    expect((await openOwn(id, headers)).statusCode).toBe(200);
  });

  test.each([
    ['given', { decision: 'accept' }, 'has_owner'],
    ['refused', REFUSE, undefined],
  ])('that is %s meanwhile takes none, and keeps no file of it', async (_what, decision, asksAgain) => {
    const { headers, claim, business } = await makeAsked();
    const before = files();
    const [added, decided] = await Promise.all([add(headers, claim, makePdf('late')), decide(claim, decision)]);
    expect(decided.status).toBe(200);
    expect([201, 409]).toContain(added.status);
    expect(await documentsOf(headers, claim)).toHaveLength(added.status === 201 ? 1 : 0);
    expect(files().length - before.length).toBe(added.status === 201 ? 1 : 0);
    expect((await add(headers, claim, makePdf('later'))).body.code).toBe('claim_decided');
    expect((await ask(business, headers)).body.code).toBe(asksAgain);
  });

  test('is taken back by who has made it alone, while it waits; they may ask again', async () => {
    const { headers, claim, business } = await makeAsked();
    const id = await addOne(headers, claim, makePdf('taken back'));
    const other = await makeAsked();
    for (const wrong of [claim, nobody, 'x']) expect((await withdraw(wrong, other.headers)).status).toBe(404);
    expect([(await withdraw(claim, {})).status, (await withdraw(claim, admin)).status]).toEqual([401, 403]);
    expect((await withdraw(claim, headers)).body.message).toBe('Taken back');
    expect([await own(headers), files().includes(id), (await openForTeam(id)).statusCode]).toEqual([[], false, 404]);
    expect((await decide(claim, { decision: 'accept' })).status).toBe(404);
    expect((await ask(business, headers)).status).toBe(201);
    await decide(other.claim, REFUSE);
    expect((await withdraw(other.claim, other.headers)).status).toBe(404);
  });
});

describe('a look', () => {
  test('is for who has sent it and who moderates; each of the team is noted, without the name of the file', async () => {
    const { headers, claim } = await makeAsked();
    const id = await addOne(headers, claim, makePdf('looked at'), { name: 'Asha Aadhaar 1234.pdf' });
    for (const stranger of [await signInUser(db), await signInBusiness(db)]) {
      expect((await openOwn(id, stranger.headers)).statusCode).toBe(404);
      expect((await openForTeam(id, stranger.headers)).statusCode).toBe(403);
    }
    expect([(await openOwn(id, {})).statusCode, (await openForTeam(id, {})).statusCode]).toEqual([401, 401]);
    // What was sent to a claim is not found among what was sent to numbers.
    const owner = await signInBusiness(db);
    const among = await app.inject({ url: `/api/v1/contractor/check-documents/${id}`, headers: owner.headers });
    expect(among.statusCode).toBe(404);
    for (const role of ['editor', 'accountant'] as const)
      expect((await openForTeam(id, (await signInAdmin(db, undefined, role)).headers)).statusCode).toBe(403);
    const moderator = await signInAdmin(db, undefined, 'moderator');
    for (let look = 0; look < 2; look += 1) expect((await openForTeam(id, moderator.headers)).statusCode).toBe(200);
    expect((await openOwn(id, headers)).statusCode).toBe(200);
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', claim).execute();
    const looked = { action: 'open', subject_kind: 'claim', admin_id: moderator.id };
    expect(entries).toMatchObject([looked, looked]);
    expect(JSON.stringify(entries)).not.toContain('Aadhaar');
    const { entries: shown } = (await call(app, 'GET', '/api/v1/admin/audit/get?kind=claim', undefined, admin)).body;
    expect(shown[0]).toMatchObject({ action: 'open', changes: [{ field: 'document', after: 'certificate' }] });
  });
});

test('what was sent stands neither in the data folder, nor in a dump of the database, nor in the log', async () => {
  const lines: string[] = [];
  const { log: before } = context;
  context.log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const { headers, claim } = await makeAsked();
  const id = await addOne(headers, claim, makePdf(TRACE, 200_000), { name: 'Private name.pdf' });
  await openForTeam(id);
  await openOwn(id, headers);
  context.log = before;
  expect(lines.join('')).not.toMatch(/Words that stand|Private name/);
  const dump = [...dumpFolder(dataDir), ...(await dumpDatabase(pool))];
  expect(dump.some((line) => line.includes(`media/private/documents/${id}`))).toBe(true);
  for (const trace of [TRACE, Buffer.from(TRACE).toString('hex'), Buffer.from(TRACE).toString('base64').slice(0, 40), KEY])
    expect(dump.filter((line) => line.includes(trace))).toEqual([]);
  expect(readFileSync(path.join(dataDir, 'media/private/documents', id), 'latin1')).not.toContain('%PDF');
});

test('a document is of a number or of a claim: of one of them', async () => {
  const [check, claim] = [await makeCheck(db), await makeClaim(db)];
  const row = { kind: 'address', name: '', type: 'pdf', bytes: 1, digest: Buffer.from('x'), sealed_key: Buffer.from('x') };
  for (const holder of [{}, { check_id: check, claim_id: claim }])
    await expect(
      db
        .insertInto('check_documents')
        .values({ ...row, ...holder, check_document_id: nobody, sealed_by: Buffer.from('x') })
        .execute(),
    ).rejects.toThrow('check_documents__of_one_check');
});
