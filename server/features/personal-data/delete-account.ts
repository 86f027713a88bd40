import type { Transaction } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { removeFilesNow } from '#server/features/checks/documents/remove-documents.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { forgetPerson } from '#server/features/personal-data/forget-person.ts';
import { type LockedAccount, lockAccount } from '#server/features/personal-data/queries.ts';
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
  await removeAccount(context, account, async (transaction, locked) => {
    if (locked) await requireFreshProof(transaction, session);
  });
}

/**
 * Removes a business in the name of a program, with everything it owns, its pictures and its owner's account too. A mail says farewell.
 * @throws 401, 403 without a key that may; 404, for a malformed id too; 409 when `version` is not the one that it has.
 */
export async function removeBusiness(context: Context, viewer: Viewer, businessId: string, version: number | undefined): Promise<void> {
  const author = requireAuthor(viewer, 'businesses:write');
  if (!isUuid(businessId)) throw businessRefusals.businessNotFound();
  await removeAccount(context, { kind: 'contractor', businessId }, async (transaction, locked) => {
    if (!locked) throw businessRefusals.businessNotFound();
    checkVersion(version, locked.version);
    const { name, status } = locked;
    const changes = { status: { before: status, after: null } };
    await recordChange(transaction, { ...author, action: 'delete', subject: { kind: 'business', id: businessId, name }, changes });
  });
}

/**
 * Deletes an account, whoever asked for it; a mail says farewell.
 * @param allow looks at it once nothing else can happen to it, or at nothing where it is gone: what it throws leaves everything as it was.
 */
export async function removeAccount(
  context: Context,
  account: PublicAccount,
  allow: (transaction: Transaction<DB>, locked: LockedAccount | undefined) => Promise<void>,
): Promise<void> {
  const { pictures, leaver } = await context.db.transaction().execute(async (transaction): Promise<Deleted> => {
    const locked = await lockAccount(transaction, account);
    await allow(transaction, locked);
    return locked ? forget(context, transaction, account, locked) : { pictures: [], leaver: undefined };
  });
  if (leaver) sendFarewell(context, leaver);
  await removePictures(context.media, pictures);
  await removeFilesNow(context);
}

/** Takes a locked account out of all that there is of it. */
async function forget(context: Context, transaction: Transaction<DB>, account: PublicAccount, locked: LockedAccount): Promise<Deleted> {
  const { email, email_proven_at: provenAt, phone_no: phoneNo, images, language } = locked;
  const name = typedFor({ isProven: provenAt !== null }, locked.name);
  const left = await forgetPerson(transaction, account, { email, provenAt, phoneNo });
  const hasRoom = email !== null && (await hasRoomForMail(context, transaction, { to: { person: email } }));
  return { pictures: [...images, ...left], leaver: hasRoom ? { kind: account.kind, name, email, language } : undefined };
}

interface Deleted {
  pictures: string[];
  /** Whom a farewell is mailed to. */
  leaver: Leaver | undefined;
}
