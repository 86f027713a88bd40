import type { Context } from '#server/context.ts';
import { selectDuplicates } from '#server/features/businesses/moderation/queries.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { Duplicate } from '#shared/schemas/businesses.ts';

/** No business is given more of each kind. */
const MOST = 5;

/**
 * Businesses, of any status, that may be the same as those given: they share the e-mail address, or name and city. One statement for
 * all of a page. @returns by the id of the business that they resemble.
 */
export async function findDuplicates({ db }: Pick<Context, 'db'>, businessIds: string[]): Promise<Map<string, Duplicate[]>> {
  const found = new Map<string, Duplicate[]>();
  if (businessIds.length === 0) return found;
  for (const { subject_id, business_id, same, ...other } of await selectDuplicates(db, businessIds, MOST)) {
    const known = found.get(subject_id) ?? [];
    const twice = known.find(({ _id }) => _id === business_id);
    if (twice) twice.same.push(same);
    else known.push({ _id: business_id, ...other, ...placeNamesOf(other), same: [same] });
    found.set(subject_id, known);
  }
  return found;
}
