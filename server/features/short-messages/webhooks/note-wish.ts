import type { Context } from '#server/context.ts';
import { readWish } from '#server/features/short-messages/webhooks/read-words.ts';
import { noteSaid } from '#server/features/short-messages/wishes/wishes.ts';
import type { WayName } from '#server/messages/kinds.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';

/** What somebody has sent to the number that messages come from. */
export interface Received {
  way: WayName;
  from: string;
  text: string;
  /** When, as the gateway says; undefined where it does not. */
  at: Date | undefined;
}

/** Keeps that a number wants no more messages, or wants them again: by whichever way it says so, it holds for all. @returns whether a text says that. */
export async function noteWish({ db }: Pick<Context, 'db'>, { way, from, text, at }: Received): Promise<boolean> {
  const wish = readWish(text);
  if (wish === undefined || !isIndianMobile(from)) return false;
  const now = new Date();
  // A clock that is ahead would keep what is said later from counting.
  const saidAt = at !== undefined && at < now ? at : now;
  const said = { phoneNo: `+91${normalisePhone(from)}`, wants: wish === 'start', way, at: saidAt };
  await db.transaction().execute((transaction) => noteSaid(transaction, said));
  return true;
}
