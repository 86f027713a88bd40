import type { Context } from '#server/context.ts';
import { selectMostLiked } from '#server/features/businesses/queries.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import { limits } from '#shared/limits.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { currentLanguage } from '#shared/site-language.ts';

/** The most liked approved businesses, at most six (docs/product/calls.md); Home shows them, so they may be up to two seconds old. */
export async function listMostLiked({ db, cache }: Context): Promise<Business[]> {
  return cache.get('businesses', `most liked ${currentLanguage()}`, async () => {
    const rows = await selectMostLiked(db, limits.mostLiked);
    return rows.map((row) => presentBusiness(row));
  });
}
