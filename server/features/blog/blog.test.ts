import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { blackPng, dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const world = await createTestApp();
const { app, context, db, dataDir } = world;
const { sendForm } = businessCallsOf(world);
const { headers, id: adminId } = await signInAdmin(db);
const jpeg = await makeJpeg();
const texts = { title: 'Dry terraces', short_description: 'What to look at', description: '## Look\n\nWalk over it.' };
const everything = 'Please fill in all the fields.';

const read = (id: string, as: Record<string, string> = {}) => call(app, 'GET', `/api/v1/blog/get/${id}`, undefined, as);
const add = (body: unknown) => call(app, 'POST', '/api/v1/blog/add', body, headers);
const update = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/blog/update/${id}`, body, headers);
const remove = (id: string) => call(app, 'DELETE', `/api/v1/blog/delete/${id}`, undefined, headers);
const preview = (description: string) => call(app, 'POST', '/api/v1/blog/preview', { description }, headers);
const files = () =>
  readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((file) => file.startsWith('blogs/'));
const audited = (id: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'subject_kind', 'admin_id', 'changes'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();

async function added() {
  const { status, body } = await add({ ...texts, image: dataUrl(jpeg) });
  expect([status, body.message]).toEqual([201, 'Blog added successfully']);
  return body.blog;
}

describe('blog', () => {
  test('entries come newest first, each alone by its id, to the admin with version and what waits', async () => {
    const old = await makeBlog(db, { title: 'Old', created_at: new Date('2026-01-01') });
    const young = await makeBlog(db, { title: 'Young', created_at: new Date('2026-02-01') });
    await makeComment(db, { blog_id: old });
    await makeComment(db, { blog_id: old, comment: 'https://a.in www.b.in http://www.c.in' });
    await makeComment(db, { blog_id: old, status: 'approved' });
    const { body } = await read('all');
    expect(body.blogs.map(({ title }: { title: string }) => title)).toEqual(['Young', 'Old']);
    expect(body.blogs[1]).toEqual({
      _id: old,
      title: 'Old',
      short_description: expect.any(String),
      description: expect.any(String),
      image: '/media/demo/waterproofing-1-1280.webp',
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await read(young)).body.blogs).toHaveLength(1);
    const [seen] = (await read(old, headers)).body.blogs;
    expect(seen).toMatchObject({ version: 1, waiting: { pending: 1, held: 1 } });
    for (const id of [crypto.randomUUID(), 'x', '%00', 'why-work-zone-safety-is-important-for-everyone']) {
      expect(await read(id), id).toMatchObject({ status: 404, body: { message: 'Blog not found' } });
    }
  });

  test('an entry comes as a form or as JSON; a change keeps its picture or replaces it; with it go its comments and files', async () => {
    const before = files().length;
    const form = await sendForm(
      'POST',
      '/api/v1/blog/add',
      [...Object.entries(texts), ['image', new Blob([new Uint8Array(jpeg)])]],
      headers,
    );
    expect(form).toMatchObject({ status: 201, body: { blog: { ...texts, version: 1 } } });
    const { _id, image } = form.body.blog;
    expect(image).toMatch(/^\/media\/blogs\/[0-9a-f-]+-1280\.webp$/);
    expect(files()).toHaveLength(before + 3);

    for (const kept of [{}, { image }, { image: `http://localhost:3000${image}` }]) {
      const { status, body } = await update(_id, { ...texts, title: `Kept ${JSON.stringify(kept).length}`, ...kept });
      expect([status, body.message, body.blog.image]).toEqual([200, 'Blog updated successfully', image]);
    }
    const noFile: [string, string | Blob][] = [...Object.entries(texts), ['image', new Blob([])], ['version', '4']];
    expect((await sendForm('PUT', `/api/v1/blog/update/${_id}`, noFile, headers)).body.blog).toMatchObject({ image, version: 5 });
    const replaced = (await update(_id, { ...texts, image: dataUrl(blackPng(40, 30), 'image/png') })).body.blog;
    expect(replaced.image).not.toBe(image);
    expect(files()).toHaveLength(before + 3);
    expect((await app.inject(image)).statusCode).toBe(404);

    const comment = await makeComment(db, { blog_id: _id });
    expect(await remove(_id)).toMatchObject({ status: 200, body: { message: 'Blog deleted successfully' } });
    expect(files()).toHaveLength(before);
    expect(await db.selectFrom('comments').select('name').where('comment_id', '=', comment).execute()).toEqual([]);
    for (const again of [remove(_id), update(_id, texts), remove('x'), update('x', texts)]) expect((await again).status).toBe(404);

    const entries = await audited(_id);
    expect(entries.map(({ action }) => action)).toEqual(['add', 'update', 'update', 'update', 'update', 'update', 'delete']);
    expect(entries[0]).toMatchObject({ subject_kind: 'blog', admin_id: adminId, changes: { title: { after: 'Dry terraces' } } });
    expect(entries.at(-1)).toMatchObject({ action: 'delete', changes: { title: { before: 'Dry terraces', after: null } } });
  });

  test('pictures of a text are uploaded by themselves, and go with the last entry that shows them', async () => {
    const before = files().length;
    const upload = async () => {
      const { status, body } = await call(app, 'POST', '/api/v1/blog/picture', { image: dataUrl(jpeg) }, headers);
      expect([status, body.message]).toEqual([201, 'Picture added']);
      expect(body.image).toMatch(/^\/media\/blogs\/[0-9a-f-]+-1280\.webp$/);
      return body.image as string;
    };
    const [shared, dropped] = [await upload(), await upload()];
    expect(files()).toHaveLength(before + 6);
    const description = `![Roof](${shared}#8x6)\n\n![Wall](${dropped})`;
    const one = (await add({ ...texts, description, status: 'draft', image: dataUrl(jpeg) })).body.blog;
    const two = (await add({ ...texts, description: `<img src="${shared}">`, image: dataUrl(jpeg) })).body.blog;
    expect(files()).toHaveLength(before + 12);
    expect((await preview(description)).body.html).toContain(`<img src="${shared}" width="8" height="6" alt="Roof"`);
    for (const file of files()) utimesSync(path.join(dataDir, 'media', file), new Date(), new Date(Date.now() - 86_460_000));
    await sweepPictures.run(context, {});
    expect(files()).toHaveLength(before + 12);

    expect((await update(one._id, { ...texts, description: `![Roof](${shared})` })).status).toBe(200);
    expect([(await app.inject(dropped)).statusCode, (await app.inject(shared)).statusCode]).toEqual([404, 200]);
    expect((await remove(one._id)).status).toBe(200);
    expect((await app.inject(shared)).statusCode).toBe(200);
    // Another entry's own picture in a text is that entry's.
    const borrowing = (await add({ ...texts, description: `![Roof](${two.image})`, image: dataUrl(jpeg) })).body.blog;
    expect((await remove(borrowing._id)).status).toBe(200);
    expect((await app.inject(two.image)).statusCode).toBe(200);
    expect((await remove(two._id)).status).toBe(200);
    expect(files()).toHaveLength(before);
  });

  test('a picture that no text ever shows is swept after a day', async () => {
    const before = files();
    await call(app, 'POST', '/api/v1/blog/picture', { image: dataUrl(jpeg) }, headers);
    const left = files().filter((file) => !before.includes(file));
    await sweepPictures.run(context, {});
    expect(files()).toEqual(expect.arrayContaining(left));
    for (const file of left) utimesSync(path.join(dataDir, 'media', file), new Date(), new Date(Date.now() - 86_460_000));
    await sweepPictures.run(context, {});
    expect(files()).toEqual(before);
  });

  test.each([
    [undefined, 400, 'Please upload the image.'],
    ['data:image/svg+xml;base64,PHN2Zz4=', 415, 'Only JPEG and PNG images can be uploaded'],
    ['x', 400, expect.any(String)],
  ])('%j is no picture for a text', async (image, status, message) => {
    const before = files().length;
    expect(await call(app, 'POST', '/api/v1/blog/picture', { image }, headers)).toMatchObject({ status, body: { message } });
    expect(files()).toHaveLength(before);
  });

  test('of two admins the second is told, and their picture is not kept', async () => {
    const { _id, version } = await added();
    const before = files().length;
    const both = await Promise.all(['One', 'Two'].map((title) => update(_id, { ...texts, title, version, image: dataUrl(jpeg) })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'edit_conflict' });
    expect(files()).toHaveLength(before);
    expect((await update(_id, { ...texts, version: 'x' })).status).toBe(400);
  });

  test('a change that changes nothing is none', async () => {
    const { _id } = await added();
    expect((await update(_id, texts)).body.blog.version).toBe(1);
    expect(await audited(_id)).toHaveLength(1);
  });

  test.each([
    [{}, everything],
    [{ ...texts, title: ' ' }, everything],
    [{ ...texts, short_description: undefined }, everything],
    [{ ...texts, description: 7 }, everything],
    [texts, everything],
    [{ ...texts, image: '' }, everything],
    [{ ...texts, title: 'x'.repeat(201), image: 'data:,' }, 'This text is too long'],
    [{ ...texts, description: 'x'.repeat(30_001), image: 'data:,' }, 'This text is too long'],
    [
      { ...texts, image: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` },
      'Only JPEG and PNG images can be uploaded',
    ],
    [{ ...texts, image: '/media/businesses/another-640.webp' }, 'This image is damaged and cannot be read'],
  ])('%j is not added', async (body, message) => {
    const before = files().length;
    const answer = await add(body);
    expect(answer.body).toMatchObject({ success: false, message });
    expect(files()).toHaveLength(before);
  });

  test('an edit needs its texts, and an image: the old or a new one', async () => {
    const { _id } = await added();
    expect((await update(_id, { ...texts, title: '' })).body).toMatchObject({ message: everything, errors: { title: everything } });
    for (const image of ['', null, 7]) {
      const { status, body } = await update(_id, { ...texts, image });
      expect([status, body.message]).toEqual([400, 'Please upload the image.']);
    }
    const notes = 'Please upload the image.';
    expect((await update(_id, { ...texts, title: '', image: '' })).body.errors).toEqual({ title: everything, image: notes });
  });

  test('the preview shows what readers will see', async () => {
    expect((await preview('# Look\n<script>alert(1)</script>')).body.html.trim()).toBe('<h2>Look</h2>');
    expect((await preview(' ')).body.message).toBe(everything);
  });

  test('the sweep of pictures keeps those of entries', async () => {
    const { image } = await added();
    await sweepPictures.run(context, {});
    expect((await app.inject(image)).statusCode).toBe(200);
  });
});
