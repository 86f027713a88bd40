import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findBusinessById, findBusinessStatus } from '#server/features/businesses/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';

/**
 * The row of a business that the viewer may see: an approved one; its owner and those who moderate see it whatever its status
 * (docs/product/rules.md).
 * @throws 404 'Business not found', for a malformed id too.
 */
export async function getVisibleBusiness({ db }: Pick<Context, 'db'>, viewer: Viewer, businessId: string) {
  const row = isUuid(businessId) ? await findBusinessById(db, businessId) : undefined;
  if (!row || !isVisible(viewer, row)) throw businessRefusals.businessNotFound();
  return row;
}

/**
 * The id of a business that the viewer may see, for whoever needs nothing else of it.
 * @throws 404 'Business not found', for a malformed id too.
 */
export async function requireVisibleBusiness({ db }: Pick<Context, 'db'>, viewer: Viewer, businessId: string): Promise<string> {
  const row = isUuid(businessId) ? await findBusinessStatus(db, businessId) : undefined;
  if (!row || !isVisible(viewer, row)) throw businessRefusals.businessNotFound();
  return row.business_id;
}

/** Whether the viewer may see a business, and what others say of it. */
export function isVisible(viewer: Viewer, { business_id, status }: { business_id: string; status: string }): boolean {
  return status === 'approved' || isOwnerOrModerator(viewer, business_id);
}

/** Whether the viewer may know everything of a business. */
export function isOwnerOrModerator(viewer: Viewer, businessId: string): boolean {
  return isOfArea(viewer, 'moderation') || (viewer.kind === 'contractor' && viewer.businessId === businessId);
}
