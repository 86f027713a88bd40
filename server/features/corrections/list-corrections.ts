import { refusals } from '#server/base/errors.ts';
import { readSignedId } from '#server/base/signed-id.ts';
import type { Context, Viewer } from '#server/context.ts';
import { fieldsThatWait } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { findSuggester } from '#server/features/corrections/find-suggester.ts';
import { correctionLimits } from '#server/features/corrections/limits.ts';
import {
  countQueue,
  findToldAddress,
  selectMade,
  selectMadeFrom,
  selectOf,
  selectQueue,
} from '#server/features/corrections/list-queries.ts';
import { presentCorrection, presentOwnCorrection, presentOwnersCorrection } from '#server/features/corrections/view.ts';
import { refuseMembers, requireDuty } from '#server/features/sessions/require-duty.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { CorrectionPage, CorrectionShow, OwnCorrection, OwnersCorrection } from '#shared/schemas/corrections.ts';

/**
 * What whoever is signed in has suggested, by their account or by the address that it has proven; the latest first.
 * @throws 401 for visitors, 403 for the team and for whom a business has invited.
 */
export async function listOwnCorrections({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<OwnCorrection[]> {
  refuseMembers(viewer);
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') throw refusals.notAllowed();
  const by = (await findSuggester(db, viewer)) ?? { account: viewer };
  return (await selectMade(db, by)).map(presentOwnCorrection);
}

/**
 * What an address has suggested without an account, by the link of a mail to it, for as long as links of conversations open them; nothing where the link is older,
 * or none of ours.
 */
export async function listCorrectionsByLink(
  { db, signer }: Pick<Context, 'db' | 'signer'>,
  token: string,
): Promise<OwnCorrection[] | undefined> {
  const correctionId = readSignedId(signer, 'correction-list', token);
  const email = correctionId && (await findToldAddress(db, correctionId, correctionLimits.listDays));
  return email ? (await selectMadeFrom(db, email)).map(presentOwnCorrection) : undefined;
}

/**
 * What is suggested of the signed-in contractor's business, and what became of it lately; the latest first.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function listCorrectionsOfYours(context: Pick<Context, 'db' | 'config'>, viewer: Viewer): Promise<OwnersCorrection[]> {
  const { businessId } = requireDuty(viewer, 'edits');
  const rows = await selectOf(context.db, businessId, correctionLimits.shownDays);
  const waiting = fieldsThatWait(context, 'approved');
  return rows.map((row) => presentOwnersCorrection(row, waiting));
}

/**
 * A page of the suggestions that wait for the team, or of those that were decided.
 * @throws 401, 403 for all but the team.
 */
export async function listCorrections(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { show, page, limit }: { show: CorrectionShow; page: number; limit: number },
): Promise<CorrectionPage> {
  requireViewer(viewer, 'admin');
  const [rows, counts] = await Promise.all([selectQueue(db, show, { limit, offset: (page - 1) * limit }), countQueue(db)]);
  return { corrections: rows.map(presentCorrection), totalPages: Math.ceil(counts[show] / limit), currentPage: page, counts };
}
