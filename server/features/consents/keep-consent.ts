import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { insertConsent, selectAccountsOfNumber, setEnded, type Who } from '#server/features/consents/queries.ts';
import { type GivenBy, NOTICES, type Purpose } from '#shared/notices.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Keeps that somebody agrees to a purpose, by the notice of today and in the language of the page, in the transaction of what they agree by. Who
 * agreed before, and has not ended it, did so by the notice of then.
 */
export async function agree(transaction: Transaction<DB>, who: Who, purpose: Purpose, by: GivenBy): Promise<void> {
  await insertConsent(transaction, who, { purpose, by, version: NOTICES[purpose].version, language: currentLanguage() });
}

/**
 * Keeps that somebody has taken back what they agreed to. Where a row goes with it (a subscription, the last saved search or device, a proven number) the
 * database sees to it: server/db/migrations/0157_consents.ts.
 */
export async function endConsent(transaction: Kysely<DB>, who: Who, purpose: Purpose): Promise<void> {
  await setEnded(transaction, who, purpose);
}

/** Keeps what a number has said of messages, for the accounts that have proven it; for the number itself where none has. @param phoneNo its ten digits. */
export async function keepWish(transaction: Transaction<DB>, phoneNo: string, wants: boolean, by: GivenBy): Promise<void> {
  const accounts = await selectAccountsOfNumber(transaction, phoneNo);
  const number = { kind: 'phone', phoneNo } as const;
  if (!wants) for (const who of [number, ...accounts]) await setEnded(transaction, who, 'phone_messages');
  else for (const who of accounts.length > 0 ? accounts : [number]) await agree(transaction, who, 'phone_messages', by);
}
