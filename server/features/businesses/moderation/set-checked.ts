import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { presentForAdmin } from '#server/features/businesses/moderation/present-for-admin.ts';
import { lockNamed, selectByIds } from '#server/features/businesses/moderation/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { markByTeam } from '#server/features/checks/mark-by-team.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';

/**
 * Says that the team knows a business, without saying how, or takes that back: programs of before checks had kinds do so.
 * @throws 401, 403; 404 'Business not found', for a malformed id too.
 */
export async function setChecked(context: Context, viewer: Viewer, businessId: string, isChecked: boolean): Promise<ModeratedBusiness> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(businessId)) throw businessRefusals.businessNotFound();
  await context.db.transaction().execute(async (transaction) => {
    const before = await lockNamed(transaction, businessId);
    if (!before) throw businessRefusals.businessNotFound();
    if (!(await markByTeam(transaction, businessId, adminId, isChecked))) return;
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'business', id: businessId, name: before.name },
      changes: { checked: { before: !isChecked, after: isChecked } },
    });
  });
  const [business] = await presentForAdmin(context, await selectByIds(context.db, [businessId]));
  if (!business) throw businessRefusals.businessNotFound();
  return business;
}
