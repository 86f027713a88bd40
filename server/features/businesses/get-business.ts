import { indiaDay } from '#server/base/india-day.ts';
import { briefly, counting, showing } from '#server/cache/collected-tags.ts';
import { businessTag } from '#server/cache/tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countView } from '#server/features/activity/count-view.ts';
import { getVisibleBusiness, isOwnerOrModerator } from '#server/features/businesses/get-visible-business.ts';
import { presentBusiness, presentOwnBusiness } from '#server/features/businesses/view.ts';
import { findWanted } from '#server/features/businesses/waiting-changes/find-wanted.ts';
import { listStandingChecks } from '#server/features/checks/list-standing-checks.ts';
import { peekAtPhone, viewPhone } from '#server/features/phone-views/view-phone.ts';
import { getResponseTime } from '#server/features/response-times/get-response-time.ts';
import type { BusinessDetails, BusinessProfile, PhoneAccess, PhoneLook } from '#shared/schemas/businesses.ts';

/**
 * One business for a caller of the API: the phone number where the viewer may see it, which counts towards their daily limit; e-mail,
 * status and its reason for its owner and the admin alone (docs/product/calls.md and docs/product/rules.md). The look is counted for the
 * owner.
 * @param caller where it is asked from, and by what: bots are not counted.
 * @throws 404 'Business not found', for a malformed id too.
 */
export async function getBusiness(
  context: Context,
  viewer: Viewer,
  businessId: string,
  { ip, userAgent }: { ip: string; userAgent: string | undefined },
): Promise<BusinessDetails> {
  const look: Look<PhoneAccess> = (...given) => viewPhone(...given, ip);
  const { hasPhone: _, look: __, canBeClaimed: ___, ...details } = await describeBusiness(context, viewer, businessId, userAgent, look);
  return details;
}

/**
 * One business for its page: as for a caller, but the number of others waits until it is asked for, and nothing is spent
 * (docs/product/rules.md, 'Phone').
 * @throws 404 'Business not found', for a malformed id too.
 */
export function getBusinessProfile(
  context: Context,
  viewer: Viewer,
  businessId: string,
  userAgent: string | undefined,
): Promise<BusinessProfile> {
  return showing([businessTag(businessId)], async () => {
    counting({ businessIds: [businessId] });
    const { hasPhone, look, ...details } = await describeBusiness(context, viewer, businessId, userAgent, peekAtPhone);
    const today = indiaDay();
    // It is said as 'today', which it is no longer at midnight.
    if (details.checks.some(({ checkedOn }) => checkedOn === today)) briefly();
    return { ...details, ...look, phoneAccess: hasPhone ? details.phoneAccess : 'none', today };
  });
}

type Look<Access> = (context: Context, viewer: Viewer, businessId: string) => Promise<PhoneLook & { phoneAccess: Access }>;

/** @param lookAtPhone says whether the number of somebody else's business is shown. */
async function describeBusiness<Access extends string>(
  context: Context,
  viewer: Viewer,
  businessId: string,
  userAgent: string | undefined,
  lookAtPhone: Look<Access>,
) {
  const row = await getVisibleBusiness(context, viewer, businessId);
  const everything = isOwnerOrModerator(viewer, row.business_id);
  const [{ phoneAccess, ...look }, response, checks, wanted] = await Promise.all([
    everything ? { phoneAccess: 'shown' as const, leftToday: null } : lookAtPhone(context, viewer, row.business_id),
    getResponseTime(context, row.business_id),
    listStandingChecks(context, row.business_id),
    viewer.kind === 'contractor' && everything ? findWanted(context, row) : {},
  ]);
  if (!everything) countView(context, row.business_id, userAgent);
  const { phoneNo: _, ...whole } = everything ? { ...presentOwnBusiness(row), ...wanted } : presentBusiness(row);
  const contractor = { ...whole, ...(phoneAccess === 'shown' && row.phone_no !== null ? { phoneNo: row.phone_no } : {}) };
  const planMember = row.plan === 'one_time';
  const canBeClaimed = row.status === 'approved' && !row.has_owner;
  return {
    contractor,
    phoneAccess,
    look,
    canBeClaimed,
    hasPhone: row.phone_no !== null,
    planMember,
    checks,
    ...(response ? { response } : {}),
  };
}
