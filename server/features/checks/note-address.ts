import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { canStand, endStanding, insertStanding, lockBusiness } from '#server/features/checks/queries.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AddressCheck } from '#shared/schemas/checks.ts';

/**
 * Notes that somebody of the team found a business at its address, or that the code of a letter came back from there. It stands from the
 * day of that, in the place of an earlier one.
 * @throws 401, 403 for all but admins; 404 for a business that is not there; 400 for a day to come, or of which nothing would stand.
 */
export async function noteAddress(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  businessId: string,
  { way, checkedOn, note = '' }: AddressCheck,
): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(businessId)) throw checkRefusals.businessGone();
  await db.transaction().execute(async (transaction) => {
    const business = await lockBusiness(transaction, businessId);
    if (!business) throw checkRefusals.businessGone();
    if (!(await canStand(transaction, checkedOn))) throw checkRefusals.dayCannotBe();
    await endStanding(transaction, businessId, 'address', { ended_as: 'renewed' });
    const row = { business_id: businessId, admin_id: adminId, way, checkedOn, note };
    const id = await insertStanding(transaction, { ...row, kind: 'address' });
    const changes = { way: { before: null, after: way }, checked_on: { before: null, after: checkedOn } };
    await recordChange(transaction, { adminId, action: 'add', subject: { kind: 'check', id, name: `${business.name}: address` }, changes });
  });
}
