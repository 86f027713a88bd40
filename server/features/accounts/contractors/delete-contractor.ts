import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { deleteBusiness, lockProfile } from '#server/features/accounts/contractors/queries.ts';
import { forgetPerson } from '#server/features/accounts/forgetting/forget-person.ts';
import { confirmPassword } from '#server/features/accounts/logins/confirm-password.ts';
import { type Leaver, sendFarewell } from '#server/features/accounts/send-farewell.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { forgetResets } from '#server/features/password-reset/forget-resets.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AccountDeletion } from '#shared/schemas/accounts.ts';

/**
 * Deletes the signed-in contractor's own account by its password, with everything it owns, its pictures too (docs/product/calls.md). A mail
 * says farewell.
 * @throws 401 for visitors, 403 for whoever does not own `businessId`; what `confirmPassword` throws.
 */
export async function deleteContractor(context: Context, viewer: Viewer, businessId: string, { password }: AccountDeletion): Promise<void> {
  const owner = requireViewer(viewer, 'contractor');
  if (owner.businessId !== businessId.toLowerCase()) throw refusals.notAllowed();
  const passwordHash = await confirmPassword(context, owner, password, 'password');
  const { pictures, leaver } = await context.db.transaction().execute(async (transaction): Promise<Deleted> => {
    const profile = await lockProfile(transaction, owner.businessId);
    if (!profile) return { pictures: [], leaver: undefined };
    if (profile.password_hash !== passwordHash) throw refusals.wrongPassword('password');
    await forgetPerson(transaction, owner, { email: profile.email, phoneNo: profile.phone_no });
    await deleteBusiness(transaction, owner.businessId);
    if (profile.email) await forgetResets(transaction, { kind: 'contractor', email: profile.email });
    const { name, email, images } = profile;
    const hasRoom = email !== null && (await hasRoomForMail(context, transaction, { to: { person: email } }));
    return { pictures: images, leaver: hasRoom ? { kind: 'contractor', name, email } : undefined };
  });
  if (leaver) sendFarewell(context, leaver);
  await removePictures(context.media, pictures);
}

interface Deleted {
  pictures: string[];
  /** Whom a farewell is mailed to. */
  leaver: Leaver | undefined;
}
