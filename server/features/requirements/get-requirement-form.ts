import { randomUUID } from 'node:crypto';
import type { Context, Viewer } from '#server/context.ts';
import { describeAll, findMatches } from '#server/features/requirements/find-matches.ts';
import { findAskable, isOwn } from '#server/features/requirements/get-askable.ts';
import { readPlace } from '#server/features/requirements/read-place.ts';
import { isStorable } from '#server/features/search/text.ts';
import { limits } from '#shared/limits.ts';
import type { RequirementForm, RequirementFormQuery } from '#shared/schemas/requirements.ts';
import { requirementMessages } from '#shared/texts.ts';

/** What the form of a request shows: those chosen already, and who else could be asked. What cannot be asked is named apart. */
export async function getRequirementForm(
  context: Context,
  viewer: Viewer,
  { service: wanted, place: text, businesses }: RequirementFormQuery,
  lastWriteLsn: string | undefined,
): Promise<RequirementForm> {
  const ids = [...new Set(businesses.map((id) => id.toLowerCase()))].slice(0, limits.requirement.businesses);
  const askable = await Promise.all(ids.map((id) => findAskable(context, viewer, id)));
  const chosen = await describeAll(
    context,
    askable.flatMap((business) => business ?? []),
  );
  const dropped = ids.filter((_, at) => !askable[at]).map((id) => ({ id, isOwn: isOwn(viewer, id) }));
  // Whoever chose somebody and says no more wants what that one does.
  const service = wanted || chosen[0]?.business.service || '';
  const form = { sendKey: randomUUID(), service, chosen, dropped, matches: undefined, refused: undefined };
  if (!service || !text) return form;
  const place = isStorable(service) && isStorable(text) ? readPlace(context.gazetteer, text) : undefined;
  if (!place) return { ...form, refused: requirementMessages.placeUnknown };
  const without = chosen.map(({ business }) => business._id);
  return { ...form, matches: await findMatches(context, viewer, { service, place, without }, lastWriteLsn) };
}
