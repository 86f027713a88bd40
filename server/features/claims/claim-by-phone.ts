import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { claimLimits } from '#server/features/claims/limits.ts';
import { maskNumber } from '#server/features/claims/mask-contact.ts';
import { findClaim, insertClaim, lockClaimsOf, renewByPhone } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';
import { getClaimable, requireUnblockedContact } from '#server/features/claims/require-claimable.ts';
import { takeOver } from '#server/features/claims/take-over.ts';
import { provePhoneOfBusiness } from '#server/features/phone-codes/prove-phone-of-business.ts';
import { sendPhoneCode } from '#server/features/phone-codes/send-code.ts';
import { verifyPhoneCode } from '#server/features/phone-codes/verify-code.ts';
import type { KnownBrowser } from '#server/features/sessions/known-browsers.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { isIndianMobile } from '#shared/phone.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import type { CodeWay } from '#shared/schemas/phone-codes.ts';
import { currentLanguage } from '#shared/site-language.ts';

interface Asking {
  token: string | undefined;
  browser: KnownBrowser | undefined;
}

/**
 * Sends a code to the number that a business has, which is not told.
 * @returns what `sendPhoneCode` does, the claim that the code belongs to, and the masked number.
 * @throws what `getClaimable` and `sendPhoneCode` throw; 403 for who is blocked; 409 where it has no number that gets codes.
 */
export async function sendClaimCode(context: Context, viewer: Viewer, businessId: string, by: CodeWay | undefined, asking: Asking) {
  const { phone_no: phoneNo, ...business } = await getClaimable(context, viewer, businessId);
  if (phoneNo === null || !isIndianMobile(phoneNo)) throw claimRefusals.noNumber();
  await requireUnblockedContact(context.db, business.business_id, { phoneNo });
  const sent = await sendPhoneCode(context, { purpose: 'claim', phoneNo }, by, asking);
  const claim = await context.db.transaction().execute(async (transaction) => {
    await lockClaimsOf(transaction, business.business_id);
    return (
      (await renewByPhone(transaction, business.business_id, phoneNo, claimLimits.code)) ??
      (await insertClaim(transaction, {
        ...{ business_id: business.business_id, way: 'phone', phone_no: phoneNo, language: currentLanguage() },
        seconds: claimLimits.code,
      }))
    );
  });
  return { ...sent, claim, phone: maskNumber(phoneNo) };
}

/**
 * Takes a business over by the code that its number got.
 * @throws what `getClaimable` and `verifyPhoneCode` throw; 400 for another claim's code; 403 for who is blocked; 409 where somebody was first, or
 *   the business has another number by now.
 */
export async function claimByPhone(
  context: Context,
  viewer: Viewer,
  businessId: string,
  { claim: claimId, otp }: { claim: string; otp: string },
  asking: { token: string | undefined; session: Session | undefined },
): Promise<{ token: string; contractor: OwnBusiness }> {
  const business = await getClaimable(context, viewer, businessId);
  const claim = isUuid(claimId) ? await findClaim(context.db, claimId) : undefined;
  if (claim?.way !== 'phone' || claim.phone_no === null || claim.business_id !== business.business_id) throw claimRefusals.contactChanged();
  const phoneNo = claim.phone_no;
  if (business.phone_no !== phoneNo) throw claimRefusals.contactChanged();
  const grant = await verifyPhoneCode(context, { purpose: 'claim', phoneNo }, otp, asking.token);
  return takeOver(context, claimId, asking.session, async (transaction, now) => {
    await requireUnblockedContact(transaction, now.business_id, { phoneNo });
    if (now.phone_no !== phoneNo) throw claimRefusals.contactChanged();
    await provePhoneOfBusiness(transaction, now.business_id, { phoneNo, grant });
  });
}
