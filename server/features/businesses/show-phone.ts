import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { getVisibleBusiness, isOwnerOrModerator } from '#server/features/businesses/get-visible-business.ts';
import { viewPhone } from '#server/features/phone-views/view-phone.ts';
import { getPhoneViewLimit } from '#server/features/settings/get-phone-view-limit.ts';
import type { PhoneView } from '#shared/schemas/businesses.ts';

/**
 * The phone number of a business for who asks for it, counted towards their day's numbers (docs/product/rules.md, 'Phone'). A business
 * without a number costs nothing.
 * @param ip where it is asked from.
 * @throws 401 for visitors; 404 'Business not found', for a malformed id too.
 */
export async function showPhone(context: Context, viewer: Viewer, businessId: string, ip: string): Promise<PhoneView> {
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  const { business_id, phone_no: phoneNo } = await getVisibleBusiness(context, viewer, businessId);
  const phoneViewLimit = await getPhoneViewLimit(context);
  if (phoneNo === null) return { phoneAccess: 'shown', leftToday: null, phoneViewLimit };
  if (isOwnerOrModerator(viewer, business_id)) return { phoneAccess: 'shown', phoneNo, leftToday: null, phoneViewLimit };
  const look = await viewPhone(context, viewer, business_id, ip);
  return { ...look, ...(look.phoneAccess === 'shown' ? { phoneNo } : {}), phoneViewLimit };
}
