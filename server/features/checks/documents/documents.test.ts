import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { activePdf, makePdf } from '#tests/factories/document.ts';
import { blackPng, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { CONFIRM } from '#tests/helpers/check-steps.ts';
import { makeDocumentSteps } from '#tests/helpers/document-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const steps = await makeDocumentSteps(server);
const { admin, add, addOne, decide, documentsOf, files, makeWaiting, openForTeam, openOwn, own, queue, sendOne } = steps;
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

describe('a document', () => {
  test('comes back to its owner and the team as it was sent, as a file that nothing shows or keeps', async () => {
    const { headers, check } = await makeWaiting();
    const bytes = makePdf('as it was sent');
    const id = await addOne(headers, check, bytes, { name: 'GST certificate.pdf' });
    for (const answer of [await openOwn(id, headers), await openForTeam(id)]) {
      expect([answer.statusCode, bytes.equals(answer.rawPayload)]).toEqual([200, true]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="document.pdf"; filename*=UTF-8''GST%20certificate.pdf`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    expect(await documentsOf(headers, check)).toEqual([
      { _id: id, kind: 'certificate', name: 'GST certificate', type: 'pdf', bytes: bytes.length, sentAt: expect.any(String) },
    ]);
    const waiting = (await queue()).checks.find(({ _id }: { _id: string }) => _id === check);
    expect(waiting.documents).toMatchObject([{ _id: id, kind: 'certificate' }]);
  });

  test('that is a picture is made anew: upright, without what the camera wrote or what was behind it', async () => {
    const { headers, check } = await makeWaiting();
    const photo = await sharp(await makeJpeg(600, 400))
      .withExif({ IFD0: { Artist: 'Asha of Pimpri' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Asha of Pimpri')).toBe(true);
    const id = await addOne(headers, check, Buffer.concat([photo, Buffer.from('<script>PK\u0003\u0004')]), {
      name: 'a.jpg',
      kind: 'address',
    });
    const { rawPayload, headers: answered } = await openForTeam(id);
    expect(answered['content-type']).toBe('image/webp');
    expect(answered['content-disposition']).toContain("filename*=UTF-8''a.webp");
    for (const trace of ['Asha', '<script>', 'PK\u0003\u0004']) expect(rawPayload.includes(trace)).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
    expect(await documentsOf(headers, check)).toMatchObject([{ type: 'picture', kind: 'address', bytes: rawPayload.length }]);
  });

  test('that runs scripts and programs where it is opened leaves as a file alone, and in a sandbox', async () => {
    const { headers, check } = await makeWaiting();
    const id = await addOne(headers, check, activePdf());
    const { headers: answered } = await openForTeam(id);
    expect(answered['content-disposition']).toMatch(/^attachment/);
    expect(answered['content-security-policy']).toContain('sandbox');
  });

  test.each([
    ['nothing in it', Buffer.alloc(0), 400, 'document_empty'],
    ['a program called .pdf', Buffer.from('MZ\u0090\u0000This program cannot be run in DOS mode'), 415, 'not_a_document'],
    ['a program with a PDF behind it', Buffer.concat([Buffer.from('MZ'), makePdf('x')]), 415, 'not_a_document'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not_a_document'],
    ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'not_a_document'],
    ['a ZIP', Buffer.from('PK\u0003\u0004'), 415, 'not_a_document'],
    ['a GIF', Buffer.from('GIF89a'), 415, 'not_a_document'],
    ['a PDF that was cut off', makePdf('x', 5_000).subarray(0, 4_000), 400, 'unreadable_document'],
    ['a PDF with another file behind it', Buffer.concat([makePdf('x'), Buffer.alloc(2_000, 'PK')]), 400, 'unreadable_document'],
    ['a PDF with a few signs behind it', Buffer.concat([makePdf('x'), Buffer.from('<script>')]), 400, 'unreadable_document'],
    ['a JPEG that is its beginning alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 400, 'unreadable_document'],
    ['a PNG of 900 megapixels', blackPng(30_000, 30_000), 413, 'too_many_pixels'],
  ])('with %s is refused at its field, and nothing is left', async (_what, bytes, status, code) => {
    const { headers, check } = await makeWaiting();
    const before = files();
    const refused = await add(headers, check, bytes);
    expect(refused).toMatchObject({ status, body: { success: false, code, errors: { file: refused.body.message } } });
    expect(await documentsOf(headers, check)).toEqual([]);
    expect(files()).toEqual(before);
  });

  test('that ends in empty lines and zeros, as some programs write it, is taken', async () => {
    const { headers, check } = await makeWaiting();
    await addOne(headers, check, Buffer.concat([makePdf('filled up'), Buffer.from('\r\n \n'), Buffer.alloc(500)]));
  });

  test('of exactly 10 MB is taken, one byte more is refused', async () => {
    const { headers, check } = await makeWaiting();
    const most = 10 * 1024 * 1024;
    expect((await add(headers, check, makePdf('long', most + 1))).body).toMatchObject({ code: 'document_too_large', errors: {} });
    await addOne(headers, check, makePdf('long', most));
  });

  test('of 30 MB is refused in words before any of it is read', async () => {
    const { headers, check } = await makeWaiting();
    const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(30 * 1024 * 1024) };
    const url = `/api/v1/contractor/checks/${check}/documents`;
    const sent = await app.inject({ method: 'POST', url, headers: { ...headers, ...form }, payload: '--b' });
    expect([sent.statusCode, sent.json().code]).toEqual([413, 'document_too_large']);
    expect(sent.json().message).toBe('A document may have 10 MB at most. Save it smaller, or take a photo of it');
  });

  test('of 30 MB whose length nobody has announced is refused once it is too long, and nothing is left', async () => {
    const { headers, check } = await makeWaiting();
    const before = files();
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n';
    const body = (function* () {
      yield Buffer.from(part);
      for (let megabyte = 0; megabyte < 30; megabyte += 1) yield Buffer.alloc(1024 * 1024, 'x');
      yield Buffer.from('\n%%EOF\r\n--b--\r\n');
    })();
    const url = `/api/v1/contractor/checks/${check}/documents`;
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' };
    const sent = await app.inject({ method: 'POST', url, headers: form, payload: Readable.from(body) });
    expect([sent.statusCode, sent.json().code]).toEqual([413, 'document_too_large']);
    expect(await documentsOf(headers, check)).toEqual([]);
    expect(files()).toEqual(before);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd'],
    ['C:\\Users\\asha\\GST.PDF', 'GST'],
    ['जीएसटी प्रमाणपत्र.pdf', 'जीएसटी प्रमाणपत्र'],
    ['invoice\u202efdp.exe', 'invoicefdp'],
    ['..pdf', ''],
    ['.pdf', ''],
    ['\u200f\u200e.pdf', ''],
    [`${'क्ष'.repeat(200)}.pdf`, 'क्ष'.repeat(26)],
    ['v1.2 signed', 'v1.2 signed'],
    ['a"; filename="evil.html.pdf', 'a ; filename= evil.html'],
    ['line\r\nset-cookie: x.pdf', 'line set-cookie x'],
  ])('called %j is kept as %j', async (name, kept) => {
    const { headers, check } = await makeWaiting();
    const id = await addOne(headers, check, makePdf(name), { name });
    expect(await documentsOf(headers, check)).toMatchObject([{ name: kept }]);
    const { statusCode, headers: answered } = await openOwn(id, headers);
    expect(statusCode).toBe(200);
    expect(answered['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(kept || 'document')}.pdf`);
  });
});

describe('a number', () => {
  test('takes three documents, of several at once too, and each once', async () => {
    const { headers, check } = await makeWaiting();
    const same = makePdf('the same');
    const answers = await Promise.all([add(headers, check, same), add(headers, check, same, { name: 'again.pdf' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('document_sent');
    const more = await Promise.all([1, 2, 3].map((n) => add(headers, check, makePdf(`another ${n}`))));
    expect(more.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
    const refused = await add(headers, check, makePdf('a fourth'));
    expect(refused.body).toMatchObject({ code: 'too_many_documents', message: 'You can add 3 documents at most. Remove one first' });
    const documents = await documentsOf(headers, check);
    expect(documents).toHaveLength(3);
    expect(files().filter((file) => documents.some(({ _id }: { _id: string }) => _id === file))).toHaveLength(3);
  });

  test('that is decided on meanwhile takes none, and keeps no file of it', async () => {
    const { headers, check } = await makeWaiting();
    const before = files();
    const [added, decided] = await Promise.all([add(headers, check, makePdf('late')), decide(check, CONFIRM)]);
    expect(decided.status).toBe(200);
    expect([201, 409]).toContain(added.status);
    expect(await documentsOf(headers, check)).toHaveLength(added.status === 201 ? 1 : 0);
    expect(files().length - before.length).toBe(added.status === 201 ? 1 : 0);
    expect((await add(headers, check, makePdf('later'))).body.code).toBe('check_decided');
  });

  test('takes none of others, of no form, of another kind, and without a file', async () => {
    const { headers, check } = await makeWaiting();
    const other = await makeWaiting();
    for (const id of [check, NOBODY, 'x']) expect((await add(other.headers, id, makePdf('x'))).status).toBe(404);
    expect((await add({}, check, makePdf('x'))).status).toBe(401);
    for (const signIn of [signInUser, signInAdmin]) expect((await add((await signIn(db)).headers, check, makePdf('x'))).status).toBe(403);
    expect((await add(headers, check, makePdf('x'), { kind: 'passport' })).status).toBe(400);
    const url = `/api/v1/contractor/checks/${check}/documents`;
    expect((await call(app, 'POST', url, { file: 'data:application/pdf;base64,AA' }, headers)).status).toBe(415);
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
    for (const payload of ['--b--\r\n', '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-'])
      expect((await app.inject({ method: 'POST', url, headers: form, payload })).statusCode).toBe(400);
    expect(await documentsOf(headers, check)).toEqual([]);
  });
});

describe('a look', () => {
  test('is for the owner and who moderates; each of the team is noted, without the name of the file', async () => {
    const { headers, check } = await makeWaiting({ name: 'Looked Roofs' });
    const id = await addOne(headers, check, makePdf('looked at'), { name: 'Asha Aadhaar 1234.pdf' });
    const stranger = await signInBusiness(db);
    expect((await openOwn(id, stranger.headers)).statusCode).toBe(404);
    expect((await openOwn(id, admin)).statusCode).toBe(403);
    for (const role of ['editor', 'accountant'] as const)
      expect((await openForTeam(id, (await signInAdmin(db, undefined, role)).headers)).statusCode).toBe(403);
    for (const nobody of [headers, (await signInUser(db)).headers]) expect((await openForTeam(id, nobody)).statusCode).toBe(403);
    expect((await openForTeam(id, {})).statusCode).toBe(401);
    for (const nothing of [NOBODY, 'x']) {
      expect((await openForTeam(nothing)).statusCode).toBe(404);
      expect((await openOwn(nothing, headers)).statusCode).toBe(404);
    }
    const moderator = await signInAdmin(db, undefined, 'moderator');
    expect((await openForTeam(id, moderator.headers)).statusCode).toBe(200);
    expect((await openForTeam(id, moderator.headers)).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: `/api/v1/admin/checks/documents/${id}`, headers: admin });
    expect(head.statusCode).toBe(405);
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', check).execute();
    expect(entries.map(({ action, subject_name, admin_id }) => [action, subject_name, admin_id])).toEqual([
      ['open', 'Looked Roofs: gstin', moderator.id],
      ['open', 'Looked Roofs: gstin', moderator.id],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Aadhaar');
    const { entries: shown } = (await call(app, 'GET', '/api/v1/admin/audit/get?kind=check', undefined, admin)).body;
    expect(shown[0]).toMatchObject({ action: 'open', changes: [{ field: 'document', after: 'certificate' }] });
  });

  test('is none of the public: neither the page, nor an address of pictures, nor the details have it', async () => {
    const { id: business, headers, check } = await makeWaiting();
    const id = await addOne(headers, check, makePdf('public?'), { name: 'secret paper.pdf' });
    expect((await decide(check, CONFIRM)).status).toBe(200);
    const details = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
    expect(JSON.stringify(details.body)).not.toMatch(/secret paper|documents/);
    for (const url of [`/media/private/documents/${id}`, `/media/documents/${id}`, `/media/private%2fdocuments%2f${id}`])
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
    expect((await own(headers))[0].documents).toHaveLength(1);
    expect((await sendOne(headers)).length).toBeGreaterThan(0);
  });
});
