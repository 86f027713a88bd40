import { expect, test } from 'vitest';
import { publishDue } from '#server/features/blog/publish-due.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const { headers } = await signInAdmin(db);
const image = dataUrl(await makeJpeg());
const texts = { title: 'Dry terraces', short_description: 'What to look at', description: 'Walk over it.' };
const add = async (given: object) => (await call(app, 'POST', '/api/v1/blog/add', { ...texts, image, ...given }, headers)).body.blog;
const update = (id: string, given: object) => call(app, 'PUT', `/api/v1/blog/update/${id}`, { ...texts, ...given }, headers);
const statusFor = async (id: string, as = {}) => (await call(app, 'GET', `/api/v1/blog/get/${id}`, undefined, as)).status;
const listed = async () => (await call(app, 'GET', '/api/v1/blog/get/all')).body.blogs.map(({ _id }: { _id: string }) => _id);

test('a draft is for the team alone until it is published', async () => {
  const draft = await add({ status: 'draft' });
  expect(draft.state).toBe('draft');
  expect([await statusFor(draft._id), await statusFor(draft._id, headers)]).toEqual([404, 200]);
  expect(await listed()).not.toContain(draft._id);
  const entries = (await call(app, 'GET', '/api/v1/blog/entries')).body.entries.map(({ address }: { address: string }) => address);
  expect(entries).not.toContain(`/blog/${draft._id}`);
  expect((await update(draft._id, { title: 'Still a draft' })).body.blog.state).toBe('draft');
  expect((await update(draft._id, { status: 'published', publishedAt: '' })).body.blog.state).toBe('published');
  expect(await listed()).toContain(draft._id);
  await update(draft._id, { status: 'draft' });
  expect(await statusFor(draft._id)).toBe(404);
});

test('a date to come is waited for, in the time of India; a date of before says where it stands in the list', async () => {
  const soon = await add({ publishedAt: '2090-01-31T10:00' });
  expect(soon).toMatchObject({ state: 'scheduled', createdAt: '2090-01-31T04:30:00.000Z' });
  const [now, before] = [await makeBlog(db), await add({ publishedAt: '2001-02-03T04:05:06Z' })];
  expect(await statusFor(soon._id)).toBe(404);
  await publishDue.run(context, {});
  expect(await statusFor(soon._id)).toBe(404);
  await db
    .updateTable('blogs')
    .set({ published_at: new Date(Date.now() - 1_000) })
    .where('blog_id', '=', soon._id)
    .execute();
  await publishDue.run(context, {});
  const ids = await listed();
  expect(ids.filter((id: string) => [soon._id, now, before._id].includes(id)).at(-1)).toBe(before._id);
  expect(ids).toContain(soon._id);
});

/** A moment as the form's field has it: India's, cut to the minute. */
const asField = (moment: Date) => new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);

const past = new Date('2001-02-03T04:05:06.789Z');
const toCome = new Date('2090-02-03T04:05:06.789Z');

test.each([
  ['of the day it was made', past, { created_at: past }],
  ['with a date of its own', past, { published_at: past }],
  ['that waits', toCome, { published_at: toCome, is_public: false }],
])('the form of an entry %s leaves its date alone, until another is chosen', async (_, shown, given) => {
  const id = await makeBlog(db, { ...texts, ...given });
  const stored = () =>
    db.selectFrom('blogs').select(['published_at', 'is_public', 'version']).where('blog_id', '=', id).executeTakeFirstOrThrow();
  const audited = async () => {
    const entries = await db.selectFrom('audit_entries').select('changes').where('subject_id', '=', id).orderBy('created_at').execute();
    return entries.map(({ changes }) => Object.keys(changes as object));
  };
  const before = await stored();
  const form = { status: 'published', publishedAt: asField(shown) };

  const { status, body } = await update(id, form);
  expect([status, body.blog.createdAt]).toEqual([200, shown.toISOString()]);
  expect(await stored()).toEqual(before);
  expect(await audited()).toEqual([]);

  expect((await update(id, { ...form, title: 'Drier terraces' })).body.blog.createdAt).toBe(shown.toISOString());
  expect(await stored()).toEqual({ ...before, version: before.version + 1 });
  const later = new Date(shown.getTime() + 60_000);
  const moved = (await update(id, { ...form, title: 'Drier terraces', publishedAt: asField(later) })).body.blog;
  expect(moved.createdAt).toBe(later.toISOString().replace('06.789', '00.000'));
  expect(await audited()).toEqual([['title'], ['published_at']]);
});

test.each(['tomorrow', '2026-13-01T10:00', '0000-01-01T00:00', 7])('%j is no date', async (publishedAt) => {
  const { status, body } = await call(app, 'POST', '/api/v1/blog/add', { ...texts, image, publishedAt }, headers);
  expect([status, body.message]).toEqual([400, 'Enter a date and a time']);
});
