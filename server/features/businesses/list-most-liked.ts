import { alsoShowing, briefly, isCollecting, showing } from '#server/cache/collected-tags.ts';
import { businessTag } from '#server/cache/tags.ts';
import type { Context } from '#server/context.ts';
import { selectMostLiked, selectMostLikedIn } from '#server/features/businesses/queries.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import { limits } from '#shared/limits.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { currentLanguage } from '#shared/site-language.ts';

/** The most liked approved businesses, at most six (docs/product/calls.md); Home shows them, so they may be up to two seconds old. */
export function listMostLiked({ db, cache }: Context): Promise<Business[]> {
  return showing([], async () => {
    briefly();
    // What is given again is as of now.
    if (isCollecting()) cache.forget('businesses');
    const found = await cache.get('businesses', `most liked ${currentLanguage()}`, async () => {
      const rows = await selectMostLiked(db, limits.mostLiked);
      return rows.map((row) => presentBusiness(row));
    });
    // Those that are shown, as they are now; that another one is liked more may lag.
    alsoShowing(...found.map(({ _id }) => businessTag(_id)));
    return found;
  });
}

/**
 * The most liked of a city, filled up with those of all India to six. The city is the one that a visitor's browser remembers, so this is a call,
 * and no part of the page that all visitors are given.
 * @param near without both, those of all India.
 */
export async function listMostLikedNear(
  context: Context,
  near: { city?: string | undefined; state?: string | undefined },
): Promise<Business[]> {
  const { city, state } = near;
  const everywhere = await listMostLiked(context);
  if (!city || !state) return everywhere;
  const there = (await selectMostLikedIn(context.db, { city, state }, limits.mostLiked)).map((row) => presentBusiness(row));
  const others = everywhere.filter(({ _id }) => !there.some((business) => business._id === _id));
  return [...there, ...others].slice(0, limits.mostLiked);
}
