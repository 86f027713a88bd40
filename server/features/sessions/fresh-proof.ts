import type { Kysely } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { DB } from '#server/db/types.ts';
import { findProof, updateProof, withdrawProof } from '#server/features/sessions/queries.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import type { Session } from '#server/features/sessions/session.ts';

/** Seconds for which a proof is fresh (docs/product/calls.md, 'Sessions'). */
const FRESH = 900;

/**
 * Lets on who has just proven who they are: a new password, another login phone or e-mail and the end of the account ask for it. To be
 * called with the account's row locked: a new password ends the account's other sessions under the same lock, so that none of these
 * goes on meanwhile. Of the team it lets on nobody who has another role by now than the one that they were let in with.
 * @throws 403 'proof_needed' when the last proof is too old, or is of a later time than now: the clock was put back; 401 when the
 * session has ended; 403 'not_your_area' for another role.
 */
export async function requireFreshProof(db: Kysely<DB>, session: Session | undefined): Promise<void> {
  const proof = session && (await findProof(db, session.tokenHash, FRESH));
  if (!proof) throw refusals.notSignedIn();
  if (session.viewer.kind === 'admin' && proof.role !== session.viewer.role) throw sessionRefusals.notYourArea();
  if (!proof.is_fresh) throw sessionRefusals.proofNeeded();
}

/**
 * Lets on whose session has not ended meanwhile, however old its proof is: for the second step of what asked for a fresh one in the first. To be
 * called with the account's row locked, as above.
 * @throws 401.
 */
export async function requireOpenSession(db: Kysely<DB>, session: Session | undefined): Promise<void> {
  if (!session || !(await findProof(db, session.tokenHash, FRESH))) throw refusals.notSignedIn();
}

/** A session's person has just proven who they are. @throws 401 when it has ended meanwhile. */
export async function proveSession(db: Kysely<DB>, session: Session | undefined): Promise<void> {
  if (!session || !(await updateProof(db, session.tokenHash))) throw refusals.notSignedIn();
}

/** A proof that was told to be too old stays so, though the clock be put back. */
export function endOldProof(db: Kysely<DB>, session: Session): Promise<void> {
  return withdrawProof(db, session.tokenHash, FRESH);
}
