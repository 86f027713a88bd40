import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { indiaDay } from '#server/base/india-day.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { addCosts, lockCosts, type Spent } from '#server/features/short-messages/costs/queries.ts';

const subject = (...words: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(['short-message-cost', ...words]))
    .digest();
const [SITE_DAY, SITE_MONTH] = [subject('day'), subject('month')];

/**
 * Spends what a message costs, in the transaction that it is sent after, unless a cap is met: of its number in a day, of the site in a day,
 * of the site in a month, all of India.
 * @returns the day it was spent on; undefined where it was not.
 */
export async function spend(
  { config }: Pick<Context, 'config'>,
  transaction: Kysely<DB>,
  { phoneNo, cost, at }: { phoneNo: string; cost: number; at: Date },
): Promise<string | undefined> {
  const day = indiaDay(at);
  if (cost === 0) return day;
  const spent = spentOn(phoneNo, day);
  const before = await lockCosts(transaction, spent);
  const caps = [config.MESSAGE_CAP_NUMBER, config.MESSAGE_CAP_DAY, config.MESSAGE_CAP_MONTH];
  const hasRoom = spent.every((one, at) => (before.get(one.subject.toString('hex')) ?? 0) + cost <= (caps[at] ?? 0));
  if (!hasRoom) return undefined;
  await addCosts(transaction, spent, cost);
  return day;
}

/** Takes back what was spent on a message that was not taken. */
export async function takeBack(
  transaction: Kysely<DB>,
  { phoneNo, cost, day }: { phoneNo: string; cost: number; day: string },
): Promise<void> {
  if (cost > 0) await addCosts(transaction, spentOn(phoneNo, day), -cost);
}

/** In the order of the caps. */
function spentOn(phoneNo: string, day: string): Spent[] {
  return [
    { since: day, subject: subject('number', phoneNo) },
    { since: day, subject: SITE_DAY },
    { since: `${day.slice(0, 7)}-01`, subject: SITE_MONTH },
  ];
}
