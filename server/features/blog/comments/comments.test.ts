import { describe, expect, test } from 'vitest';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const { headers: admin } = await signInAdmin(db);
const ARTICLE = 'why-work-zone-safety-is-important-for-everyone';
const given = { name: 'Meera Kulkarni', email: 'meera@example.in', comment: 'Line one.\nLine two.' };
const everything = 'Please fill in all the fields.';

const read = async (blog: string, headers: Record<string, string> = {}) =>
  (await call(app, 'GET', `/api/v1/blog/comment/get/${blog}`, undefined, headers)).body.comments;
const add = (body: unknown, headers?: Record<string, string>) => call(app, 'POST', '/api/v1/blog/comment/add', body, headers);
const decide = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/blog/comment/update/${id}`, body, admin);
const stored = (blog: string) => db.selectFrom('comments').selectAll().where('blog_id', '=', blog).execute();

describe('comments', () => {
  test('wait for the admin; their writer sees them first, others once they are approved, nobody the e-mail', async () => {
    const blog = await makeBlog(db);
    await makeComment(db, { blog_id: blog, name: 'Earlier', status: 'approved' });
    await makeComment(db, { blog_id: blog, name: "Another's", status: 'pending' });
    const writer = createBrowser(app);
    const { status, body, cookies } = await writer.post('/api/v1/blog/comment/add', { ...given, blog, status: 'approved' });
    expect([status, body.message]).toEqual([201, 'Comment created successfully']);
    expect(body.comment).toEqual({
      _id: expect.any(String),
      blog,
      name: given.name,
      comment: given.comment,
      status: 'pending',
      createdAt: expect.any(String),
    });
    expect(cookies).toMatchObject([{ name: 'nirmaan_comments', httpOnly: true, sameSite: 'Lax', path: '/' }]);

    const cookie = Object.entries(writer.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const names = (comments: { name: string; status: string }[]) => comments.map(({ name, status }) => [name, status]);
    expect(names(await read(blog, { cookie }))).toEqual([
      ['Meera Kulkarni', 'pending'],
      ['Earlier', 'approved'],
    ]);
    expect(names(await read(blog))).toEqual([['Earlier', 'approved']]);
    expect(JSON.stringify(await read(blog, { cookie }))).not.toContain('@');

    const [mine] = (await read(blog, admin)).filter(({ name }: { name: string }) => name === given.name);
    expect(mine).toMatchObject({ email: 'meera@example.in', held: false, version: 1, status: 'pending' });
    const approved = await decide(mine._id, { ...given, status: 'approved', version: 1 });
    expect(approved.body).toMatchObject({ message: 'Comment updated successfully', comment: { status: 'approved', email: given.email } });
    expect(names(await read(blog))[0]).toEqual(['Meera Kulkarni', 'approved']);
    expect((await decide(mine._id, { status: 'deleted' })).body.comment.status).toBe('deleted');
    expect(names(await read(blog, { cookie }))).toEqual([['Earlier', 'approved']]);
    expect(names(await read(blog, admin))).toHaveLength(3);
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('subject_id', '=', mine._id)
      .orderBy('created_at')
      .execute();
    expect(entries).toEqual([
      { action: 'approve', changes: { status: { before: 'pending', after: 'approved' } } },
      { action: 'delete', changes: { status: { before: 'approved', after: 'deleted' } } },
    ]);
  });

  test('stand under articles too, and nowhere else', async () => {
    expect((await add({ ...given, blog: ARTICLE, website: ' nirmaan.example/me ' })).status).toBe(201);
    expect((await read(ARTICLE, admin))[0]).toMatchObject({ blog: ARTICLE, website: 'https://nirmaan.example/me' });
    for (const blog of [crypto.randomUUID(), 'x', '../all', 'no-such-article']) {
      expect(await add({ ...given, blog })).toMatchObject({ status: 404, body: { message: 'Blog not found' } });
    }
    expect((await call(app, 'GET', '/api/v1/blog/comment/get/x')).status).toBe(404);
  });

  const blank = { name: everything, email: everything, comment: everything };
  test.each([
    [{ blog: ARTICLE }, blank, everything],
    [{ ...given, comment: ' \n ', blog: ARTICLE }, { comment: everything }, everything],
    [{ ...given, blog: '' }, { blog: everything }, everything],
    [{ ...given, name: ['a'], blog: ARTICLE }, { name: everything }, everything],
    [{ ...given, email: 'meera', blog: ARTICLE }, { email: 'Invalid Email' }, 'Invalid Email'],
    [{ ...given, comment: 'x'.repeat(5_001), blog: ARTICLE }, { comment: 'This text is too long' }, 'This text is too long'],
  ])('%j is refused', async (body, errors, message) => {
    const before = (await read(ARTICLE, admin)).length;
    expect(await add(body)).toMatchObject({ status: 400, body: { message, errors } });
    expect(await read(ARTICLE, admin)).toHaveLength(before);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.in', 'no spaces here', 'https://user@example.in', 'https:///'])(
    'the website %s is refused',
    async (website) => {
      const answer = await add({ ...given, blog: ARTICLE, website });
      const message = 'Please enter a valid web address';
      expect(answer).toMatchObject({ status: 400, body: { message, errors: { website: message } } });
    },
  );

  test('with more than two links are held for the admin; of bots nothing is kept', async () => {
    const blog = await makeBlog(db);
    await add({ ...given, blog, comment: 'See https://a.example and http://www.b.example' });
    await add({ ...given, blog, comment: 'See https://a.example, www.b.example and HTTP://C.example' });
    expect((await read(blog, admin)).map(({ held }: { held: boolean }) => held)).toEqual([true, false]);
    const bot = await add({ ...given, blog, subject: 'Buy' });
    expect(bot).toMatchObject({ status: 201, body: { message: 'Comment created successfully', comment: { status: 'pending' } } });
    expect(await stored(blog)).toHaveLength(2);
  });

  test('a hostile text is kept as it is, for a page to show as text', async () => {
    const blog = await makeBlog(db);
    const comment = '<script>alert(1)</script> <b>open [x](javascript:alert(1))';
    expect((await add({ ...given, blog, comment })).body.comment.comment).toBe(comment);
    expect(await add({ ...given, blog, comment: 'nul\0' })).toMatchObject({ status: 400 });
  });

  test('are decided with an id and a status, by one admin at a time', async () => {
    const id = await makeComment(db);
    const missing = 'Invalid request. Missing comment ID or status.';
    for (const [path, body] of [
      [id, {}],
      ['', { status: 'approved' }],
      ['%20', { status: 'approved' }],
      [id, { status: 'pending' }],
    ] as const) {
      expect(await decide(path, body), path).toMatchObject({ status: 400, body: { message: missing } });
    }
    for (const unknown of [crypto.randomUUID(), 'undefined']) {
      expect(await decide(unknown, { status: 'approved' })).toMatchObject({ status: 404, body: { message: 'Comment not found' } });
    }
    const both = await Promise.all(['approved', 'deleted'].map((status) => decide(id, { status, version: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(id, { status: 'approved', comment: 'Shorter.' })).body.comment).toMatchObject({
      comment: 'Shorter.',
      status: 'approved',
    });
    expect((await decide(id, { status: 'approved', email: 'x' })).body.message).toBe('Invalid Email');
  });

  test('of an account are seen by it anywhere, can be downloaded, and stay without a signature when it goes', async () => {
    const blog = await makeBlog(db, { title: 'Dry terraces' });
    const words = { ...given, blog, website: 'meera.example' };
    for (const [account, calls] of [
      [await signInUser(db), { data: '/user/data', remove: () => '/user/delete' }],
      [await signInBusiness(db), { data: '/contractor/data', remove: (id: string) => `/contractor/delete/${id}` }],
    ] as const) {
      const { body } = await add(words, account.headers);
      expect((await read(blog, account.headers))[0]).toMatchObject({ _id: body.comment._id, status: 'pending' });
      const { data } = (await call(app, 'GET', `/api/v1${calls.data}`, undefined, account.headers)).body;
      expect(data.comments).toMatchObject([{ ...given, blog, title: 'Dry terraces', website: 'https://meera.example', status: 'pending' }]);
      await decide(body.comment._id, { status: 'approved' });
      expect((await call(app, 'DELETE', `/api/v1${calls.remove(account.id)}`, undefined, account.headers)).status).toBe(200);
      const row = (await stored(blog)).find(({ comment_id }) => comment_id === body.comment._id);
      expect(row).toMatchObject({
        name: 'Former user',
        email: null,
        website: null,
        user_id: null,
        business_id: null,
        comment: given.comment,
      });
    }
  });

  test('cookies that are none show nothing', async () => {
    const blog = await makeBlog(db);
    const id = await makeComment(db, { blog_id: blog });
    for (const cookie of [
      'nirmaan_comments=x',
      `nirmaan_comments=${id}x`,
      "nirmaan_comments=';--",
      `nirmaan_comments=${'a.'.repeat(2_000)}`,
    ]) {
      expect(await read(blog, { cookie }), cookie.slice(0, 60)).toEqual([]);
    }
  });
});
