import type { Context, Viewer } from '#server/context.ts';
import { toEnquiryValues } from '#server/db/enquiry-columns.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import { hideNumbers, hideNumbersIn } from '#server/features/enquiries/threads/view.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { listPrivatePictures } from '#server/features/private-pictures/list-private-pictures.ts';
import { findRequirement, senderOfRequirement } from '#server/features/requirements/access.ts';
import { findMatches } from '#server/features/requirements/find-matches.ts';
import { type RequirementRow, selectQuotes } from '#server/features/requirements/queries.ts';
import { getResponseTime } from '#server/features/response-times/get-response-time.ts';
import { findAskedWork } from '#server/features/work-done/say-work-done.ts';
import { limits } from '#shared/limits.ts';
import type { Budget, Timing } from '#shared/requirement-choices.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import { enteredFacts } from '#shared/schemas/enquiry-fields.ts';
import type { Match, Quote, RequirementPage } from '#shared/schemas/requirements.ts';
import type { ThreadEnd } from '#shared/schemas/threads.ts';
import { messages } from '#shared/texts.ts';

/**
 * A request with the answers to it, for the account that sent it by its id, or for whoever has its link, which shows no phone numbers.
 * @throws what `findRequirement` throws.
 */
export async function readRequirement(context: Context, viewer: Viewer, key: string, lastWriteLsn?: string): Promise<RequirementPage> {
  const { db } = context;
  const { row, byLink } = await findRequirement(context, viewer, key);
  const id = row.requirement_id;
  const shown = byLink ? hideNumbers : (text: string) => text;
  const [rows, pictures] = await Promise.all([
    selectQuotes(db, id),
    listPrivatePictures(context, 'requirement_id', [id], { withPass: byLink }),
  ]);
  const answered = rows.flatMap(({ message_id }) => message_id ?? []);
  const photosOf = await listPrivatePictures(context, 'message_id', answered, { withPass: byLink });
  const responseOf = await readResponses(context, rows);
  const quotes = new Map<string, Quote>();
  for (const { enquiry_id: enquiryId, business_id, name, status, ended_as, is_unanswered, withheld_as, unread, ...answer } of rows) {
    const businessId = status === 'approved' ? business_id : null;
    const quote = quotes.get(enquiryId) ?? {
      enquiryId,
      businessId,
      response: businessId === null ? undefined : responseOf.get(businessId),
      name: name ?? messages.formerUser,
      endedAs: ended_as as ThreadEnded | null,
      isUnanswered: is_unanswered && row.closed_at === null,
      withheldAs: withheld_as,
      answers: [],
      unread,
      lastAnswer: null,
    };
    quotes.set(enquiryId, quote);
    const { body, price_from: priceFrom, price_to: priceTo, price_unit: priceUnit, ready_on: readyOn, answered_at } = answer;
    if (body === null || !answered_at) continue;
    quote.lastAnswer = answer.message_id;
    quote.answers.push({
      body: shown(body),
      priceFrom,
      priceTo,
      priceUnit,
      readyOn,
      photos: photosOf.get(answer.message_id ?? '') ?? [],
      answeredAt: answered_at.toISOString(),
    });
  }
  const facts = toEnquiryValues(row, enteredFacts);
  const isWaiting = [...quotes.values()].some(({ isUnanswered }) => isUnanswered);
  const asked = rows.map(({ business_id }) => business_id);
  return {
    ...{ service: row.service, place: nameWritten(row.address), work: shown(row.work) },
    ...{ timing: row.timing as Timing, budget: row.budget as Budget | null },
    ...(byLink ? hideNumbersIn(facts, enteredFacts) : facts),
    ...{ byLink, linkWorks: row.link_works, closedAs: row.closed_as as ThreadEnd | null },
    mayReopen: row.may_reopen,
    mayCall: row.phone_no !== '',
    sentAt: row.created_at.toISOString(),
    photos: pictures.get(id) ?? [],
    quotes: [...quotes.values()],
    askedWork: !byLink && row.found_business_id !== null && viewer.kind === 'user' ? await findAskedWork(context, viewer, id) : null,
    matches: isWaiting ? await findOthers(context, row, asked, lastWriteLsn) : [],
  };
}

/** How the businesses that were asked answer, by their ids. */
async function readResponses(context: Context, rows: { business_id: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ business_id }) => business_id ?? []))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await getResponseTime(context, id)] as const)));
}

/** Who else does the work there, where one of those that were asked does not answer. */
async function findOthers(
  context: Context,
  row: RequirementRow,
  asked: (string | null)[],
  lastWriteLsn: string | undefined,
): Promise<Match[]> {
  const { service, address, city, state } = row;
  const { lat, lng } = findPoint(context, { address, city, state, lat: row.lat ?? undefined, lng: row.lng ?? undefined });
  const point = lat === null ? {} : { lat, lng };
  const without = asked.filter((business) => business !== null);
  const wanted = { service, place: { city, state, ...point }, without };
  const found = await findMatches(context, senderOfRequirement(row), wanted, lastWriteLsn);
  return found.slice(0, limits.requirement.offeredInstead);
}
