import type { Context, Viewer } from '#server/context.ts';
import { endAllAccess } from '#server/features/account-access/end-access.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { forgetOwner } from '#server/features/businesses/profile/forget-owner.ts';
import { removeFilesNow } from '#server/features/checks/documents/remove-documents.ts';
import { forgetSent } from '#server/features/checks/forget-sent.ts';
import { mailClaimDecided } from '#server/features/claims/mail-claim.ts';
import { disown, lockClaim, noteDecided, setProvenEmail } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';
import { requireUnblockedContact } from '#server/features/claims/require-claimable.ts';
import { give } from '#server/features/claims/take-over.ts';
import { endConsent } from '#server/features/consents/keep-consent.ts';
import { forgetOtherAddresses } from '#server/features/email-addresses/earlier-contacts/forget-other-addresses.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { forgetNominee } from '#server/features/nominees/remove-nominee.ts';
import { accountOfRow } from '#server/features/sessions/session.ts';
import type { ClaimDecision, ClaimTakeBack } from '#shared/schemas/claims.ts';

/**
 * Gives a business to who asks the team for it, at the e-mail that their account has proven, or refuses it with a reason; they are mailed.
 * @throws 401, 403 for all but the team; 404 for a claim that is not there; 409 when it is decided already or changed since `version`, when
 *   the account is gone or its e-mail is not confirmed any more, and when the business has got an owner meanwhile.
 */
export async function decideClaim(context: Context, viewer: Viewer, claimId: string, decision: ClaimDecision): Promise<void> {
  const wanted = { kind: 'claim', id: claimId, lock: lockClaim, missing: claimRefusals.claimNotFound, version: decision.version } as const;
  await changeAudited(context, viewer, wanted, async (transaction, claim) => {
    if (claim.way !== 'team' || claim.state !== 'open') throw claimRefusals.alreadyDecided();
    const isAccepted = decision.decision === 'accept';
    if (isAccepted) {
      const account =
        claim.user_id || claim.by_business_id ? accountOfRow({ user_id: claim.user_id, business_id: claim.by_business_id }) : undefined;
      const addressee = account && (await findAddressee(transaction, account));
      if (!addressee?.email || !addressee.isProven) throw claimRefusals.claimantGone();
      const { email } = addressee;
      await give(context, transaction, { ...claim, email }, async (_, { business_id }) => {
        await requireUnblockedContact(transaction, business_id, { email });
        await setProvenEmail(transaction, business_id, email);
        await forgetOtherAddresses(transaction, { kind: 'contractor', businessId: business_id });
      });
    } else {
      await noteDecided(transaction, claimId, 'refused', decision.reason);
    }
    await context.jobs.enqueue(transaction, mailClaimDecided, { claimId });
    return {
      result: undefined,
      name: claim.name,
      action: isAccepted ? 'approve' : 'reject',
      changes: {
        state: { before: 'open', after: isAccepted ? 'taken' : 'refused' },
        ...(isAccepted ? {} : { reason: { before: null, after: decision.reason } }),
      },
    };
  });
  // Whoever else asked for it has lost theirs.
  await removeFilesNow(context);
}

/**
 * Takes a business from who has claimed it: all that reaches it ends, nobody owns it, it has the address and the number of before, and what they have sent
 * to the team is gone.
 * @throws 401, 403 for all but the team; 404 for a claim that is not there; 409 for one that has not given the business, or changed since `version`.
 */
export async function takeClaimBack(context: Context, viewer: Viewer, claimId: string, { version, reason }: ClaimTakeBack): Promise<void> {
  const wanted = { kind: 'claim', id: claimId, lock: lockClaim, missing: claimRefusals.claimNotFound, version } as const;
  const pictures = await changeAudited(context, viewer, wanted, async (transaction, claim) => {
    if (claim.state !== 'taken') throw claimRefusals.notTaken();
    const account = { kind: 'contractor' as const, businessId: claim.business_id };
    await context.jobs.enqueue(transaction, mailClaimDecided, { claimId });
    await endAllAccess(transaction, account);
    await endConsent(transaction, account, 'account');
    await forgetOtherAddresses(transaction, account);
    await disown(transaction, claim.business_id, { email: claim.email_before, phoneNo: claim.phone_before });
    // What they have sent to the team, and whom they have named, is for nobody who comes after.
    await forgetSent(transaction, claim.business_id);
    await forgetNominee(transaction, account);
    const waited = await forgetOwner(transaction, claim.business_id);
    await noteDecided(transaction, claimId, 'taken_back', reason);
    return {
      result: waited,
      name: claim.name,
      action: 'undo',
      changes: { state: { before: 'taken', after: 'taken_back' }, reason: { before: null, after: reason } },
    };
  });
  await removeFilesNow(context);
  await removePictures(context.media, pictures);
}
