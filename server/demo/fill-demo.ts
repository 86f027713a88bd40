import type { Kysely, Transaction } from 'kysely';
import type { DB, DemoRows } from '#server/db/types.ts';
import { demoBlog } from '#server/demo/blog.ts';
import { demoBusinesses } from '#server/demo/businesses.ts';
import { demoPosters, demoPrices } from '#server/demo/notices.ts';
import { demoOwnerEdits } from '#server/demo/owner-edits.ts';
import { forgetPastPrices, insertRows, isUntouched } from '#server/demo/queries.ts';
import { demoCustomers, demoLikes, demoReviews } from '#server/demo/reviews.ts';

/**
 * Fills a database without businesses with the demo directory; leaves any other database alone, and one that the demo was removed
 * from. Its pictures are drawn when they
 * are first asked for (render.ts). The caller makes sure that no other process fills at the same time; all rows come in one
 * transaction, so a start that was killed half-way is repeated by the next one.
 *
 * @returns whether it was filled.
 */
export async function fillDemo(db: Kysely<DB>): Promise<boolean> {
  if (!(await isUntouched(db))) return false;
  await insertDemoRows(db);
  return true;
}

/** Enters the businesses, their owners' latest edits, their reviews and likes, the blog, the posters and the prices in one transaction. */
export async function insertDemoRows(db: Kysely<DB>): Promise<void> {
  const businesses = demoBusinesses();
  const approved = businesses.filter((business) => business.status === 'approved');
  const customers = demoCustomers();
  const users = customers.map(({ user_id, user_name, email, created_at }) => ({
    user_id,
    user_name,
    email,
    email_proven_at: created_at,
    created_at,
    updated_at: created_at,
  }));
  const prices = demoPrices(new Date());
  const { blogs, comments } = demoBlog();
  const posters = demoPosters();
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'users', users);
    await insertRows(
      trx,
      'businesses',
      businesses.map((business) => ({ ...business, email_proven_at: business.created_at })),
    );
    await insertRows(trx, 'business_edits', demoOwnerEdits(approved));
    await insertRows(trx, 'reviews', demoReviews(approved, customers));
    await insertRows(trx, 'likes', demoLikes(approved, customers));
    await insertRows(trx, 'blogs', blogs);
    await insertRows(trx, 'comments', comments);
    await insertRows(trx, 'posters', posters);
    await insertRows(trx, 'price_tickers', prices.tickers);
    // The table has noted each price as of now.
    await forgetPastPrices(
      trx,
      prices.tickers.map(({ price_ticker_id }) => price_ticker_id),
    );
    await insertRows(trx, 'price_history', prices.history);
    await markRows(trx, 'business_id', businesses);
    await markRows(trx, 'user_id', users);
    await markRows(trx, 'blog_id', blogs);
    await markRows(trx, 'comment_id', comments);
    await markRows(trx, 'poster_id', posters);
    await markRows(trx, 'price_ticker_id', prices.tickers);
  });
}

/** Marks rows as the demo's, so that they can be told from what people entered. */
function markRows<Key extends keyof DemoRows>(trx: Transaction<DB>, key: Key, rows: readonly Record<Key, string>[]) {
  return insertRows(
    trx,
    'demo_rows',
    rows.map((row) => ({ [key]: row[key] })),
  );
}
