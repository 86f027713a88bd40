import { randomBytes } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool } from '#server/db/database.ts';
import { knownMigrations, makeTables, migrate } from '#server/db/migrate.ts';
import { demoBlog } from '#server/demo/blog.ts';
import { demoBusinesses } from '#server/demo/businesses.ts';
import { demoPosters, demoPrices } from '#server/demo/notices.ts';
import { insertRows } from '#server/demo/queries.ts';
import { demoCustomers } from '#server/demo/reviews.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeUser } from '#tests/factories/user.ts';

const host = inject('socketDir');
const name = `test_${randomBytes(6).toString('hex')}`;
const admin = createPool({ host, user: 'postgres', database: 'postgres' }, { max: 1 });
await admin.query(`create database ${name}`);
const pool = createPool({ host, user: 'postgres', database: name });
const db = createDatabase(pool);
afterAll(async () => {
  await pool.end();
  await admin.query(`drop database ${name}`);
  await admin.end();
});

test('in a database that was filled before, the demo is told by its ids, and its numbers and addresses are exchanged', async () => {
  const businesses = demoBusinesses().slice(0, 60);
  const users = demoCustomers()
    .slice(0, 40)
    .map(({ user_id, user_name, email, created_at }) => ({ user_id, user_name, email, created_at }));
  const { blogs, comments } = demoBlog();
  const { tickers } = demoPrices(new Date());
  await db.transaction().execute(async (trx) => {
    await makeTables(
      trx,
      knownMigrations().filter((name) => name <= '0030_topics'),
    );
    // As the versions before entered them.
    const before = businesses.map(({ price_amount, price_unit, price_from, working_since, opening_hours, languages, ...row }, i) => ({
      ...row,
      phone_no: String(9_820_000_000 + i),
      email: `shop${i}@example.in`,
    }));
    await insertRows(trx, 'businesses', before);
    await insertRows(trx, 'users', users);
    await insertRows(trx, 'blogs', blogs);
    await insertRows(trx, 'comments', comments);
    const posters = demoPosters().map(({ poster_id, name, image, created_at }) => ({ poster_id, name, image, created_at }));
    await insertRows(trx, 'posters', posters);
    await insertRows(trx, 'price_tickers', tickers);
  });
  const beforeProofs = { email_proven_at: undefined };
  const own = await makeBusiness(db, { phone_no: '9822012345', email: 'meera@example.in', ...beforeProofs });
  const blog_id = await makeBlog(db);
  await makeComment(db, { blog_id });
  await makeUser(db, beforeProofs);
  await makePoster(db);
  await makePriceTicker(db);

  await migrate(db);

  const marked = async (key: 'business_id' | 'user_id' | 'blog_id' | 'comment_id' | 'poster_id' | 'price_ticker_id') =>
    (await db.selectFrom('demo_rows').select(key).where(key, 'is not', null).execute()).map((row) => row[key]).sort();
  expect(await marked('business_id')).toEqual(businesses.map((row) => row.business_id).sort());
  expect(await marked('user_id')).toEqual(users.map((row) => row.user_id).sort());
  expect(await marked('blog_id')).toEqual(blogs.map((row) => row.blog_id).sort());
  expect(await marked('comment_id')).toEqual(comments.map((row) => row.comment_id).sort());
  expect(await marked('poster_id')).toEqual(
    demoPosters()
      .map((row) => row.poster_id)
      .sort(),
  );
  expect(await marked('price_ticker_id')).toEqual(tickers.map((row) => row.price_ticker_id).sort());

  const rows = await db.selectFrom('businesses').select(['business_id', 'phone_no', 'email']).execute();
  for (const { business_id, phone_no, email } of rows) {
    if (business_id === own) expect([phone_no, email]).toEqual(['9822012345', 'meera@example.in']);
    else expect([phone_no, email]).toEqual([expect.stringMatching(/^5120\d{6}$/), expect.stringMatching(/^shop\d+@demo\.example$/)]);
  }
});
