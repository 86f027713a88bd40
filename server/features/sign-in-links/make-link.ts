import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { upsertLink } from '#server/features/sign-in-links/queries.ts';

/** For how many days a link signs in, from when its message is first sent. */
const DAYS = 7;

/** What the database keeps of a token: who reads the table cannot sign in with it. */
export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Makes the link of a message that is about to be sent to its account: every try of it has the same.
 * @param path where it leads, on this site.
 * @returns the token, 22 letters of base64url, which is kept nowhere.
 */
export async function makeSignInLink(
  { signer }: Pick<Context, 'signer'>,
  transaction: Transaction<DB>,
  { messageId, path }: { messageId: string; path: string },
): Promise<string> {
  const token = signer.sign('sign-in-link', messageId);
  await upsertLink(transaction, { messageId, tokenHash: hashLinkToken(token), path, days: DAYS });
  return token;
}
