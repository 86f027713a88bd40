import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { confirmPassword } from '#server/features/accounts/logins/confirm-password.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { forgetPerson } from '#server/features/personal-data/forget-person.ts';
import { lockAccount } from '#server/features/personal-data/queries.ts';
import { type Leaver, sendFarewell } from '#server/features/personal-data/send-farewell.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { AccountDeletion } from '#shared/schemas/accounts.ts';

/**
 * Deletes the signed-in user's own account by its password: likes and sessions go, what they wrote stays without telling who wrote it
 * (docs/product/rules.md, 'Personal data'). A mail says farewell.
 * @throws 401 for visitors, 403 for other accounts; what `confirmPassword` throws.
 */
export async function deleteUserAccount(context: Context, viewer: Viewer, input: AccountDeletion): Promise<void> {
  await deleteAccount(context, requireViewer(viewer, 'user'), input);
}

/**
 * Deletes the signed-in contractor's own account by its password, with everything it owns, its pictures too (docs/product/calls.md). A mail
 * says farewell.
 * @throws 401 for visitors, 403 for whoever does not own `businessId`; what `confirmPassword` throws.
 */
export async function deleteBusinessAccount(context: Context, viewer: Viewer, businessId: string, input: AccountDeletion): Promise<void> {
  const owner = requireViewer(viewer, 'contractor');
  if (owner.businessId !== businessId.toLowerCase()) throw refusals.notAllowed();
  await deleteAccount(context, owner, input);
}

async function deleteAccount(context: Context, account: PublicAccount, { password }: AccountDeletion): Promise<void> {
  const { kind } = account;
  const passwordHash = await confirmPassword(context, account, password, 'password');
  const { pictures, leaver } = await context.db.transaction().execute(async (transaction): Promise<Deleted> => {
    const locked = await lockAccount(transaction, account);
    if (!locked) return { pictures: [], leaver: undefined };
    const { name, email, email_proven_at: provenAt, phone_no: phoneNo, images, language } = locked;
    if (locked.password_hash !== passwordHash) throw refusals.wrongPassword('password');
    const left = await forgetPerson(transaction, account, { email, provenAt, phoneNo });
    const hasRoom = email !== null && (await hasRoomForMail(context, transaction, { to: { person: email } }));
    return { pictures: [...images, ...left], leaver: hasRoom ? { kind, name, email, language } : undefined };
  });
  if (leaver) sendFarewell(context, leaver);
  await removePictures(context.media, pictures);
}

interface Deleted {
  pictures: string[];
  /** Whom a farewell is mailed to. */
  leaver: Leaver | undefined;
}
