import type { Transaction } from 'kysely';
import { fitLetters } from '#server/base/fit-letters.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { endAllAccess } from '#server/features/account-access/end-access.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { removeFilesNow } from '#server/features/checks/documents/remove-documents.ts';
import { mailTakenOver } from '#server/features/claims/mail-claim.ts';
import { type ClaimedRow, type ClaimRow, findClaimed, lockClaim, noteTaken } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';
import { requireClaimable } from '#server/features/claims/require-claimable.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { openSession } from '#server/features/sessions/open-session.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import { isIndianMobile } from '#shared/phone.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { LONGEST_VARIABLE } from '#shared/schemas/short-messages.ts';
import type { Language } from '#shared/site-language.ts';

/** Proves, and writes, whose the business is; what it throws takes all back. */
type Prove = (transaction: Transaction<DB>, business: ClaimedRow) => Promise<void>;

/**
 * Gives a business to who claims it and signs them in to it: of two at once the first, and what waits beside it ends.
 * @throws 404 for a business that is not listed any more, or gone; 409 for one that has got an owner meanwhile; what `prove` throws.
 */
export async function takeOver(
  context: Context,
  claimId: string,
  session: Session | undefined,
  prove: Prove,
): Promise<{ token: string; contractor: OwnBusiness; account: { kind: 'contractor'; businessId: string } }> {
  const { token, account } = await context.db.transaction().execute(async (transaction) => {
    const claim = await lockClaim(transaction, claimId);
    if (!claim) throw businessRefusals.businessNotFound();
    await give(context, transaction, claim, prove);
    const account = { kind: 'contractor' as const, businessId: claim.business_id };
    await agree(transaction, account, 'account', claim.way === 'phone' ? 'form' : 'link');
    const changes = { owner: { before: null, after: claim.way } };
    await recordChange(transaction, { ownerId: claim.business_id, action: 'update', subject: subjectOf(claim), changes });
    return { token: await openSession(transaction, account, session), account };
  });
  await removeFilesNow(context);
  return { token, account, contractor: await getOwnBusiness(context, account) };
}

/** Gives a business to whom a claim is of. To be called with the claim and its business locked. @throws as `takeOver` does. */
export async function give(context: Pick<Context, 'jobs'>, transaction: Transaction<DB>, claim: ClaimRow, prove: Prove): Promise<void> {
  const { claim_id: claimId, business_id: businessId } = claim;
  const before = requireClaimable(await findClaimed(transaction, businessId));
  if (claim.state !== 'open') throw claimRefusals.alreadyDecided();
  // First: with the proof a trigger ends what else waits for the business.
  await noteTaken(transaction, claimId, before);
  await prove(transaction, before);
  // Codes and links that others have asked for its number and address end.
  await endAllAccess(transaction, { kind: 'contractor', businessId });
  await tellBefore(context, transaction, claim, before);
}

/** Tells the number and the address that the business is known by, where they are not what has proven it. */
async function tellBefore(context: Pick<Context, 'jobs'>, transaction: Transaction<DB>, claim: ClaimRow, before: ClaimedRow) {
  const { claim_id: claimId, way, email } = claim;
  if (before.email !== null && before.email.toLowerCase() !== email?.toLowerCase())
    await context.jobs.enqueue(transaction, mailTakenOver, { claimId });
  if (way === 'phone' || before.phone_no === null || !isIndianMobile(before.phone_no)) return;
  await queueMessage(context, transaction, {
    kind: 'claimed',
    language: before.language as Language,
    to: `+91${before.phone_no}`,
    values: { business: fitLetters(before.name, LONGEST_VARIABLE) },
  });
}

/** How the audit names a business that is claimed. */
export const subjectOf = ({ business_id: id, name }: Pick<ClaimRow, 'business_id' | 'name'>) => ({ kind: 'business' as const, id, name });
