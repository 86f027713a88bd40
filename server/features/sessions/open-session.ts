import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { DB } from '#server/db/types.ts';
import { requireUnblocked } from '#server/features/sessions/blocks.ts';
import { requireParentsWord } from '#server/features/sessions/children.ts';
import { deleteSession, insertSession, leaveUnproven, turnSession } from '#server/features/sessions/queries.ts';
import type { PublicAccount, Session, SignedIn } from '#server/features/sessions/session.ts';

const DAY = 86_400_000;
const DAYS = { user: 30, contractor: 30, admin: 15 } as const;

/** How long a session of this kind lasts, in milliseconds (docs/product/calls.md). */
export function lifetimeOf(kind: SignedIn['kind']): number {
  return DAYS[kind] * DAY;
}

/** What the database keeps instead of the token: who reads the table cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Opens a session and ends the one that the request carried: one person at a time (docs/product/calls.md).
 * @param isProven whether that was a proof of who it is: what asks for a fresh one (fresh-proof.ts) has none otherwise.
 * @returns the token, which is kept nowhere.
 * @throws 403 'account_blocked' for an account that the team has blocked, 403 'waits_for_parent' for a child's for which no parent has agreed: whichever way somebody comes, they come through here.
 */
export async function openSession(db: Kysely<DB>, account: SignedIn, replaced: Session | undefined, isProven = true): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (account.kind !== 'admin') {
    await requireUnblocked(db, account);
    await requireParentsWord(db, account);
  }
  if (replaced) await deleteSession(db, replaced.tokenHash);
  await insertSession(db, hashToken(token), account, new Date(Date.now() + lifetimeOf(account.kind)));
  if (!isProven) await leaveUnproven(db, hashToken(token));
  return token;
}

/**
 * Lets a session go on as another account that its person acts for: unproven there, and for no longer. Its token stays, and so does whether the
 * browser is to forget it.
 * @throws 401 when it has ended meanwhile; 403 'account_blocked' for either.
 */
export async function goOnAs(db: Kysely<DB>, account: PublicAccount, { tokenHash }: Session): Promise<void> {
  await requireUnblocked(db, account);
  if (account.kind === 'contractor' && account.member) await requireUnblocked(db, { kind: 'user', userId: account.member.userId });
  if (!(await turnSession(db, tokenHash, account))) throw refusals.notSignedIn();
}
