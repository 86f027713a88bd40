import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { hideNumbers } from '#server/features/enquiries/threads/view.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import { selectQuotes, selectRequirement } from '#server/features/requirements/queries.ts';
import { readSignedId } from '#server/signed-id.ts';
import { isUuid } from '#server/uuid.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { Budget, Timing } from '#shared/requirement-choices.ts';
import type { Quote, RequirementPage } from '#shared/schemas/requirements.ts';

/**
 * A request with the answers to it, for the account that sent it by its id, or for whoever has its link, which shows no phone numbers.
 * @throws 404 for everybody else, and for a link that is altered or too old.
 */
export async function readRequirement(context: Context, viewer: Viewer, key: string): Promise<RequirementPage> {
  const { db } = context;
  const linked = readSignedId(context.signer, 'requirement', key);
  const access = linked ? { linkDays: limits.requirement.linkDays } : senderOfPage(viewer);
  const id = linked ?? key;
  const row = access && isUuid(id) ? await selectRequirement(db, id, access) : undefined;
  if (!row) throw refusals.requirementNotFound();
  const byLink = linked !== undefined;
  const shown = byLink ? hideNumbers : (text: string) => text;
  const [rows, pictures] = await Promise.all([
    selectQuotes(db, id),
    listPrivatePictures(context, 'requirement_id', [id], { withPass: byLink }),
  ]);
  const quotes = new Map<string, Quote>();
  for (const { enquiry_id: enquiryId, business_id, name, status, ended_at, ...answer } of rows) {
    const businessId = status === 'approved' ? business_id : null;
    const quote = quotes.get(enquiryId) ?? {
      enquiryId,
      businessId,
      name: name ?? messages.formerUser,
      isEnded: ended_at !== null,
      answers: [],
    };
    quotes.set(enquiryId, quote);
    const { body, price_from: priceFrom, price_to: priceTo, price_unit: priceUnit, ready_on: readyOn, answered_at } = answer;
    if (body === null || !answered_at) continue;
    quote.answers.push({
      body: shown(body),
      priceFrom,
      priceTo,
      priceUnit,
      readyOn,
      answeredAt: answered_at.toISOString(),
    });
  }
  return {
    ...{ service: row.service, place: row.address, work: shown(row.work) },
    ...{ timing: row.timing as Timing, budget: row.budget as Budget | null },
    byLink,
    sentAt: row.created_at.toISOString(),
    photos: pictures.get(id) ?? [],
    quotes: [...quotes.values()],
  };
}

function senderOfPage(viewer: Viewer) {
  if (viewer.kind === 'user') return { user_id: viewer.userId };
  return viewer.kind === 'contractor' ? { sender_business_id: viewer.businessId } : undefined;
}
