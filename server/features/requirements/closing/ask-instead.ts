import type { Context } from '#server/context.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { type EnquiryAsker, storeEnquiry } from '#server/features/enquiries/store-enquiry.ts';
import { endLocked } from '#server/features/enquiries/threads/manage-thread.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import { findRequirement, senderOfRequirement } from '#server/features/requirements/access.ts';
import { changeOpen } from '#server/features/requirements/closing/change-open.ts';
import type { AskedRow } from '#server/features/requirements/closing/queries.ts';
import { getAskable } from '#server/features/requirements/get-askable.ts';
import { requirementRefusals } from '#server/features/requirements/refusals.ts';
import { toEnquiry } from '#server/features/requirements/to-enquiry.ts';
import type { AskInstead } from '#shared/schemas/requirement-closing.ts';

/**
 * Sends a request to another business, instead of one that has not answered for 48 hours: that conversation ends in the same transaction, so
 * that never more are open than could be chosen at first (docs/decisions/163-requests-for-quotes.md).
 * @returns whether the team reads it first.
 * @throws what `changeOpen`, `getAskable` and `storeEnquiry` throw, 404 for an enquiry that is none of the request, 409 for a business that
 * was asked before, and where the one to be replaced has answered, still has time, or was ended.
 */
export async function askInstead(context: Context, { viewer, caller }: EnquiryAsker, key: string, input: AskInstead): Promise<boolean> {
  const { row: sent } = await findRequirement(context, viewer, key);
  const sender = senderOfRequirement(sent);
  const business = input.business.toLowerCase();
  // Whoever shows the link may be the owner of that business themselves.
  for (const asker of [viewer, sender]) await getAskable(context, asker, business);
  let isWithheld = false;
  await changeOpen(context, viewer, { key, named: business }, async (transaction, { row, asked }) => {
    const silent = asked.find(({ enquiry_id }) => enquiry_id === input.enquiry.toLowerCase());
    if (!silent) throw enquiryRefusals.enquiryNotFound();
    if (asked.some(({ business_id }) => business_id === business)) throw requirementRefusals.askedBefore();
    checkSilent(silent);
    await endLocked(context, transaction, silent, 'replaced');
    const { requirement_id: requirementId, language } = row;
    const photos = (await listPrivatePictures({ ...context, db: transaction }, 'requirement_id', [requirementId])).get(requirementId);
    const enquiry = toEnquiry(row, photos?.length ?? 0);
    const asker = { viewer: sender, caller };
    ({ isWithheld } = await storeEnquiry(context, transaction, asker, { businessId: business, ...enquiry, requirementId, language }));
  });
  return isWithheld;
}

/** @throws 409 where nobody can be asked instead of a business. */
function checkSilent({ ended_at, replied_by, is_unanswered }: AskedRow): void {
  if (ended_at) throw requirementRefusals.replacedIsOver();
  if (replied_by) throw requirementRefusals.replacedHasAnswered();
  if (!is_unanswered) throw requirementRefusals.replacedStillHasTime();
}
