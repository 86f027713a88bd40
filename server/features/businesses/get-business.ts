import type { Context, Viewer } from '#server/context.ts';
import { countView } from '#server/features/activity/count-view.ts';
import { getVisibleBusiness, isOwnerOrAdmin } from '#server/features/businesses/get-visible-business.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import { getResponse } from '#server/features/enquiries/get-response.ts';
import { viewPhone } from '#server/features/phone-views/view-phone.ts';
import type { BusinessDetails } from '#shared/schemas/businesses.ts';

/**
 * One business for whoever looks at it: the phone number where the viewer may see it, which counts towards a user's daily limit;
 * e-mail, status and its reason for its owner and the admin alone (contract §§4, 5). The look is counted for the owner.
 * @param userAgent what asks: bots are not counted.
 * @throws 404 'Business not found', for a malformed id too.
 */
export async function getBusiness(
  context: Context,
  viewer: Viewer,
  businessId: string,
  userAgent: string | undefined,
): Promise<BusinessDetails> {
  const row = await getVisibleBusiness(context, viewer, businessId);
  const everything = isOwnerOrAdmin(viewer, row.business_id);
  const [phoneAccess, response] = await Promise.all([
    everything ? ('shown' as const) : viewPhone(context, viewer, row.business_id),
    getResponse(context, row.business_id),
  ]);
  if (!everything) countView(context, row.business_id, userAgent);
  const contractor = presentBusiness(row, {
    ...(phoneAccess === 'shown' && row.phone_no !== null ? { phoneNo: row.phone_no } : {}),
    ...(everything ? { email: row.email ?? '', status: row.status, statusReason: row.status_reason } : {}),
  });
  return { contractor, phoneAccess, planMember: row.plan === 'one_time', ...(response ? { response } : {}) };
}
