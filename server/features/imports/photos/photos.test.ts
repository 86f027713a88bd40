import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, test } from 'vitest';
import { fetchPhoto } from '#server/features/imports/photos/fetch-photo.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import { importLimits } from '#shared/import-limits.ts';
import { limits } from '#shared/limits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { HEADER } from '#tests/helpers/import-steps.ts';
import { createPhotoImports } from '#tests/helpers/photo-import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { admin, app, businessOf, checkKnown, checkNew, context, db, fetched, host, imagesOf, importAll, importNew, ...more } =
  await createPhotoImports();
const { isThere, nextPhone, photosOf, read, remarks, row, start, undo, upload } = more;
const jpeg = await makeJpeg(64, 48);

describe('photos of a file are fetched from their addresses', () => {
  test('several of a cell, in its order, each once; who takes the import back takes them away', async () => {
    const [one, two, three] = ['/1.jpg', '/2.jpg?w_1,h_2', '/3.jpg'].map((at) => host.photo(at, jpeg));
    host.takeAsked();
    const { id, phone, done } = await importNew(`${one}, ${two};${one}\n${three}`);
    expect(done).toMatchObject({ status: 'done', importedCount: 1, ignoredColumns: [] });
    expect(await fetched(id)).toMatchObject({ waiting: 0, added: 3, failed: 0, faults: [] });
    expect(host.takeAsked()).toEqual(['/1.jpg', '/2.jpg?w_1,h_2', '/3.jpg']);
    const images = await imagesOf(phone);
    expect(images.map(isThere)).toEqual([true, true, true]);
    expect(await undo(id)).toMatchObject({ undoneCount: 1, leftCount: 0 });
    expect(await businessOf(phone)).toBeUndefined();
    await expect.poll(() => images.map(isThere)).toEqual([false, false, false]);
  });

  test('a business that is there: they come to its own, and the same file again brings nothing; taken back, its own stay', async () => {
    const business = await makeBusiness(db, { images: ['demo/roof-1'] });
    const address = host.photo('/known.jpg', jpeg);
    const checked = await checkKnown(business, address);
    expect(checked).toMatchObject({ changeCount: 1 });
    expect((await read(checked._id)).rows[0]?.changes).toEqual([{ column: 'photos', before: '', after: address }]);
    await importAll(checked._id);
    expect(await fetched(checked._id)).toMatchObject({ added: 1 });
    const find = () => db.selectFrom('businesses').select(['images']).where('business_id', '=', business).executeTakeFirstOrThrow();
    const { images } = await find();
    expect(images).toEqual(['demo/roof-1', expect.stringMatching(/^businesses\//)]);
    const trail = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', business).execute();
    expect(trail).toMatchObject([{ action: 'update', changes: { images: { after: images } } }]);
    expect(await checkKnown(business, address)).toMatchObject({ changeCount: 0, sameCount: 1 });
    const paths = images.map((key) => pictureUrl(key, 1600)).join(' ');
    expect(await checkKnown(business, paths)).toMatchObject({ changeCount: 0, sameCount: 1 });
    expect(await undo(checked._id)).toMatchObject({ undoneCount: 1, leftCount: 0 });
    expect((await find()).images).toEqual(['demo/roof-1']);
    await expect.poll(() => isThere(images[1])).toBe(false);
  });

  test('an address that leads on, three times at most', async () => {
    const lead = (from: string, to: string) => host.answer(from, (response) => void response.writeHead(302, { location: to }).end());
    host.photo('/end.jpg', jpeg);
    lead('/hop3', '/end.jpg');
    lead('/hop2', '/hop3');
    const far = lead('/hop0', '/hop1');
    const near = lead('/hop1', '/hop2');
    const { id } = await importNew(`${near} ${far}`);
    expect(await fetched(id)).toMatchObject({ added: 1, faults: [{ url: far, because: 'redirects' }] });
  });

  test('one that is not reached at once is tried again, four times in all', async () => {
    let tries = 0;
    const later = host.answer('/later.jpg', (response) => {
      tries += 1;
      if (tries < 3) response.destroy();
      else response.writeHead(200).end(jpeg);
    });
    const never = host.answer('/never.jpg', (response) => void response.writeHead(503).end());
    host.takeAsked();
    const { id, phone } = await importNew(`${later} ${never}`);
    expect(await fetched(id)).toMatchObject({ added: 1, failed: 1, faults: [{ url: never, because: 'unreached', line: 2 }] });
    expect(host.takeAsked().filter((at) => at === '/never.jpg')).toHaveLength(4);
    expect(await imagesOf(phone)).toHaveLength(1);
  });
});

describe('what is no photo is told, and costs nobody the business', () => {
  test.each([
    ['a page under the name of a photo', 'page', '/page.jpg', Buffer.from('<!DOCTYPE html><p>Sign in'), 'image/jpeg'],
    ['a page that says so', 'page', '/page2.jpg', Buffer.from('Sign in'), 'text/html; charset=utf-8'],
    ['a picture of another kind', 'notPhoto', '/photo.gif', Buffer.from('GIF89a'), 'image/gif'],
    ['nothing', 'damaged', '/empty.jpg', Buffer.alloc(0), 'image/jpeg'],
    ['half a photo', 'damaged', '/half.jpg', jpeg.subarray(0, 60), 'image/jpeg'],
    ['one larger than allowed, which says so', 'tooLarge', '/large.jpg', Buffer.alloc(importLimits.photoBytes + 1), 'image/jpeg'],
  ])('%s', async (_, because, at, bytes, type) => {
    const url = host.photo(at, bytes, type);
    const { id, phone, done } = await importNew(`${url} ${host.photo('/good.jpg', jpeg)}`);
    expect(done).toMatchObject({ importedCount: 1, errorCount: 0 });
    expect(await fetched(id)).toMatchObject({ added: 1, failed: 1, faults: [{ url, because, business: { name: expect.anything() } }] });
    expect(await imagesOf(phone)).toHaveLength(1);
  });

  test('one larger than allowed that does not say how large it is', async () => {
    const url = host.answer('/endless.jpg', (response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      response.writeHead(200);
      more();
    });
    const { id } = await importNew(url);
    expect(await fetched(id)).toMatchObject({ added: 0, faults: [{ url, because: 'tooLarge' }] });
  });

  test('one that is not there', async () => {
    const { id } = await importNew(`${host.url}/nowhere.jpg`);
    expect(await fetched(id)).toMatchObject({ faults: [{ because: 'refused' }] });
  });

  test.each([
    ['says nothing', 50, (_: unknown) => {}],
    ['sends a byte now and then and never ends', 5_000, (write: () => void) => setInterval(write, 20).unref()],
  ])('one that %s is given up', async (_, silent, go) => {
    const url = host.answer('/slow.jpg', (response) => go(() => response.write('x')));
    await expect(fetchPhoto(context.config, url, { silent, whole: 400 })).rejects.toMatchObject({ fault: 'unreached', isPassing: true });
  });
});

describe('addresses that are not public', () => {
  test.each([
    'javascript:alert(1)',
    'http://photos.example.com/1.jpg',
    'https://user:secret@photos.example.com/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/1.jpg',
    'https://localhost/1.jpg',
    'https://photos.example.com:8080/1.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '=IMAGE("https://photos.example.com/1.jpg")',
    `https://photos.example.com/${'x'.repeat(2_000)}`,
  ])('are left out with a remark: %s', async (cell) => {
    const [said, ...more] = (await remarks(cell)) ?? [];
    expect(said).toMatch(/ is neither a public https address nor the name of a photo file, and is left out$/);
    expect(more).toEqual([]);
  });

  test('nothing, a dash, and half a letter are nothing', async () => {
    expect(await remarks('')).toEqual([]);
    expect(await remarks('-')).toEqual([]);
    expect(await remarks('\u{1F3E0}'.slice(0, 1))).toHaveLength(1);
  });

  test('photos of this site are never fetched, and not put onto another business', async () => {
    const own = `/media/businesses/0198c0de-0000-7000-8000-000000000000-1280.webp http://nirmaan.example/media/x.jpg`;
    expect(await remarks(own)).toEqual(['A photo of this site is not put onto another business: it is left out']);
  });

  test('fifty in a cell: as many as a business may have', async () => {
    const all = Array.from({ length: 50 }, (_, at) => host.photo(`/fifty-${at}.jpg`, jpeg));
    expect(await remarks(all.join(' '))).toEqual(['A business has 8 photos at most: the others are left out']);
    const { id, phone } = await importNew(all.join(','));
    expect(await fetched(id)).toMatchObject({ added: limits.pictures });
    const { business_id: business = '' } = (await businessOf(phone)) ?? {};
    expect(await checkKnown(business, `${host.url}/more.jpg`)).toMatchObject({ changeCount: 0, errorCount: 1 });
  });

  test.each(['http://127.0.0.1/x.jpg', 'https://10.0.0.7/x.jpg', 'http://photos.example.com/x.jpg', 'file:///etc/passwd'])(
    'to which a public one leads on: %s',
    async (to) => {
      const url = host.answer('/lead', (response) => void response.writeHead(302, { location: to }).end());
      const { id } = await importNew(url);
      expect(await fetched(id)).toMatchObject({ added: 0, faults: [{ url, because: 'notPublic' }] });
    },
  );

  test('to which a name leads when it is fetched', async () => {
    const { lookup } = dns;
    dns.lookup = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
      done(null, [{ address: '10.0.0.7', family: 4 }])) as typeof lookup;
    syncBuiltinESMExports();
    try {
      await expect(fetchPhoto(context.config, 'https://photos.example.com/1.jpg')).rejects.toMatchObject({ fault: 'notPublic' });
    } finally {
      dns.lookup = lookup;
      syncBuiltinESMExports();
    }
  });
});

describe('what somebody does meanwhile', () => {
  /** An import whose photo is on its way. */
  async function underWay(at: string) {
    const { address, letGo } = host.held(at, jpeg);
    host.takeAsked();
    const { id, phone } = await importNew(address);
    await expect.poll(() => host.takeAsked()).toContain(at);
    return { id, phone, letGo };
  }
  const noPhotos = () => db.selectFrom('import_photos').selectAll();

  test('a business that was deleted: the photo goes', async () => {
    const { id, phone, letGo } = await underWay('/deleted.jpg');
    await db.deleteFrom('businesses').where('phone_no', '=', phone).execute();
    letGo();
    expect(await fetched(id)).toMatchObject({ added: 0, failed: 0 });
    expect(await noPhotos().where('import_id', '=', id).execute()).toEqual([]);
  });

  test('one that was edited has the photo beside its own, and is left by who takes the import back', async () => {
    const { id, phone, letGo } = await underWay('/edited.jpg');
    await db
      .updateTable('businesses')
      .set({ price: '99', images: ['demo/own'] })
      .where('phone_no', '=', phone)
      .execute();
    letGo();
    expect(await fetched(id)).toMatchObject({ added: 1 });
    expect(await imagesOf(phone)).toEqual(['demo/own', expect.stringMatching(/^businesses\//)]);
    expect(await undo(id)).toMatchObject({ undoneCount: 0, leftCount: 1 });
    expect((await imagesOf(phone)).slice(1).map(isThere)).toEqual([true]);
  });

  test('one whose owner has filled it meanwhile has no room', async () => {
    const { id, phone, letGo } = await underWay('/full.jpg');
    const images = Array.from({ length: limits.pictures }, (_, at) => `demo/own-${at}`);
    await db.updateTable('businesses').set({ images }).where('phone_no', '=', phone).execute();
    letGo();
    expect(await fetched(id)).toMatchObject({ added: 0, faults: [{ because: 'noRoom' }] });
    expect(await imagesOf(phone)).toEqual(images);
  });

  test('an import that is taken back: what is on its way is not wanted', async () => {
    const { id, phone, letGo } = await underWay('/undone.jpg');
    expect(await undo(id)).toMatchObject({ undoneCount: 1 });
    letGo();
    expect(await photosOf(id)).toMatchObject({ waiting: 0, added: 0 });
    expect(await businessOf(phone)).toBeUndefined();
  });

  test('an import that was stopped: its photos wait until it goes on', async () => {
    const { id, phone, letGo } = await underWay('/stopped.jpg');
    await db.updateTable('imports').set({ status: 'stopped' }).where('import_id', '=', id).execute();
    letGo();
    // The next business's photo comes after this one.
    const next = await importNew(host.photo('/next.jpg', jpeg));
    await fetched(next.id);
    expect(await photosOf(id)).toMatchObject({ waiting: 1, added: 0 });
    expect((await start(id, 'approved')).status).toBe(200);
    expect(await fetched(id)).toMatchObject({ added: 1 });
    expect(await imagesOf(phone)).toHaveLength(1);
  });
});

test('a row that is put right keeps its photos', async () => {
  const address = host.photo('/taken.jpg', jpeg);
  const phoneNo = nextPhone();
  const { body } = await upload(
    `${HEADER},photos\n${row({ phoneNo, city: 'Bengaluruu', state: 'Karnataka' })},${address}\n${row({ service: 'Lift x', phoneNo: nextPhone() })},${address}`,
  );
  const { _id: id } = body.import;
  for (const taken of [
    { column: 'city', written: 'Bengaluruu', value: 'Bengaluru' },
    { column: 'service', written: 'Lift x', value: 'Cement' },
  ])
    expect((await call(app, 'POST', `/api/v1/admin/import/take/${id}`, taken, admin.headers)).status).toBe(200);
  await importAll(id);
  expect(await fetched(id)).toMatchObject({ added: 2 });
});
