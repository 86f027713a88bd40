import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import { removeFilesNow } from '#server/features/checks/documents/remove-documents.ts';
import { deleteOneOpen } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';

/**
 * Takes back what the signed-in account has asked the team for, while it is not decided; its documents go with it.
 * @throws 401 for visitors, 403 for the team; 404 for a claim that is not theirs, or does not wait any more.
 */
export async function withdrawClaim(context: Pick<Context, 'db' | 'media' | 'log'>, viewer: Viewer, claimId: string): Promise<void> {
  const account = requireOwner(viewer);
  if (!isUuid(claimId) || !(await deleteOneOpen(context.db, account, claimId))) throw claimRefusals.ownClaimNotFound();
  await removeFilesNow(context);
}
