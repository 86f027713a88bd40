import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { deleteBusiness, lockProfile } from '#server/features/accounts/contractors/queries.ts';
import { forgetPerson } from '#server/features/accounts/forgetting/forget-person.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { forgetResets } from '#server/features/password-reset/forget-resets.ts';

/**
 * Deletes the signed-in contractor's own account with everything it owns, its pictures too (contract §4).
 * @throws 401 for visitors, 403 for whoever does not own `businessId`.
 */
export async function deleteContractor({ db, media }: Context, viewer: Viewer, businessId: string): Promise<void> {
  const owner = requireViewer(viewer, 'contractor');
  if (owner.businessId !== businessId.toLowerCase()) throw refusals.notAllowed();
  const pictures = await db.transaction().execute(async (transaction) => {
    const profile = await lockProfile(transaction, owner.businessId);
    if (!profile) return [];
    await forgetPerson(transaction, owner, { email: profile.email, phoneNo: profile.phone_no });
    await deleteBusiness(transaction, owner.businessId);
    if (profile.email) await forgetResets(transaction, { kind: 'contractor', email: profile.email });
    return profile.images;
  });
  await removePictures(media, pictures);
}
