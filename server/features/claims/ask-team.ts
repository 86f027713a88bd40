import type { Context, Viewer } from '#server/context.ts';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import { claimLimits } from '#server/features/claims/limits.ts';
import { countOfBusiness, countOpenOf, insertClaim, lockClaimsBy, lockClaimsOf } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';
import { getClaimable, requireUnblockedContact } from '#server/features/claims/require-claimable.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Asks the team for a business, with words: for who can prove neither its number nor its address.
 * @throws 401 for visitors; what `getClaimable` throws; 403 for an account without a confirmed e-mail, and for who is blocked; 409 for who asks
 *   already; 429 after too many of the account or for the business.
 */
export async function askTeam(context: Context, viewer: Viewer, businessId: string, message: string): Promise<void> {
  const account = requireOwner(viewer);
  const business = await getClaimable(context, viewer, businessId);
  const addressee = await findAddressee(context.db, account);
  if (!addressee?.email || !addressee.isProven) throw claimRefusals.confirmEmailFirst();
  const { email } = addressee;
  await context.db.transaction().execute(async (transaction) => {
    await lockClaimsOf(transaction, business.business_id);
    await requireUnblockedContact(transaction, business.business_id, { email });
    const { claims, seconds_left } = await countOfBusiness(transaction, business.business_id, 'team');
    if (claims >= claimLimits.ofBusiness) throw claimRefusals.tooMany(seconds_left);
    await lockClaimsBy(transaction, account);
    if ((await countOpenOf(transaction, account)) >= claimLimits.openOfAccount) throw claimRefusals.tooMany(86_400);
    await countMail(context, transaction, { by: { viewer, doing: 'forms' } });
    await insertClaim(transaction, {
      ...{ business_id: business.business_id, way: 'team', email, message, language: currentLanguage() },
      ...(account.kind === 'user' ? { user_id: account.userId } : { by_business_id: account.businessId }),
      seconds: null,
    });
  });
}
