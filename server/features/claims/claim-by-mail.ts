import type { Kysely } from 'kysely';
import type { Refusal } from '#server/base/errors.ts';
import { readSignedId } from '#server/base/signed-id.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { claimLimits } from '#server/features/claims/limits.ts';
import { mailClaimLink } from '#server/features/claims/mail-claim.ts';
import { type ClaimedRow, countOfBusiness, findClaim, insertClaim, lockClaimsOf, setProvenEmail } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';
import { getClaimable, requireUnblockedContact } from '#server/features/claims/require-claimable.ts';
import { domainOf, isOwnDomain, isShared } from '#server/features/claims/shared-domains.ts';
import { takeOver } from '#server/features/claims/take-over.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Mails a link to an address of the business itself: the one that it has, or another of the same domain.
 * @throws what `getClaimable` throws; 400 for any other address, and for another one where more may have one than this business; 403 for who is blocked; 429
 *   after too many for the business or the address.
 */
export async function sendClaimLink(context: Context, viewer: Viewer, businessId: string, email: string): Promise<void> {
  const business = await getClaimable(context, viewer, businessId);
  const refusal = await refuseAddress(context.db, business, email);
  if (refusal) throw refusal;
  await context.db.transaction().execute(async (transaction) => {
    await lockClaimsOf(transaction, business.business_id);
    await requireUnblockedContact(transaction, business.business_id, { email });
    const { claims, seconds_left } = await countOfBusiness(transaction, business.business_id, 'mail');
    if (claims >= claimLimits.ofBusiness) throw claimRefusals.tooMany(seconds_left);
    await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to: { stranger: email, of: 'claim' } });
    const claimId = await insertClaim(transaction, {
      ...{ business_id: business.business_id, way: 'mail', email, language: currentLanguage() },
      seconds: claimLimits.link,
    });
    await context.jobs.enqueue(transaction, mailClaimLink, { claimId });
  });
}

/** What speaks against an address as the business's own. */
async function refuseAddress(
  db: Kysely<DB>,
  { business_id, email: own }: Pick<ClaimedRow, 'business_id' | 'email'>,
  email: string,
): Promise<Refusal | undefined> {
  if (isSameAddress(own, email)) return undefined;
  const domain = domainOf(email);
  if (isShared(domain)) return claimRefusals.freeAddress();
  if (own === null || domainOf(own) !== domain) return claimRefusals.notItsAddress();
  return (await isOwnDomain(db, business_id, domain)) ? undefined : claimRefusals.freeAddress();
}

/** The business that a mailed link gives, while it can; opening its page takes nothing, as programs open links too. */
export async function findLinkedBusiness({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<string | undefined> {
  const claimId = readSignedId(signer, 'claim', token);
  const claim = claimId && (await findClaim(db, claimId));
  return claim && claim.way === 'mail' && claim.state === 'open' && claim.is_in_time ? claim.name : undefined;
}

/**
 * Takes a business over by the link that was mailed to an address of its own.
 * @throws 400 for a link that has ended or was used; 403 for the team and for who is blocked; 404 for a business that is not listed any more; 409 where
 *   somebody was first, or the business has another address by now.
 */
export async function claimByMail(context: Context, viewer: Viewer, token: string, session: Session | undefined) {
  const claimId = readSignedId(context.signer, 'claim', token);
  const claim = claimId ? await findClaim(context.db, claimId) : undefined;
  if (claim?.way !== 'mail' || claim.email === null) throw claimRefusals.wrongLink();
  if (claim.state === 'taken' || !claim.is_in_time) throw claimRefusals.wrongLink();
  await getClaimable(context, viewer, claim.business_id);
  const { email } = claim;
  return takeOver(context, claim.claim_id, session, async (transaction, now) => {
    await requireUnblockedContact(transaction, now.business_id, { email });
    if (await refuseAddress(transaction, now, email)) throw claimRefusals.contactChanged();
    await setProvenEmail(transaction, now.business_id, email);
  });
}
