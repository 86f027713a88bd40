import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { demoBlog } from '#server/demo/blog.ts';
import { demoBusinesses } from '#server/demo/businesses.ts';
import { demoPosters, demoPrices } from '#server/demo/notices.ts';
import { demoOwnerEdits } from '#server/demo/owner-edits.ts';
import { forgetPastPrices, hasNoBusinesses, insertRows } from '#server/demo/queries.ts';
import { demoCustomers, demoLikes, demoReviews } from '#server/demo/reviews.ts';

/**
 * Fills a database without businesses with the demo directory; leaves any other database alone. Its pictures are drawn when they
 * are first asked for (render.ts). The caller makes sure that no other process fills at the same time; all rows come in one
 * transaction, so a start that was killed half-way is repeated by the next one.
 *
 * @returns whether it was filled.
 */
export async function fillDemo(db: Kysely<DB>): Promise<boolean> {
  if (!(await hasNoBusinesses(db))) return false;
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
    created_at,
    updated_at: created_at,
  }));
  const prices = demoPrices(new Date());
  const { blogs, comments } = demoBlog();
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'users', users);
    await insertRows(trx, 'businesses', businesses);
    await insertRows(trx, 'business_edits', demoOwnerEdits(approved));
    await insertRows(trx, 'reviews', demoReviews(approved, customers));
    await insertRows(trx, 'likes', demoLikes(approved, customers));
    await insertRows(trx, 'blogs', blogs);
    await insertRows(trx, 'comments', comments);
    await insertRows(trx, 'posters', demoPosters());
    await insertRows(trx, 'price_tickers', prices.tickers);
    // The table has noted each price as of now.
    await forgetPastPrices(
      trx,
      prices.tickers.map(({ price_ticker_id }) => price_ticker_id),
    );
    await insertRows(trx, 'price_history', prices.history);
  });
}
