import type { Context, Viewer } from '#server/context.ts';
import { listDocumentsOfClaims } from '#server/features/checks/documents/list-documents-of-claims.ts';
import { isMadeBy } from '#server/features/claims/own/is-made-by.ts';
import { selectMade } from '#server/features/claims/queries.ts';
import { presentClaim } from '#server/features/claims/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { Claim } from '#shared/schemas/claims.ts';

/**
 * What an account has asked the team for, as the team sees it; the latest first.
 * @throws 401, 403 for all but the team.
 */
export async function listClaimsOfAccount({ db }: Pick<Context, 'db'>, viewer: Viewer, account: PublicAccount): Promise<Claim[]> {
  requireViewer(viewer, 'admin');
  const made = (await selectMade(db, account)).filter((claim) => isMadeBy(account, claim)).toReversed();
  const documents = await listDocumentsOfClaims(db, made);
  return made.map((claim) => presentClaim(claim, documents));
}
