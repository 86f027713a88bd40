import { createHash } from 'node:crypto';
import { refusals } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { countWithin } from '#server/features/mail-limits/queries.ts';

/** How often an account may ask within so many seconds whether a name, an address or a number is taken. */
const LIMIT = { most: 20, seconds: 3_600 };

/**
 * Counts that an account wants another user name, e-mail or login phone: whether the answer is that it is taken, tells who has an account.
 * It counts by itself and before it is answered, so that a refusal does not take the count back.
 * @throws 429 after twenty within an hour.
 */
export async function countQuestion({ db, config }: Pick<Context, 'db' | 'config'>, accountId: string): Promise<void> {
  if (!config.RATE_LIMITS) return;
  const subject = createHash('sha256')
    .update(JSON.stringify(['is it taken', accountId]))
    .digest();
  const wait = await countWithin(db, subject, LIMIT);
  if (wait > 0) throw refusals.tooManyRequests(wait);
}
