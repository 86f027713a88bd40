import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { refreshPopularity } from '#server/features/search/refresh.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { blogForm } from '#tests/factories/good-forms.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeSaying } from '#tests/factories/saying.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { dumpDatabase } from '#tests/helpers/dump.ts';
import { startRemovals } from '#tests/helpers/removal-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, ask, context, copies, dataDir, db, expectBack, listed, picture, pool, remove, statusOf } = await startRemovals();

/** What tells of changes, or of what a job has yet to look at, and so is never as before. */
const LOGS =
  /^(?:pgboss|public\.(?:audit_entries|row_changes|search_words|topic_changes|popularity_changes|listing_fact_counts|duplicate_looks)\b)/;
/** All rows that are no log, but for how often a row that lost its review was written. */
async function everything() {
  // A job does so each minute: between two looks it would change what one of them saw.
  await refreshPopularity(db);
  const lines = (await dumpDatabase(pool)).filter((line) => !LOGS.test(line) && !line.startsWith('public.reports:'));
  // What counts by adding a row for each change is compared by its sums.
  const { rows } = await pool.query(`select state_key, city_key, service_key, facts, sum(n) as n from listing_fact_counts
    group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`);
  return [...lines.toSorted(), ...rows.map((row) => JSON.stringify(row))];
}

describe('what comes back is as it was, in every table,', () => {
  test('a review with its photos, reply, votes and reports; meanwhile nobody sees anything of it', async () => {
    const business = await makeBusiness(db, { email: 'owner@example.in', email_proven_at: new Date() });
    const [writer, voter] = [await signInUser(db), await signInUser(db)];
    await db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', 'in', [writer.id, voter.id]).execute();
    const words = {
      name: 'Asha Patil',
      email: 'asha@example.in',
      description: 'Never came.',
      rating: 2,
      business,
      images: [picture, picture],
    };
    const { review } = (await ask('POST', '/review/add', words, writer.headers)).body;
    const owner = await signInBusiness(db, business);
    expect((await ask('PUT', `/review/reply/${review._id}`, { text: 'We did.' }, owner.headers)).status).toBe(200);
    expect((await ask('PUT', `/review/helpful/${review._id}`, { helpful: true }, voter.headers)).status).toBe(200);
    await makeReview(db, { business_id: business, rating: 4 });
    const report = await makeReport(db, {
      kind: 'review',
      business_id: business,
      review_id: review._id,
      reason: 'fake',
      user_id: voter.id,
    });
    const shown = async () => (await call(app, 'GET', `/api/v1/review/get/${business}`)).body;
    const [rows, before] = [await everything(), await shown()];
    expect(before.reviews).toHaveLength(2);

    await remove('review', review._id);
    const meanwhile = await shown();
    expect(meanwhile.reviews.map(({ _id }: { _id: string }) => _id)).not.toContain(review._id);
    const lines = await db.selectFrom('review_removals').select('reason').where('business_id', '=', business).execute();
    expect(lines).toEqual([{ reason: 'fake' }]);
    expect(await statusOf(review.image[0])).toBe(404);
    expect(copies()).toHaveLength(6);
    for (const copy of copies()) expect(await statusOf(`/media/${copy}`)).toBe(404);
    expect(await listed('?kind=review')).toMatchObject([
      { _id: review._id, kind: 'review', text: 'Never came.', writer: 'Asha Patil', rating: 2, pictures: 2, by: 'asha@nirmaan.example' },
    ]);
    await expectBack('review', review._id);

    expect(await shown()).toEqual(before);
    expect(await everything()).toEqual(rows);
    expect(await statusOf(review.image[0])).toBe(200);
    expect(copies()).toEqual([]);
    const { review_id } = await db.selectFrom('reports').select('review_id').where('report_id', '=', report).executeTakeFirstOrThrow();
    expect(review_id).toBe(review._id);
    const { entries } = (await ask('GET', '/admin/audit/get?kind=review')).body;
    expect(entries[0]).toMatchObject({ action: 'bring_back', admin: 'asha@nirmaan.example', subject: { _id: review._id } });
    expect(await listed('?kind=review')).toEqual([]);
  });

  test('a poster at its place, with its picture', async () => {
    const first = await makePoster(db, { name: 'First' });
    const { poster } = (await ask('POST', '/poster/admin/add', { poster_name: 'Monsoon', image: picture })).body;
    await makePoster(db, { name: 'Last' });
    const shown = async () => (await call(app, 'GET', '/api/v1/poster/get')).body.posters;
    const [rows, before] = [await everything(), await shown()];
    for (const id of [first, poster._id]) await remove('poster', id);
    expect((await shown()).map(({ name }: { name: string }) => name)).not.toContain('Monsoon');
    expect(await statusOf(poster.image)).toBe(404);
    for (const id of [first, poster._id]) await expectBack('poster', id);
    expect(await shown()).toEqual(before);
    expect(await everything()).toEqual(rows);
    expect(await statusOf(poster.image)).toBe(200);
  });

  test('a price with its history', async () => {
    const id = await makePriceTicker(db);
    await db.updateTable('price_tickers').set({ price: 410.5 }).where('price_ticker_id', '=', id).execute();
    const history = async () => (await call(app, 'GET', `/api/v1/price-ticker/history/${id}`)).body;
    const [rows, before] = [await everything(), await history()];
    expect(before.history).toHaveLength(2);
    await remove('price_ticker', id);
    expect(await statusOf(`/api/v1/price-ticker/history/${id}`)).toBe(404);
    expect(await listed('?kind=price_ticker')).toMatchObject([{ name: 'OPC 53 cement', text: 'Rs 410.50 per 50 kg bag, Pune' }]);
    await expectBack('price_ticker', id);
    expect([await everything(), await history()]).toEqual([rows, before]);
  });

  test('an entry of the blog with its comments and pictures, those too that another entry shows', async () => {
    const upload = async () => (await ask('POST', '/blog/picture', { image: picture })).body.image as string;
    const [own, shared] = [await upload(), await upload()];
    const add = async (description: string) =>
      (await ask('POST', '/blog/add', { ...blogForm, description, image: picture })).body.blog._id as string;
    const one = await add(`![One](${own}) ![Both](${shared})`);
    const two = await add(`![Both](${shared})`);
    await makeComment(db, { blog_id: one, status: 'approved', user_id: await makeUser(db) });
    await makeComment(db, { blog_id: one });
    const rows = await everything();
    await remove('blog', one);
    expect([await statusOf(`/api/v1/blog/get/${one}`), await statusOf(own), await statusOf(shared)]).toEqual([404, 404, 200]);
    await remove('blog', two);
    expect(await statusOf(shared)).toBe(404);
    await expectBack('blog', one);
    expect([await statusOf(own), await statusOf(shared)]).toEqual([200, 200]);
    await expectBack('blog', two);
    expect(await everything()).toEqual(rows);
    expect([await statusOf(own), await statusOf(shared)]).toEqual([200, 200]);
    expect(copies().filter((file) => file.includes('blogs/'))).toEqual([]);
  });

  test('a service with its sayings and former names, which searches know again', async () => {
    const id = await makeService(db, { name: 'Dome work' });
    const business = await makeBusiness(db, { service: 'Dome work' });
    await makeSaying(db, { service_id: id, saying: 'round roof' });
    expect((await ask('PUT', `/service/update/${id}`, { name: 'Domes', category: 'contractor' })).status).toBe(200);
    const rows = await everything();
    const found = async () =>
      (await call(app, 'GET', '/api/v1/contractor/search?page=1&limit=50&q=dome+work')).body.data.map((b: { _id: string }) => b._id);
    expect(await found()).toContain(business);
    await remove('service', id);
    expect(await statusOf(`/api/v1/service/get/${id}`)).toBe(404);
    await expectBack('service', id);
    expect(await everything()).toEqual(rows);
    expect(await found()).toContain(business);
    // A former name that another service has taken meanwhile stays that one's.
    await remove('service', id);
    const other = await makeService(db, { name: 'Vaults' });
    await db.insertInto('former_service_names').values({ name: 'Dome work', service_id: other }).execute();
    await expectBack('service', id);
    const names = await db.selectFrom('former_service_names').select('service_id').where('name', '=', 'Dome work').execute();
    expect(names).toEqual([{ service_id: other }]);
  });
});

test('pictures that are kept are swept no sooner than what they belong to, and programs are not told of a review anew', async () => {
  await makeWebhook(db);
  const business = await makeBusiness(db);
  const { headers } = await signInUser(db);
  const words = { name: 'Asha', email: 'a@example.in', description: 'Good.', rating: 4, business, images: [picture] };
  const { review } = (await ask('POST', '/review/add', words, headers)).body;
  await remove('review', review._id);
  const before = copies();
  await sweepPictures.run(context, {});
  expect(copies()).toEqual(before);
  const told = () =>
    db
      .selectFrom('webhook_deliveries')
      .select('event')
      .where('object_id', '=', review._id)
      .where('event', '=', 'review.received')
      .execute();
  const events = await told();
  await expectBack('review', review._id);
  expect(await told()).toEqual(events);
  expect(existsSync(path.join(dataDir, 'media', review.image[0].replace('/media/', '')))).toBe(true);
});

test('the list is paged, the last removed first, and says so when it was an admin who is none any more', async () => {
  const leaver = await signInAdmin(db);
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    const id = await makePoster(db, { name });
    await ask('DELETE', `/poster/admin/delete/${id}`, undefined, leaver.headers);
    ids.unshift(id);
  }
  await db.deleteFrom('admins').where('admin_id', '=', leaver.id).execute();
  const pages = await Promise.all(
    [1, 2].map(async (page) => (await ask('GET', `/admin/removed/get?kind=poster&limit=2&page=${page}`)).body),
  );
  expect(pages.flatMap(({ removed }) => removed.map(({ _id }: { _id: string }) => _id)).slice(0, 3)).toEqual(ids);
  expect(pages[0]).toMatchObject({ currentPage: 1, removed: [{ by: null }, { by: null }] });
});

test('what a program deletes with a key comes back too, and the list says by which', async () => {
  const { headers } = await makeApiKey(db, { name: 'Association', scopes: ['content:write'] });
  const id = await makePriceTicker(db);
  const deleted = await ask('DELETE', `/data/prices/${id}`, undefined, { ...headers, 'if-match': '*' });
  expect(deleted.status).toBe(200);
  expect(await listed('?kind=price_ticker')).toMatchObject([{ _id: id, by: 'key: Association' }]);
  const asKey = await ask('PUT', `/admin/removed/bring-back/price_ticker/${id}`, undefined, headers);
  expect([asKey.status, asKey.body.code]).toEqual([403, 'not_for_keys']);
  await expectBack('price_ticker', id);
});
