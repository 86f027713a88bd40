import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { forgetPerson } from '#server/features/personal-data/forget-person.ts';
import { lockAccount } from '#server/features/personal-data/queries.ts';
import { type Leaver, sendFarewell } from '#server/features/personal-data/send-farewell.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount, Session } from '#server/features/sessions/session.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/**
 * Deletes the signed-in user's own account soon after a proof: likes and sessions go, what they wrote stays without telling who wrote it
 * (docs/product/rules.md, 'Personal data'). A mail says farewell.
 * @throws 401 for visitors, 403 for other accounts; what `requireFreshProof` throws.
 */
export async function deleteUserAccount(context: Context, viewer: Viewer, session: Session | undefined): Promise<void> {
  await deleteAccount(context, requireViewer(viewer, 'user'), session);
}

/**
 * Deletes the signed-in contractor's own account soon after a proof, with everything it owns, its pictures too (docs/product/calls.md). A mail
 * says farewell.
 * @throws 401 for visitors, 403 for whoever does not own `businessId`; what `requireFreshProof` throws.
 */
export async function deleteBusinessAccount(
  context: Context,
  viewer: Viewer,
  businessId: string,
  session: Session | undefined,
): Promise<void> {
  const owner = requireViewer(viewer, 'contractor');
  if (owner.businessId !== businessId.toLowerCase()) throw refusals.notAllowed();
  await deleteAccount(context, owner, session);
}

async function deleteAccount(context: Context, account: PublicAccount, session: Session | undefined): Promise<void> {
  const { kind } = account;
  const { pictures, leaver } = await context.db.transaction().execute(async (transaction): Promise<Deleted> => {
    const locked = await lockAccount(transaction, account);
    if (!locked) return { pictures: [], leaver: undefined };
    const { email, email_proven_at: provenAt, phone_no: phoneNo, images, language } = locked;
    const name = typedFor({ isProven: provenAt !== null }, locked.name);
    await requireFreshProof(transaction, session);
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
