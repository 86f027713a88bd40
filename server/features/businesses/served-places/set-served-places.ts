import { Refusal, refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { insertEdit } from '#server/features/businesses/profile/queries.ts';
import { coverCities } from '#server/features/businesses/served-places/cover-cities.ts';
import { getServedPlaces } from '#server/features/businesses/served-places/get-served-places.ts';
import { lockServing, updateServing } from '#server/features/businesses/served-places/queries.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { ServedPlaces, ServedPlacesInput } from '#shared/schemas/served-places.ts';
import { messages } from '#shared/texts.ts';

/**
 * Sets where the signed-in contractor's business comes to, beside its own city: searches there find it, after those of the place. The
 * team sees the change with the owner's others.
 * @throws 401, 403; 400 for a city that the gazetteer has not, and for kilometres around a business that is nowhere on the map.
 */
export async function setServedPlaces(context: Context, viewer: Viewer, { cities, radius }: ServedPlacesInput): Promise<ServedPlaces> {
  const { businessId, member } = requireDuty(viewer, 'edits');
  const named = [...new Set(cities.map((text) => nameCity(context, text)))];
  await context.db.transaction().execute(async (transaction) => {
    const before = await lockServing(transaction, businessId);
    if (!before) throw refusals.notSignedIn();
    await requireStillDoes(transaction, member?.memberId, 'edits');
    if (radius !== null && before.lat === null) throw refuse('radius', messages.servedRadiusNeedsPoint);
    const after = { serves_cities: named, serves_km: radius };
    // As the team reads it: a city a line.
    const changes = changesOf(asText(before), asText(after));
    if (Object.keys(changes).length === 0) return;
    await updateServing(transaction, businessId, after);
    await coverCities(context, transaction, businessId);
    await insertEdit(transaction, businessId, changes, member?.memberId);
  });
  return getServedPlaces(context, viewer);
}

function asText({ serves_cities, serves_km }: { serves_cities: string[]; serves_km: number | null }) {
  return { serves_cities: serves_cities.join('\n'), serves_km };
}

/** 'Thane, Maharashtra' for whatever names that city. */
function nameCity({ gazetteer }: Context, text: string): string {
  const { city, state } = readAddress(gazetteer, text);
  if (!city || !state || !gazetteer.cityByAddress.has(`${city}, ${state}`)) throw refuse('cities', messages.unknownServedCity);
  return `${city}, ${state}`;
}

function refuse(field: string, message: string) {
  return new Refusal(400, 'invalid_input', message, { errors: { [field]: message } });
}
