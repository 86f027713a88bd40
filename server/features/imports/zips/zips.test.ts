import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { awaitImportTurn } from '#server/features/imports/queries.ts';
import { sweepImports } from '#server/features/imports/run-import.ts';
import { importLimits } from '#shared/import-limits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { HEADER } from '#tests/helpers/import-steps.ts';
import { makeZip } from '#tests/helpers/make-zip.ts';
import { call } from '#tests/helpers/test-app.ts';
import { createZips } from '#tests/helpers/zip-steps.ts';

const {
  admin,
  app,
  businessOf,
  checkNew,
  context,
  dataDir,
  db,
  imagesOf,
  importAll,
  inStore,
  nextPhone,
  other,
  photo,
  photosOf,
  row,
  start,
  takeZip,
  taken,
  third,
  undo,
  upload,
  uploadZip,
} = await createZips();

describe('photos of a ZIP', () => {
  test('come before the import: each goes to its business with its row, and nothing is left of them in the store', async () => {
    const { id, phones } = await checkNew('roof.jpg, photos/wall 2.png', 'photos/roof.jpg');
    expect(await photosOf(id)).toMatchObject({ namesFiles: true, zip: null, waiting: 0 });
    const zip = await takeZip(
      id,
      photo('photos/'),
      photo('photos/roof.jpg'),
      photo('photos/wall 2.png', other),
      photo('photos/door.jpg', third),
    );
    expect(zip).toEqual({
      fileName: 'list.csv',
      fileCount: 3,
      foundCount: 2,
      faultCount: 0,
      faults: [],
      unusedCount: 1,
      unused: ['photos/door.jpg'],
    });
    expect(inStore()).toHaveLength(2);
    await importAll(id);
    expect(await taken(id)).toMatchObject({ waiting: 0, waitingForZip: 0, added: 3, failed: 0, zip });
    expect(await Promise.all(phones.map(imagesOf))).toMatchObject([{ length: 2 }, { length: 1 }]);
    await expect.poll(inStore).toEqual([]);
    expect(await imagesOf(phones[0] ?? '')).toEqual([expect.stringMatching(/^businesses\//), expect.stringMatching(/^businesses\//)]);
  });

  test('come after the import: until then they wait, beside those of addresses; taken back they are gone', async () => {
    const { id, phone } = await checkNew('roof.jpg');
    await importAll(id);
    await expect.poll(() => photosOf(id)).toMatchObject({ waiting: 1, waitingForZip: 1 });
    expect(await takeZip(id, photo('roof.jpg'))).toMatchObject({ foundCount: 1 });
    expect(await taken(id)).toMatchObject({ added: 1, failed: 0 });
    const [key] = await imagesOf(phone);
    await expect.poll(inStore).toEqual([]);
    await undo(id);
    expect(await businessOf(phone)).toBeUndefined();
    await expect
      .poll(() => readdirSync(path.join(dataDir, 'media/businesses')).filter((file) => `businesses/${file}`.startsWith(`${key}`)))
      .toEqual([]);
  });

  test('come in several ZIPs: a further one brings what the first had not, and what was damaged in it', async () => {
    const { id, phone } = await checkNew('one.jpg two.jpg three.jpg');
    await importAll(id);
    await takeZip(id, photo('one.jpg'), photo('two.jpg', '<!doctype html><p>Sign in'));
    expect(await taken(id)).toMatchObject({
      added: 1,
      faults: [
        { url: 'two.jpg', because: 'notPhoto', line: 2 },
        { url: 'three.jpg', because: 'notInZip', line: 2 },
      ],
    });
    await takeZip(id, photo('two.jpg', other), photo('three.jpg', third));
    expect(await taken(id)).toMatchObject({ added: 3, failed: 0, faults: [] });
    expect(await imagesOf(phone)).toHaveLength(3);
  });

  test('of a business that is there come to its own; the same again brings none', async () => {
    const business = await makeBusiness(db, { images: ['demo/roof-1'] });
    const again = async () => {
      const { body } = await upload(`id,photos\n${business},roof.jpg`);
      await takeZip(body.import._id, photo('roof.jpg'));
      await importAll(body.import._id);
      return { id: body.import._id as string, photos: await taken(body.import._id) };
    };
    const images = async () =>
      (await db.selectFrom('businesses').select('images').where('business_id', '=', business).executeTakeFirstOrThrow()).images;
    const first = await again();
    expect(first.photos).toMatchObject({ added: 1 });
    expect((await again()).photos).toMatchObject({ added: 0, faults: [{ because: 'hasAlready' }] });
    expect(await images()).toHaveLength(2);
    await undo(first.id);
    expect(await images()).toEqual(['demo/roof-1']);
  });

  test('are not what the site serves already, as a downloaded list names it: no ZIP is asked for', async () => {
    const business = await makeBusiness(db, { images: ['demo/roof-1'] });
    const cell = '/media/demo/roof-1-1600.webp http://nirmaan.example/media/demo/roof-2-1600.webp';
    const own = (await upload(`id,price,photos\n${business},45 per bag,${cell}`)).body.import;
    expect(own).toMatchObject({ changeCount: 1 });
    expect(await photosOf(own._id)).toMatchObject({ namesFiles: false });
    const beside = (await upload(`id,price,photos\n${business},46 per bag,${cell} roof.jpg`)).body.import;
    expect(await takeZip(beside._id, photo('roof.jpg'))).toMatchObject({ foundCount: 1, faultCount: 0, faults: [] });
    await importAll(beside._id);
    expect(await taken(beside._id)).toMatchObject({ added: 1, failed: 0 });
  });

  test('of a row that is put right come with it', async () => {
    const phoneNo = nextPhone();
    const { body } = await upload(`${HEADER},photos\n${row({ phoneNo, service: 'Roofs q' })},"my roof.jpg, wall.jpg"`);
    const { _id: id } = body.import;
    expect(await takeZip(id, photo('my roof.jpg'), photo('wall.jpg', other))).toMatchObject({ foundCount: 2, faultCount: 0 });
    const value = { column: 'service', written: 'Roofs q', value: 'Waterproofing' };
    expect((await call(app, 'POST', `/api/v1/admin/import/take/${id}`, value, admin.headers)).status).toBe(200);
    await importAll(id);
    expect(await taken(id)).toMatchObject({ added: 2, failed: 0 });
  });

  test('two at once for one import: all photos come, none stays in the store', async () => {
    const { id } = await checkNew('a.jpg b.jpg');
    await importAll(id);
    await Promise.all([takeZip(id, photo('a.jpg'), photo('b.jpg', other)), takeZip(id, photo('a.jpg'), photo('b.jpg', other))]);
    expect(await taken(id)).toMatchObject({ added: 2, failed: 0 });
    await expect.poll(inStore).toEqual([]);
  });

  test('come while the import runs, and while it is stopped', async () => {
    const { id, phones } = await checkNew('a.jpg', 'b.jpg');
    await db.transaction().execute(async (transaction) => {
      // No batch is imported meanwhile.
      await awaitImportTurn(transaction);
      expect((await start(id, 'approved')).status).toBe(200);
      expect(await takeZip(id, photo('a.jpg'))).toMatchObject({ foundCount: 1, faultCount: 1 });
      expect((await call(app, 'POST', `/api/v1/admin/import/stop/${id}`, undefined, admin.headers)).status).toBe(200);
      expect(await takeZip(id, photo('b.jpg', other))).toMatchObject({ foundCount: 1, faultCount: 1 });
    });
    expect(inStore()).toHaveLength(2);
    expect(await importAll(id)).toMatchObject({ importedCount: 2 });
    expect(await taken(id)).toMatchObject({ added: 2, failed: 0 });
    expect(await Promise.all(phones.map(imagesOf))).toMatchObject([{ length: 1 }, { length: 1 }]);
    await expect.poll(inStore).toEqual([]);
  });

  test('come while the import is taken back: nothing is left of them', async () => {
    const { id, phone } = await checkNew('a.jpg');
    await importAll(id);
    const [{ status }] = await Promise.all([uploadZip(id, makeZip([photo('a.jpg')])), undo(id)]);
    expect([200, 409]).toContain(status);
    expect(await businessOf(phone)).toBeUndefined();
    await expect.poll(inStore).toEqual([]);
  });
});

describe('what waits in the store', () => {
  test('goes when the import is taken back, or forgotten, or after a week; then the rows wait for another ZIP', async () => {
    const before = inStore();
    const [kept, stopped] = [await checkNew('roof.jpg'), await checkNew('roof.jpg')];
    await takeZip(kept.id, photo('roof.jpg'));
    await takeZip(stopped.id, photo('roof.jpg', other));
    await sweepImports.run(context, {});
    expect(inStore()).toHaveLength(before.length + 2);
    const long = new Date(Date.now() - (importLimits.daysKept + 1) * 86_400_000);
    await db.updateTable('imports').set({ created_at: long }).where('import_id', '=', kept.id).execute();
    await db.updateTable('import_pictures').set({ added_at: long }).where('import_id', '=', stopped.id).execute();
    await sweepImports.run(context, {});
    expect(inStore()).toEqual(before);
    expect(await photosOf(stopped.id)).toMatchObject({ zip: null });
    expect((await start(stopped.id, 'approved')).status).toBe(200);
    await expect.poll(() => photosOf(stopped.id)).toMatchObject({ waiting: 1, waitingForZip: 1 });
    await takeZip(stopped.id, photo('roof.jpg', other));
    expect(await taken(stopped.id)).toMatchObject({ added: 1 });
  });
});

test('a name of a file that tells of somebody goes with them, and what lies under it', async () => {
  const [before, user] = [inStore(), await signInUser(db, await makeUser(db, { email: 'asha.roofs@home.example' }))];
  const { id } = await checkNew('asha.roofs@home.example.jpg, wall.jpg');
  const unused = photo('asha.roofs@home.example 2.jpg', third);
  expect(await takeZip(id, photo('asha.roofs@home.example.jpg'), photo('wall.jpg', other), unused)).toMatchObject({ unusedCount: 1 });
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers)).status).toBe(200);
  const left = await db.selectFrom('import_pictures').select(['name', 'stored']).where('import_id', '=', id).execute();
  expect(left).toMatchObject([{ name: 'wall.jpg' }]);
  expect(await photosOf(id)).toMatchObject({ zip: null });
  // What no row has is swept once it is a day old.
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const file of inStore()) utimesSync(path.join(dataDir, 'media/private/imports', file), longAgo, longAgo);
  await sweepImports.run(context, {});
  expect(inStore()).toEqual(expect.arrayContaining(left.map(({ stored }) => path.basename(stored ?? ''))));
  expect(inStore()).toHaveLength(before.length + 1);
});
