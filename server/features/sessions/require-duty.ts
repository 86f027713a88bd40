import type { Kysely } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findWorkRole } from '#server/features/sessions/queries.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import { type BusinessDuty, type MemberRole, mayDo } from '#shared/member-roles.ts';

/**
 * The viewer, when they do this for a business: its own account does everything, others what their role says (shared/member-roles.ts).
 * @throws 401 for visitors, 403 for other accounts, 403 'not_your_role' for those of the business who do something else.
 */
export function requireDuty(viewer: Viewer, duty: BusinessDuty): Extract<Viewer, { kind: 'contractor' }> {
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  if (viewer.kind !== 'contractor') throw refusals.notAllowed();
  if (!doesFor(viewer, duty)) throw sessionRefusals.notYourRole();
  return viewer;
}

/** Whether the viewer does this for a business. */
export function doesFor(viewer: Viewer, duty: BusinessDuty): boolean {
  return viewer.kind === 'contractor' && (viewer.member === undefined || mayDo(viewer.member.role, duty));
}

/**
 * Lets on who still does this: somebody may be removed, or be given another role, while their photos come in or while they wait for a lock. To be
 * called in the transaction of what they do, behind its lock. The business's own account passes.
 * @throws 401 for who is removed, 403 'not_your_role'.
 */
export async function requireStillDoes(db: Kysely<DB>, memberId: string | undefined, duty: BusinessDuty): Promise<void> {
  if (memberId === undefined) return;
  const role = await findWorkRole(db, memberId);
  if (role === undefined) throw refusals.notSignedIn();
  if (!mayDo(role as MemberRole, duty)) throw sessionRefusals.notYourRole();
}

/** @throws 403 'not_your_role' for all of a business but its own account. */
export function refuseMembers(viewer: Viewer): void {
  if (viewer.kind === 'contractor' && viewer.member) throw sessionRefusals.notYourRole();
}
