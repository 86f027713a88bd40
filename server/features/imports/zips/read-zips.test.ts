import { describe, expect, test } from 'vitest';
import { importLimits } from '#shared/import-limits.ts';
import { HEADER } from '#tests/helpers/import-steps.ts';
import { makeZip, type ZipPart } from '#tests/helpers/make-zip.ts';
import { createZips } from '#tests/helpers/zip-steps.ts';

const {
  admin,
  app,
  checkNew,
  db,
  imagesOf,
  importAll,
  inStore,
  jpeg,
  nextPhone,
  other,
  photo,
  photosOf,
  read,
  row,
  takeZip,
  taken,
  third,
  undo,
  upload,
  uploadZip,
} = await createZips();

describe('names of files', () => {
  const bytes = (...codes: (number | string)[]) =>
    Buffer.concat(codes.map((code) => Buffer.from(typeof code === 'string' ? code : [code])));
  test.each<[string, string, string | Buffer]>([
    ['in other letters', 'Photos\\ROOF.JPG', 'photos/roof.jpg'],
    ['without the folder', 'roof.jpg', 'batch 3/pune/roof.jpg'],
    ['with a folder that the ZIP has not', 'C:\\Users\\Asha\\Pictures\\roof.jpg', 'roof.jpg'],
    ['with backslashes in the ZIP', 'photos/roof.jpg', 'photos\\roof.jpg'],
    ['that lead up, which lead nowhere', 'roof.jpg', '../../../etc/roof.jpg'],
    ['from the root', '../roof.jpg', '/var/www/roof.jpg'],
    ['with a drive', 'roof.jpg', 'D:\\roof.jpg'],
    ['with accents in one piece, and in two as Macs write them', 'café.jpg', 'cafe\u0301.jpg'],
    ['the other way round', 'cafe\u0301.jpg', 'café.jpg'],
    ['in Hindi', 'छत.jpg', 'छत.jpg'],
    ['with letters of old machines (CP437)', 'café.jpg', bytes('caf', 0x82, '.jpg')],
    ['with the blank of a screenshot', 'Shot 9.41 AM.png', 'Shot 9.41\u202fAM.png'],
    ['with a comma', 'roof, front.jpg', 'roof, front.jpg'],
  ])('%s are found', async (_, written, name) => {
    const { id } = await checkNew(written);
    expect(await takeZip(id, photo(name))).toMatchObject({ foundCount: 1, faultCount: 0, unusedCount: 0 });
  });

  test('several in a cell, with addresses between them', async () => {
    const { id } = await checkNew('roof.jpg;wall front.png  https://photos.example.com/a,b.jpg\ndoor.jpeg , gate.JPG');
    const { rows } = await read(id);
    expect(rows[0]?.changes[0]?.after.split('\n')).toEqual([
      'roof.jpg',
      'wall front.png',
      'https://photos.example.com/a,b.jpg',
      'door.jpeg',
      'gate.JPG',
    ]);
  });

  test('what is passed over: folders, and what systems put there', async () => {
    const { id } = await checkNew('roof.jpg');
    const junk = ['photos/', '__MACOSX/photos/._roof.jpg', 'photos/._roof.jpg', 'photos/.DS_Store', 'Thumbs.db', 'desktop.ini', '..', '/'];
    const zip = await takeZip(id, ...junk.map((name) => photo(name, 'x')), photo('photos/roof.jpg'));
    expect(zip).toMatchObject({ fileCount: 1, foundCount: 1, faultCount: 0, unusedCount: 0 });
  });

  test('that mean several files are told; of the same file twice one is taken, and of two cases the one that is written', async () => {
    const { id } = await checkNew('roof.jpg', 'wall.jpg', 'Door.jpg');
    const zip = await takeZip(
      id,
      photo('a/roof.jpg'),
      photo('b/roof.jpg', other),
      photo('a/wall.jpg'),
      photo('b/wall.jpg'),
      photo('Door.jpg', third),
      photo('door.jpg', other),
    );
    expect(zip).toMatchObject({ foundCount: 2, faultCount: 1, faults: [{ line: 2, url: 'roof.jpg', because: 'severalInZip' }] });
  });

  test('that the ZIP has not are told with their rows, before the import and after it', async () => {
    const { id } = await checkNew('roof.jpg', 'nowhere.jpg');
    expect(await takeZip(id, photo('roof.jpg'))).toMatchObject({
      faultCount: 1,
      faults: [{ line: 3, url: 'nowhere.jpg', because: 'notInZip' }],
    });
    await importAll(id);
    expect(await taken(id)).toMatchObject({ added: 1, faults: [{ line: 3, url: 'nowhere.jpg', because: 'notInZip' }] });
  });
});

describe('what is no photo is told with its row, and costs nobody the business', () => {
  test.each<[string, string, ZipPart]>([
    ['a page', 'notPhoto', photo('x.jpg', '<!DOCTYPE html><p>Sign in')],
    ['a drawing', 'notPhoto', photo('x.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['nothing', 'notPhoto', photo('x.jpg', '')],
    ['half a photo', 'damaged', photo('x.jpg', jpeg.subarray(0, 60))],
    ['one larger than allowed', 'tooLarge', photo('x.jpg', Buffer.alloc(importLimits.photoBytes + 1))],
    ['one that is larger than it says', 'damaged', photo('x.jpg', Buffer.alloc(20_000_000), { claimedSize: 1_000 })],
    ['one that is packed in a way of its own', 'damaged', photo('x.jpg', jpeg, { method: 9 })],
  ])('%s', async (_, because, part) => {
    const { id, phone } = await checkNew('x.jpg good.jpg');
    await takeZip(id, part, photo('good.jpg', third));
    expect(await importAll(id)).toMatchObject({ importedCount: 1 });
    expect(await taken(id)).toMatchObject({ added: 1, faults: [{ url: 'x.jpg', because, line: 2 }] });
    expect(await imagesOf(phone)).toHaveLength(1);
  });
});

describe('a ZIP that is refused as a whole', async () => {
  const { id } = await checkNew('roof.jpg');
  const whole = makeZip([photo('roof.jpg')]);
  const empty = makeZip([]);
  test.each<[string, number, RegExp, Uint8Array<ArrayBuffer> | string]>([
    ['another kind of archive', 400, /^This is not a ZIP/, 'Rar!\x1a\x07\x00'],
    ['nothing', 400, /^This is not a ZIP/, ''],
    ['a page', 400, /^This is not a ZIP/, '<!doctype html>'],
    ['half of one', 400, /^The ZIP is damaged/, whole.slice(0, whole.length / 2)],
    ['one with a password', 400, /^The ZIP has a password/, makeZip([photo('roof.jpg', jpeg, { flags: 1 })])],
    ['one with a strong password', 400, /^The ZIP has a password/, makeZip([photo('roof.jpg', jpeg, { flags: 0x41 })])],
    ['an empty one', 400, /^The ZIP is empty/, empty],
    ['one of folders', 400, /^The ZIP is empty/, makeZip([photo('photos/', '')])],
    [
      'one with too many files',
      413,
      /^The ZIP can hold at most 5,000 files/,
      makeZip(Array.from({ length: importLimits.zipFiles + 1 }, (_, at) => photo(`${at}.jpg`, ''))),
    ],
    [
      'a bomb',
      413,
      /^The ZIP unpacks to more than 512 MB/,
      makeZip(Array.from({ length: 60 }, (_, at) => photo(`${at}.jpg`, '', { claimedSize: 10_000_000 }))),
    ],
    [
      'a bomb of more than 4 GB',
      413,
      /^The ZIP unpacks to more than 512 MB/,
      makeZip([photo('roof.jpg', '', { isZip64: true, claimedSize: 4_200_000_000 })]),
    ],
    [
      'one whose names fill it',
      413,
      /^The ZIP can hold at most/,
      makeZip(Array.from({ length: 200 }, (_, at) => photo(`${'x'.repeat(60_000)}${at}.jpg`, ''))),
    ],
  ])('%s', async (_, status, message, content) => {
    const before = inStore();
    const answer = await uploadZip(id, content);
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(message) } });
    expect(answer.body.errors).toEqual({ file: answer.body.message });
    expect([await photosOf(id), inStore()]).toMatchObject([{ zip: null }, before]);
  });

  test('one of more bytes than are taken', async () => {
    const headers = { ...admin.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const response = await app.inject({
      method: 'POST',
      url: `/api/v1/admin/import/photos/${id}`,
      headers: { ...headers, 'content-length': String(importLimits.zipBytes + 1_000_000) },
      payload: '--x--',
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toMatch(/^The ZIP can be at most 256 MB/);
  });

  test('no file', async () => {
    const headers = { ...admin.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const response = await app.inject({ method: 'POST', url: `/api/v1/admin/import/photos/${id}`, headers, payload: '--x--\r\n' });
    expect([response.statusCode, response.json().message]).toEqual([400, 'Please choose a ZIP with photos']);
  });

  test('one for a file whose rows name none', async () => {
    const { body } = await upload(`${HEADER},photos\n${row({ phoneNo: nextPhone() })},https://photos.example.com/1.jpg`);
    expect(await uploadZip(body.import._id, whole)).toMatchObject({ status: 409, body: { code: 'import_names_no_files' } });
  });

  test('one for a file that is still being read', async () => {
    const made = await checkNew('roof.jpg');
    await db.updateTable('imports').set({ status: 'checking', names_files: false }).where('import_id', '=', made.id).execute();
    expect(await uploadZip(made.id, whole)).toMatchObject({ status: 409, body: { code: 'import_being_checked' } });
  });

  test('one for an import that was taken back', async () => {
    const before = inStore();
    const made = await checkNew('roof.jpg');
    await takeZip(made.id, photo('roof.jpg'));
    await importAll(made.id);
    await undo(made.id);
    expect(await uploadZip(made.id, whole)).toMatchObject({ status: 409, body: { code: 'import_taken_back' } });
    expect(inStore()).toEqual(before);
  });
});

test('sizes and places in fields of their own, as large ZIPs have them, are read', async () => {
  const { id } = await checkNew('roof.jpg');
  expect(await takeZip(id, photo('roof.jpg', jpeg, { isZip64: true }))).toMatchObject({ foundCount: 1 });
  await importAll(id);
  expect(await taken(id)).toMatchObject({ added: 1 });
});
