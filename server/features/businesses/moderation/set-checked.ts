import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { presentForAdmin } from '#server/features/businesses/moderation/present-for-admin.ts';
import { lockVetted, markVetted, selectByIds } from '#server/features/businesses/moderation/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';

/**
 * Says that the team has checked a business (spoke with it, saw its papers), or takes that back. Lists show it and filter by it.
 * @throws 401, 403; 404 'Business not found', for a malformed id too.
 */
export async function setChecked(context: Context, viewer: Viewer, businessId: string, isChecked: boolean): Promise<ModeratedBusiness> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(businessId)) throw businessRefusals.businessNotFound();
  await context.db.transaction().execute(async (transaction) => {
    const before = await lockVetted(transaction, businessId);
    if (!before) throw businessRefusals.businessNotFound();
    if (before.checked === isChecked) return;
    await markVetted(transaction, businessId, isChecked);
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'business', id: businessId, name: before.name },
      changes: { checked: { before: before.checked, after: isChecked } },
    });
  });
  const [business] = await presentForAdmin(context, await selectByIds(context.db, [businessId]));
  if (!business) throw businessRefusals.businessNotFound();
  return business;
}
