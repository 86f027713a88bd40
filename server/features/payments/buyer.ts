import type { Viewer } from '#server/context.ts';
import { paymentRefusals } from '#server/features/payments/refusals.ts';
import { refuseMembers } from '#server/features/sessions/require-duty.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * The viewer, when it is an account that may buy the plan: a user or a contractor.
 * @throws 401 'You are not authorized.' for everybody else.
 */
export function requireBuyer(viewer: Viewer): PublicAccount {
  refuseMembers(viewer);
  if (viewer.kind === 'user' || viewer.kind === 'contractor') return viewer;
  throw paymentRefusals.notAuthorized();
}
