import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { endByOtherEmail } from '#server/features/account-access/end-access.ts';
import { type Author, requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import type { Changes } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { presentForAdmin } from '#server/features/businesses/moderation/present-for-admin.ts';
import { selectByIds } from '#server/features/businesses/moderation/queries.ts';
import { tellChange } from '#server/features/businesses/moderation/tell-decision.ts';
import { writeProfile } from '#server/features/businesses/profile/write-profile.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';
import type { BusinessEdit } from '#shared/schemas/own-business.ts';

/**
 * Changes any business in the name of the team, and tells its owner; its status stays. With another e-mail no other address can take the
 * account any more, and nobody works for it: a team that gives it back to its owner leaves nothing to who had it.
 * @throws 401, 403; 404 'Business not found', for a malformed id too; 409 when `version` is not the one that it has; what
 * `writeProfile` throws.
 */
export async function editBusiness(
  context: Context,
  viewer: Viewer,
  businessId: string,
  { version, ...edit }: BusinessEdit,
): Promise<ModeratedBusiness> {
  const author = requireAuthor(viewer);
  if (!isUuid(businessId)) throw businessRefusals.businessNotFound();
  await writeProfile(context, businessId, edit, {
    missing: businessRefusals.businessNotFound,
    check: (stored) => checkVersion(version, stored),
    record: (transaction, changes, name) => recordEdit(context, transaction, author, { businessId, name, changes }),
  });
  const [business] = await presentForAdmin(context, await selectByIds(context.db, [businessId]));
  if (!business) throw businessRefusals.businessNotFound();
  return business;
}

/** Puts down who changed a business in the name of the team, and has its owner told. */
export async function recordEdit(
  context: Context,
  transaction: Transaction<DB>,
  author: Author,
  { businessId, name, changes }: { businessId: string; name: string; changes: Changes },
): Promise<void> {
  await recordChange(transaction, { ...author, action: 'update', subject: { kind: 'business', id: businessId, name }, changes });
  await endByOtherEmail(transaction, businessId, changes.email);
  if (!(await hasRoomForMail(context, transaction, { to: { business: businessId } }))) return;
  await tellChange(context, transaction, { businessId, name, columns: Object.keys(changes) });
}
