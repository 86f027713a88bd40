import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { getOwnBusiness } from '#server/features/accounts/contractors/get-own-business.ts';
import { insertEdit } from '#server/features/accounts/contractors/queries.ts';
import { writeProfile } from '#server/features/accounts/contractors/write-profile.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import type { ContractorEdit, OwnBusiness } from '#shared/schemas/contractors.ts';

/**
 * Changes the signed-in contractor's own business. An approved one stays approved; what changed is kept for the admin
 * (contract §5, 'Visibility').
 * @throws 401, 403; what `writeProfile` throws.
 */
export async function editContractor(context: Context, viewer: Viewer, edit: ContractorEdit): Promise<OwnBusiness> {
  const { businessId } = requireViewer(viewer, 'contractor');
  await writeProfile(context, businessId, edit, {
    missing: refusals.notSignedIn,
    record: (transaction, changes) => insertEdit(transaction, businessId, changes),
  });
  return getOwnBusiness(context, viewer);
}
