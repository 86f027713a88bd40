import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { keepWish } from '#server/features/consents/keep-consent.ts';
import { insertConsent, wantsMessages } from '#server/features/short-messages/wishes/queries.ts';
import type { WayName } from '#server/messages/kinds.ts';
import { normalisePhone } from '#shared/phone.ts';

/** Whether a number has not said STOP, or has taken it back. @param phoneNo E.164. */
export function wantsShortMessages({ db }: Pick<Context, 'db'>, phoneNo: string): Promise<boolean> {
  return wantsMessages(db, phoneNo);
}

/** Keeps that whoever has proven a number wants messages there again, or no more, said on the site. @param phoneNo E.164. */
export async function wantShortMessages({ db }: Pick<Context, 'db'>, phoneNo: string, wants = true): Promise<void> {
  await db.transaction().execute((transaction) => noteSaid(transaction, { phoneNo, wants, way: 'site', at: new Date() }));
}

/**
 * Keeps what a number has said of messages. What comes late, when it has said something else since, changes nothing of what it has agreed to.
 * @param said its number as E.164, and when it was said.
 */
export async function noteSaid(
  transaction: Transaction<DB>,
  said: { phoneNo: string; wants: boolean; way: WayName | 'site'; at: Date },
): Promise<void> {
  await insertConsent(transaction, said);
  if ((await wantsMessages(transaction, said.phoneNo)) !== said.wants) return;
  await keepWish(transaction, normalisePhone(said.phoneNo), said.wants, said.way === 'site' ? 'form' : 'chat');
}
