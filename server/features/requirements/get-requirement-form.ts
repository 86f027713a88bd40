import { randomUUID } from 'node:crypto';
import type { Context, Viewer } from '#server/context.ts';
import { describeAll, findMatches } from '#server/features/requirements/find-matches.ts';
import { findAskable } from '#server/features/requirements/get-askable.ts';
import { readPlace } from '#server/features/requirements/read-place.ts';
import { isStorable } from '#server/features/search/text.ts';
import { businessesOf } from '#server/features/sessions/is-of-business.ts';
import { kilometresBetween, type Point } from '#shared/distance.ts';
import { limits } from '#shared/limits.ts';
import type { Match, RequirementForm, RequirementFormQuery } from '#shared/schemas/requirements.ts';
import { requirementMessages } from '#shared/texts.ts';

/** Kilometres around what is written in which the point of it may lie. */
const OF_THE_PLACE = 40;

/** What the form of a request shows: those chosen already, and who else could be asked. What cannot be asked is named apart. */
export async function getRequirementForm(
  context: Context,
  viewer: Viewer,
  { service: wanted, place: text, at, businesses }: RequirementFormQuery,
  lastWriteLsn: string | undefined,
): Promise<RequirementForm> {
  const ids = [...new Set(businesses.map((id) => id.toLowerCase()))].slice(0, limits.requirement.businesses);
  const askable = await Promise.all(ids.map((id) => findAskable(context, viewer, id)));
  const chosen = await describeAll(
    context,
    askable.flatMap((business) => business ?? []),
  );
  const own = await businessesOf(context.db, viewer);
  const dropped = ids.filter((_, at) => !askable[at]).map((id) => ({ id, isOwn: own.includes(id) }));
  // Whoever chose somebody and says no more wants what that one does.
  const service = wanted || chosen[0]?.business.service || '';
  const form = { sendKey: randomUUID(), service, chosen, dropped, matches: undefined, refused: undefined };
  if (!service || !text) return form;
  const read = isStorable(service) && isStorable(text) ? readPlace(context.gazetteer, text) : undefined;
  if (!read) return { ...form, refused: requirementMessages.placeUnknown };
  // A point far from what is written is of another place.
  const place = at && kilometresBetween(at, read) <= OF_THE_PLACE ? { ...read, ...at } : read;
  const without = chosen.map(({ business }) => business._id);
  return {
    ...form,
    chosen: chosen.map((match) => measure(match, place)),
    matches: await findMatches(context, viewer, { service, place, without }, lastWriteLsn),
  };
}

/** With its distance, as lists tell it. */
function measure({ business, response }: Match, from: Point): Match {
  const { lat, lng } = business;
  if (lat === null || lng === null) return { business, response };
  return { business: { ...business, distance: Math.round(kilometresBetween({ lat, lng }, from) * 10) / 10 }, response };
}
