import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { listPosters } from '#server/features/posters/list-posters.ts';
import { blackPng, dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db, dataDir } = await createTestApp();
const { headers, id: adminId } = await signInAdmin(db);
const jpeg = await makeJpeg(1600, 600);

const add = (body: unknown) => call(app, 'POST', '/api/v1/poster/admin/add', body, headers);
const remove = (id: string) => call(app, 'DELETE', `/api/v1/poster/admin/delete/${id}`, undefined, headers);
const names = async () => (await call(app, 'GET', '/api/v1/poster/get')).body.posters.map(({ name }: { name: string }) => name);
const files = () =>
  readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.webp') && !file.startsWith('private/'),
  );

async function addForm(fields: [name: string, value: string | Blob][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/poster/admin/add',
    payload,
    headers: { ...headers, 'content-type': type },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const picture = (bytes: Buffer = jpeg, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

describe('posters', () => {
  test('come as a form or as a data URL, are shown at once, and leave no file when they go', async () => {
    const form = await addForm([
      ['poster_name', ' Solar roofs '],
      ['image', picture()],
    ]);
    expect(form).toMatchObject({ status: 201, body: { message: 'Poster added successfully', poster: { name: 'Solar roofs' } } });
    const { image } = form.body.poster;
    expect(image).toMatch(/^\/media\/posters\/[0-9a-f-]+-1600\.webp$/);
    expect((await app.inject(image)).headers['content-type']).toBe('image/webp');
    const script = '<script>alert(1)</script><b>open';
    expect((await add({ poster_name: script, image: dataUrl(jpeg) })).body.poster.name).toBe(script);
    expect(await names()).toEqual(['Solar roofs', script]);
    expect(files()).toHaveLength(6);

    expect(await remove(form.body.poster._id)).toMatchObject({ status: 200, body: { message: 'Poster deleted successfully' } });
    expect(await names()).toEqual([script]);
    expect(files()).toHaveLength(3);
    expect((await app.inject(image)).statusCode).toBe(404);

    const entries = await db.selectFrom('audit_entries').selectAll().where('admin_id', '=', adminId).orderBy('created_at').execute();
    expect(entries.map(({ action, subject_kind, subject_name }) => [action, subject_kind, subject_name])).toEqual([
      ['add', 'poster', 'Solar roofs'],
      ['add', 'poster', script],
      ['delete', 'poster', 'Solar roofs'],
    ]);
    expect(entries.at(-1)?.changes).toMatchObject({ name: { before: 'Solar roofs', after: null } });
  });

  test('need a name and a picture that is one', async () => {
    const before = files().length;
    const incomplete = 'Please provide both a name and an image.';
    const image = dataUrl(jpeg);
    for (const body of [{}, { poster_name: 'Roofs' }, { image }, { poster_name: '  ', image }, { poster_name: 'Roofs', image: '' }]) {
      expect(await add(body)).toMatchObject({ status: 400, body: { message: incomplete } });
    }
    expect(
      await addForm([
        ['poster_name', 'Roofs'],
        ['image', picture(Buffer.alloc(0))],
      ]),
    ).toMatchObject({ status: 400, body: { message: incomplete, errors: { image: incomplete } } });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = 'Only JPEG and PNG images can be uploaded';
    expect(await add({ poster_name: 'Roofs', image: dataUrl(svg, 'image/png') })).toMatchObject({
      status: 415,
      body: { message: refused },
    });
    expect(
      await addForm([
        ['poster_name', 'Roofs'],
        ['image', picture(svg, 'image/svg+xml')],
      ]),
    ).toMatchObject({ status: 415, body: { message: refused } });
    const large = { poster_name: 'Roofs', image: dataUrl(Buffer.concat([jpeg, Buffer.alloc(1_048_577)])) };
    expect(await add(large)).toMatchObject({ status: 413, body: { message: 'File size should not exceed 1 MB' } });
    expect(await add({ poster_name: 'Roofs', image: dataUrl(blackPng(6_000, 6_000), 'image/png') })).toMatchObject({ status: 413 });
    expect(await add({ poster_name: 'R'.repeat(201), image })).toMatchObject({ status: 400, body: { message: 'This text is too long' } });
    expect(await add({ poster_name: 'a\0b', image })).toMatchObject({ status: 400 });
    expect(await names()).toHaveLength(1);
    expect(files()).toHaveLength(before);
  });

  test('that are not there are not found; of two who delete one, one does; pictures of the demo stay', async () => {
    for (const id of ['nonsense', '018f3e9e-0000-7000-8000-000000000000', "';drop table posters"]) {
      expect(await remove(encodeURIComponent(id))).toMatchObject({ status: 404, body: { message: 'Poster not found' } });
    }
    const drawn = await makePoster(db);
    const answers = await Promise.all([remove(drawn), remove(drawn)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('show where they are to, in their order, on their days', async () => {
    await db.deleteFrom('posters').execute();
    const image = dataUrl(jpeg);
    const given = [
      { poster_name: 'Second', order: 2 },
      { poster_name: 'First', order: '1', link: 'https://ads.example/roofs', from: '', to: '' },
      { poster_name: 'Aside', shows: 'carousel', link: '/category?service=Cement' },
      { poster_name: 'Summer', from: '2027-04-01', to: '2027-06-30' },
    ];
    for (const poster of given) expect((await add({ ...poster, image })).status).toBe(201);
    expect((await call(app, 'GET', '/api/v1/poster/get')).body.posters).toMatchObject([
      { name: 'Aside', shows: 'carousel', link: '/category?service=Cement' },
      { name: 'First', shows: 'banner', link: 'https://ads.example/roofs' },
      { name: 'Second', shows: 'banner', link: '' },
    ]);
    const shown = async (day: string) => (await listPosters(context, day)).map(({ name }) => name);
    expect(await shown('2027-03-31')).not.toContain('Summer');
    for (const day of ['2027-04-01', '2027-06-30']) expect(await shown(day)).toContain('Summer');
    expect(await shown('2027-07-01')).not.toContain('Summer');
  });

  test('are changed but for their picture; a change that was not seen is not undone', async () => {
    const { poster } = (await add({ poster_name: 'Roofs', image: dataUrl(jpeg) })).body;
    const update = (body: object, id = poster._id) => call(app, 'PUT', `/api/v1/poster/admin/update/${id}`, body, headers);
    const edit = { poster_name: 'Dry roofs', shows: 'carousel', link: '/suppliers', order: 7, from: '2026-01-01', to: '2099-12-31' };
    const { status, body } = await update({ ...edit, version: poster.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Poster updated successfully', poster: { name: 'Dry roofs', image: poster.image, order: 7 } });
    expect(await names()).toContain('Dry roofs');
    expect((await update({ ...edit, version: poster.version })).status).toBe(409);
    expect((await update(edit, 'nonsense')).status).toBe(404);
    const [entry] = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', poster._id)
      .where('action', '=', 'update')
      .execute();
    expect(entry?.changes).toMatchObject({
      shows: { before: 'banner', after: 'carousel' },
      ends_on: { before: null, after: '2099-12-31' },
    });
  });

  test.each([
    [{ link: 'javascript:alert(1)' }, 'link', 'Enter a path of this site such as /category, or a web address'],
    [{ link: '//evil.example' }, 'link', 'Enter a path of this site such as /category, or a web address'],
    [{ link: '/\\\\evil.example' }, 'link', 'Enter a path of this site such as /category, or a web address'],
    [{ link: 'x'.repeat(501) }, 'link', 'This text is too long'],
    [{ shows: 'sidebar' }, 'shows', 'shows must be banner or carousel'],
    [{ order: -1 }, 'order', 'The order is a whole number from 0 to 9999'],
    [{ order: 'abc' }, 'order', 'The order is a whole number from 0 to 9999'],
    [{ from: '31.12.2026' }, 'from', 'Enter a day such as 2026-01-31'],
    [{ from: '2026-02-30' }, 'from', 'Enter a day such as 2026-01-31'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to', 'The last day is before the first'],
  ])('%j is refused', async (wrong, field, message) => {
    const answer = await add({ poster_name: 'Roofs', image: dataUrl(jpeg), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
  });

  test('keep their pictures through the nightly sweep', async () => {
    const before = files();
    await sweepPictures.run(context, {});
    expect(files()).toEqual(before);
  });
});
