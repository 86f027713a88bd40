import type { Context, Viewer } from '#server/context.ts';
import { maskEmail, maskNumber } from '#server/features/claims/mask-contact.ts';
import { getClaimable } from '#server/features/claims/require-claimable.ts';
import { domainOf, isOwnDomain } from '#server/features/claims/shared-domains.ts';
import { isIndianMobile } from '#shared/phone.ts';
import type { ClaimedBusiness } from '#shared/schemas/claims.ts';

/**
 * What the page of a claim says of its business, and by which ways it can be proven.
 * @throws what `getClaimable` throws.
 */
export async function getClaimedBusiness(context: Pick<Context, 'db'>, viewer: Viewer, businessId: string): Promise<ClaimedBusiness> {
  const { business_id, name, city, state, phone_no, email } = await getClaimable(context, viewer, businessId);
  const domain = email === null ? undefined : domainOf(email);
  return {
    ...{ _id: business_id, name, city, state },
    phone: phone_no !== null && isIndianMobile(phone_no) ? maskNumber(phone_no) : null,
    email: email === null ? null : maskEmail(email),
    domain: domain !== undefined && (await isOwnDomain(context.db, business_id, domain)) ? domain : null,
  };
}
