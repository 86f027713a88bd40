import type { Context, Viewer } from '#server/context.ts';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import { listDocumentsOfClaims } from '#server/features/checks/documents/list-documents-of-claims.ts';
import { isMadeBy } from '#server/features/claims/own/is-made-by.ts';
import { selectMade } from '#server/features/claims/queries.ts';
import { presentOwnClaim } from '#server/features/claims/view.ts';
import type { OwnClaim } from '#shared/schemas/claims.ts';

/**
 * The businesses that the signed-in account has asked the team for, the latest first.
 * @throws 401 for visitors, 403 for the team.
 */
export async function listOwnClaims({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<OwnClaim[]> {
  const account = requireOwner(viewer);
  const made = (await selectMade(db, account)).filter((claim) => isMadeBy(account, claim)).toReversed();
  const documents = await listDocumentsOfClaims(db, made);
  return made.map((claim) => presentOwnClaim(claim, documents));
}

/** The latest claim of the signed-in account to a business, where it waits or was refused; none for who is not signed in. */
export async function findOwnClaim(context: Pick<Context, 'db'>, viewer: Viewer, businessId: string): Promise<OwnClaim | undefined> {
  if (viewer.kind !== 'user' && (viewer.kind !== 'contractor' || viewer.member)) return undefined;
  const latest = (await listOwnClaims(context, viewer)).find(({ business }) => business._id === businessId.toLowerCase());
  return latest?.state === 'open' || latest?.state === 'refused' ? latest : undefined;
}
