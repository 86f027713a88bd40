import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { recordEdit } from '#server/features/businesses/moderation/edit-business.ts';
import { findPlaced } from '#server/features/businesses/moderation/queries.ts';
import { writeProfile } from '#server/features/businesses/profile/write-profile.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import type { DataBusinessChange } from '#shared/schemas/data.ts';

/**
 * Changes some fields of a business in the name of a program, and tells its owner: what is not named stays, and so do its pictures.
 * @throws 401, 403 without a key that may; 404 'Business not found', for a malformed id too; 409 when `version` is not the one that it has;
 * what `writeProfile` throws.
 */
export async function changeBusiness(
  context: Context,
  viewer: Viewer,
  businessId: string,
  version: number | undefined,
  change: DataBusinessChange,
): Promise<void> {
  const author = requireAuthor(viewer, 'businesses:write');
  const known = isUuid(businessId) ? await findPlaced(context.db, businessId) : undefined;
  if (!known) throw businessRefusals.businessNotFound();
  const { version: seen, ...placed } = known;
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await writeProfile(context, businessId, { ...placed, ...named } as Parameters<typeof writeProfile>[2], {
    missing: businessRefusals.businessNotFound,
    // What was not named is as it was read: by no other version.
    check: (stored) => checkVersion(version ?? seen, stored),
    mayLackPictures: true,
    record: (transaction, changes, name) => recordEdit(context, transaction, author, { businessId, name, changes }),
  });
}
