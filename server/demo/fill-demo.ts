import type { Kysely, Transaction } from 'kysely';
import type { DB, DemoRows } from '#server/db/types.ts';
import { chooseAccounts, type DemoAccounts, newPassword } from '#server/demo/accounts.ts';
import { demoBlog } from '#server/demo/blog.ts';
import { demoBusinesses } from '#server/demo/businesses.ts';
import { demoPhoneViews, demoReplies } from '#server/demo/dealings.ts';
import { demoPosters, demoPrices } from '#server/demo/notices.ts';
import { demoOwnerEdits } from '#server/demo/owner-edits.ts';
import { forgetPastPrices, insertRows, isUntouched } from '#server/demo/queries.ts';
import { demoCustomers, demoLikes, demoReviews } from '#server/demo/reviews.ts';
import { demoThreads } from '#server/demo/threads.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';

/**
 * Fills a database without businesses with the demo directory; leaves any other database alone, and one that the demo was removed
 * from. Its pictures are drawn when they
 * are first asked for (render.ts). The caller makes sure that no other process fills at the same time; all rows come in one
 * transaction, so a start that was killed half-way is repeated by the next one.
 *
 * @param isOpen whether a user and two owners can be signed in to, with a password that is made now.
 * @returns them, or nobody; nothing where it was not filled.
 */
export async function fillDemo(db: Kysely<DB>, { isOpen }: { isOpen: boolean }): Promise<{ accounts?: DemoAccounts } | undefined> {
  if (!(await isUntouched(db))) return undefined;
  const password = isOpen ? newPassword() : undefined;
  const { user, owners } = await insertDemoRows(db, password && (await hashPassword(password)));
  if (password === undefined) return {};
  return { accounts: { userName: user.user_name, owners: owners.map(({ name, phone_no }) => ({ name, phoneNo: phone_no })), password } };
}

/**
 * Enters the businesses, their owners' latest edits, their reviews and likes, conversations, the blog, the posters and the prices in one
 * transaction.
 * @param passwordHash of the accounts that can be signed in to; without, none can.
 * @returns those accounts.
 */
export async function insertDemoRows(db: Kysely<DB>, passwordHash: string | null = null) {
  const businesses = demoBusinesses();
  const approved = businesses.filter((business) => business.status === 'approved');
  const customers = demoCustomers();
  const prices = demoPrices(new Date());
  const { blogs, comments } = demoBlog();
  const posters = demoPosters();
  const reviews = demoReviews(approved, customers);
  const { user, owners } = chooseAccounts(approved, customers, reviews);
  const threads = demoThreads(approved, customers, { user, owners, now: new Date() });
  const hashOf = (isOpen: boolean) => (isOpen ? passwordHash : null);
  const users = customers.map(({ user_id, user_name, email, created_at }) => ({
    user_id,
    user_name,
    email,
    email_proven_at: created_at,
    created_at,
    updated_at: created_at,
    password_hash: hashOf(user_id === user.user_id),
  }));
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'users', users);
    await insertRows(
      trx,
      'businesses',
      businesses.map((business) => ({
        ...business,
        email_proven_at: business.created_at,
        password_hash: hashOf(owners.includes(business)),
      })),
    );
    await insertRows(trx, 'business_edits', demoOwnerEdits(approved));
    await insertRows(trx, 'reviews', reviews);
    await insertRows(trx, 'review_replies', demoReplies(reviews, approved));
    await insertRows(trx, 'phone_views', demoPhoneViews(reviews));
    await insertRows(trx, 'requirements', threads.requirements);
    await insertRows(trx, 'enquiries', threads.enquiries);
    await insertRows(trx, 'enquiry_messages', threads.messages);
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
  return { user, owners };
}

/** Marks rows as the demo's, so that they can be told from what people entered. */
function markRows<Key extends keyof DemoRows>(trx: Transaction<DB>, key: Key, rows: readonly Record<Key, string>[]) {
  return insertRows(
    trx,
    'demo_rows',
    rows.map((row) => ({ [key]: row[key] })),
  );
}
