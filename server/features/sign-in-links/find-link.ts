import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { hashLinkToken } from '#server/features/sign-in-links/make-link.ts';
import { findLink, spendLink } from '#server/features/sign-in-links/queries.ts';

const TOKEN = /^[\w-]{22}$/;

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The link that a token is of, good or not; none for what we never gave, and when its account is gone. */
export async function findSignInLink(db: Kysely<DB>, token: string): Promise<FoundLink | undefined> {
  return TOKEN.test(token) ? findLink(db, hashLinkToken(token)) : undefined;
}

/** Uses a link up, for good. @param usedBy tells whose click it was. @returns whether this call did it. */
export function spendSignInLink(db: Kysely<DB>, { short_message_id }: FoundLink, usedBy: Buffer): Promise<boolean> {
  return spendLink(db, short_message_id, usedBy);
}
