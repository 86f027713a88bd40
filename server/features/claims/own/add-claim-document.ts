import type { Kysely } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import type { Holder } from '#server/features/checks/documents/add-document.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { isMadeBy } from '#server/features/claims/own/is-made-by.ts';
import { type ClaimRow, countDocuments, findClaim, lockClaim } from '#server/features/claims/queries.ts';
import { claimRefusals } from '#server/features/claims/refusals.ts';
import { requireUnblockedContact } from '#server/features/claims/require-claimable.ts';
import { admitPictures } from '#server/features/media/encode-picture.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';

/**
 * Looks, before a file is read, whether one's claim takes one more document.
 * @throws 401 for visitors, 403 for the team and for who is blocked; 404 for a claim that is not theirs; 409 when it is decided, or has as many as
 *   it may have; what `admitPictures` throws.
 */
export async function requireRoomOfClaim({ db, media }: Pick<Context, 'db' | 'media'>, viewer: Viewer, claimId: string): Promise<Holder> {
  const account = requireOwner(viewer);
  if (!isUuid(claimId)) throw claimRefusals.ownClaimNotFound();
  await requireOpen(db, account, await findClaim(db, claimId));
  await admitPictures(media.pictures, 1);
  return {
    of: { claim_id: claimId },
    hold: async (transaction) => requireOpen(transaction, account, await lockClaim(transaction, claimId)),
  };
}

async function requireOpen(db: Kysely<DB>, account: PublicAccount, claim: ClaimRow | undefined): Promise<void> {
  if (!claim || !isMadeBy(account, claim)) throw claimRefusals.ownClaimNotFound();
  if (claim.state !== 'open') throw claimRefusals.documentTooLate();
  await requireUnblockedContact(db, claim.business_id, { email: claim.email ?? '' });
  if ((await countDocuments(db, claim.claim_id)) >= limits.documents.most) throw checkRefusals.tooManyDocuments();
}
