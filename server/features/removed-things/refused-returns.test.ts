import { describe, expect, test } from 'vitest';
import { sweepRemoved } from '#server/features/removed-things/sweep-removed.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { NOT_KEPT, startRemovals } from '#tests/helpers/removal-steps.ts';

const { ask, age, bringBack, context, copies, db, expectBack, expectRefused, listed, picture, remove, statusOf } = await startRemovals();

describe('it is refused in words', () => {
  test('where the name of a service is another’s by now, and comes back once it is free', async () => {
    const id = await makeService(db, { name: 'Thatching' });
    await remove('service', id);
    const other = await makeService(db, { name: 'thatching' });
    await expectRefused('service', id, 409, 'already_taken', 'There is already a service of this name');
    expect(await listed('?kind=service')).toMatchObject([{ _id: id }]);
    await remove('service', other);
    await expectBack('service', id);
  });

  test('where its writer has reviewed the business anew; the pictures stay hidden', async () => {
    const business = await makeBusiness(db, { email: null });
    const { headers } = await signInUser(db);
    const words = { name: 'Asha', email: 'a@example.in', description: 'Good.', rating: 4, business };
    const { review } = (await ask('POST', '/review/add', { ...words, images: [picture] }, headers)).body;
    await remove('review', review._id);
    expect((await ask('POST', '/review/add', words, headers)).status).toBe(201);
    const why = 'Whoever wrote this review has written another of the same business since. Only one can stand there';
    await expectRefused('review', review._id, 409, 'review_written_anew', why);
    expect(await statusOf(review.image[0])).toBe(404);
  });

  test('where its business is gone', async () => {
    const business = await makeBusiness(db);
    const review = await makeReview(db, { business_id: business });
    await remove('review', review);
    await db.deleteFrom('businesses').where('business_id', '=', business).execute();
    await expectRefused('review', review, 409, 'removed_place_gone', 'What this belonged to is gone, so it cannot be brought back');
  });

  test('after 30 days; the next night its rows and pictures are gone', async () => {
    const { poster } = (await ask('POST', '/poster/admin/add', { poster_name: 'Old', image: picture })).body;
    await remove('poster', poster._id);
    await age(poster._id, '29 days 23 hours');
    expect(await listed('?kind=poster')).toContainEqual(expect.objectContaining({ _id: poster._id }));
    await sweepRemoved.run(context, {});
    const before = copies().length;
    await age(poster._id, '1 hour');
    expect(await listed('?kind=poster')).not.toContainEqual(expect.objectContaining({ _id: poster._id }));
    await expectRefused('poster', poster._id, 410, 'removed_too_long', 'Its 30 days are over: it cannot be brought back');
    await sweepRemoved.run(context, {});
    expect(before - copies().length).toBe(3);
    await expectRefused('poster', poster._id, 404, 'removed_not_found', NOT_KEPT);
  });

  test('a review stays 180 days, though it comes back within 30 alone', async () => {
    const { headers } = await signInUser(db);
    const business = await makeBusiness(db);
    const words = { name: 'Asha', email: 'a@example.in', description: 'Good.', rating: 4, business, images: [picture] };
    const { review } = (await ask('POST', '/review/add', words, headers)).body;
    await remove('review', review._id);
    const before = copies().length;
    await age(review._id, '179 days 23 hours');
    await sweepRemoved.run(context, {});
    expect(await listed('?kind=review')).not.toContainEqual(expect.objectContaining({ _id: review._id }));
    await expectRefused('review', review._id, 410, 'removed_too_long', 'Its 30 days are over: it cannot be brought back');
    await age(review._id, '1 hour');
    await sweepRemoved.run(context, {});
    expect(before - copies().length).toBe(3);
    await expectRefused('review', review._id, 404, 'removed_not_found', NOT_KEPT);
  });

  test('to whoever of the team may not remove such a thing; their list does not show it', async () => {
    const [review, poster] = [await makeReview(db), await makePoster(db)];
    await remove('review', review);
    await remove('poster', poster);
    const [moderator, editor, accountant] = await Promise.all(
      (['moderator', 'editor', 'accountant'] as const).map(async (role) => (await signInAdmin(db, undefined, role)).headers),
    );
    const as = (headers: object | undefined, method: 'GET' | 'PUT', url: string) =>
      ask(method, `/admin/removed/${url}`, undefined, { ...headers });
    const kinds = async (headers: object | undefined, query = '') =>
      new Set((await as(headers, 'GET', `get${query}`)).body.removed.map(({ kind }: { kind: string }) => kind));
    expect(await kinds(moderator)).toEqual(new Set(['review']));
    expect(await kinds(moderator, '?kind=review')).toEqual(new Set(['review']));
    expect(await kinds(editor)).toContain('poster');
    expect(await kinds(editor)).not.toContain('review');
    for (const [headers, method, url] of [
      [moderator, 'GET', 'get?kind=poster'],
      [moderator, 'PUT', `bring-back/poster/${poster}`],
      [editor, 'GET', 'get?kind=review'],
      [editor, 'PUT', `bring-back/review/${review}`],
      [accountant, 'GET', 'get'],
      [accountant, 'PUT', `bring-back/poster/${poster}`],
    ] as const)
      expect([url, (await as(headers, method, url)).body.code]).toEqual([url, 'not_your_area']);
    expect((await as(moderator, 'PUT', `bring-back/review/${review}`)).status).toBe(200);
    expect((await as(editor, 'PUT', `bring-back/poster/${poster}`)).status).toBe(200);
  });

  test('for what was never removed, no id, no kind, and what stands where it stood', async () => {
    const poster = await makePoster(db);
    for (const id of [poster, '0198c0de-0000-7000-8000-000000000000', 'x', "'; drop table posters", '%00'])
      await expectRefused('poster', encodeURIComponent(id), 404, 'removed_not_found', NOT_KEPT);
    expect((await bringBack('user', poster)).status).toBe(400);
    for (const query of ['?kind=user', '?page=0', '?limit=1000']) expect((await ask('GET', `/admin/removed/get${query}`)).status).toBe(400);
  });

  test('of two at once for one', async () => {
    const { poster } = (await ask('POST', '/poster/admin/add', { poster_name: 'Twice', image: picture })).body;
    await remove('poster', poster._id);
    const both = await Promise.all([bringBack('poster', poster._id), bringBack('poster', poster._id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await statusOf(poster.image)).toBe(200);
  });
});

describe('of people', () => {
  test('the download shows what is kept of theirs, and a deleted account leaves nothing to bring back', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs' });
    const [writer, voter] = [await signInUser(db), await signInUser(db)];
    const words = { name: 'Vimala', email: 'vimala@example.in', description: 'Call me.', rating: 1, business, images: [picture] };
    const { review } = (await ask('POST', '/review/add', words, writer.headers)).body;
    const other = await makeReview(db, { business_id: business });
    await ask('PUT', `/review/helpful/${other}`, { helpful: true }, voter.headers);
    const blog = await makeBlog(db, { title: 'Roofs' });
    await makeComment(db, { blog_id: blog, user_id: writer.id, name: 'Vimala', comment: 'Mine leaks.' });
    await makeComment(db, { blog_id: blog, comment: 'Mine too.' });
    await remove('review', review._id);
    await remove('review', other);
    await remove('blog', blog);

    const photos = () => copies().filter((file) => file.includes('reviews/')).length;
    const before = photos();
    const dataOf = async (headers: Record<string, string>) => (await ask('GET', '/user/data', undefined, headers)).body.data;
    expect((await dataOf(writer.headers)).removed).toMatchObject([
      { kind: 'review', of: 'Deccan Roofs', name: 'Vimala', email: 'vimala@example.in', text: 'Call me.', rating: 1 },
      { kind: 'comment', of: 'Roofs', name: 'Vimala', text: 'Mine leaks.', rating: null },
    ]);
    const daysKept = ({ removedAt, keptUntil }: Record<string, string>) =>
      (Date.parse(keptUntil ?? '') - Date.parse(removedAt ?? '')) / 86_400_000;
    expect((await dataOf(writer.headers)).removed.map(daysKept)).toEqual([180, 30]);
    expect((await dataOf(voter.headers)).removed).toMatchObject([{ kind: 'helpful_vote', of: 'Deccan Roofs' }]);
    for (const { headers } of [writer, voter]) expect((await ask('DELETE', '/user/delete', undefined, headers)).status).toBe(200);
    const kept = JSON.stringify(await db.selectFrom('removed_rows').select('row').execute());
    for (const trace of ['Vimala', 'vimala', writer.id, voter.id]) expect(kept).not.toContain(trace);
    expect(before - photos()).toBe(3);
    await expectRefused('review', review._id, 404, 'removed_not_found', NOT_KEPT);
    await expectBack('review', other);
    await expectBack('blog', blog);
    expect(await db.selectFrom('comments').select('comment').where('blog_id', '=', blog).execute()).toEqual([{ comment: 'Mine too.' }]);
  });

  test('a business takes its reviews and replies with it, and sees them in its download before', async () => {
    const business = await makeBusiness(db, { name: 'Pune Tiles' });
    const owner = await signInBusiness(db, business);
    const review = await makeReview(db, { business_id: business });
    await db.insertInto('review_replies').values({ review_id: review, body: 'Thank you.' }).execute();
    await remove('review', review);
    const { data } = (await ask('GET', '/contractor/data', undefined, owner.headers)).body;
    expect(data.removed).toMatchObject([{ kind: 'reply', of: 'Pune Tiles', text: 'Thank you.' }]);
    expect((await ask('DELETE', `/contractor/delete/${business}`, undefined, owner.headers)).status).toBe(200);
    await expectRefused('review', review, 404, 'removed_not_found', NOT_KEPT);
    expect(JSON.stringify(await db.selectFrom('removed_rows').select('row').execute())).not.toContain(business);
  });

  test('who deletes their own review deletes it for good', async () => {
    const { headers, id } = await signInUser(db);
    const review = await makeReview(db, { user_id: id });
    expect((await ask('DELETE', `/review/delete/${review}`, {}, headers)).status).toBe(200);
    await expectRefused('review', review, 404, 'removed_not_found', NOT_KEPT);
  });
});
