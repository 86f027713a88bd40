import { indiaDay } from '#server/base/india-day.ts';
import { isHuman } from '#server/base/is-human.ts';
import { type Context, type Viewer, visitor } from '#server/context.ts';
import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { coreWords } from '#server/features/lexicon-upkeep/core-words.ts';
import { readSearchedWords } from '#server/features/page-views/read-searched-words.ts';
import { asTyped, lower } from '#server/features/search/text.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { FollowedSearch } from '#shared/schemas/sayings.ts';

/** Who says so. */
interface Asker {
  userAgent: string | undefined;
  network: string;
}

/**
 * Counts that a visitor went on from a search to a profile: by day, by the words of it that may be a saying, and by the profile's
 * service. Whose name has all these words was looked for by name: that says nothing of the service. Robots, admins and the business
 * itself are not counted.
 * @throws 404 'Business not found'.
 */
export async function countFollowedSearch(
  context: Context,
  viewer: Viewer,
  { words, business: businessId }: FollowedSearch,
  { userAgent, network }: Asker,
): Promise<void> {
  const { business_id, name, name_hi, service } = await getVisibleBusiness(context, visitor, businessId);
  const isOwn = viewer.kind === 'contractor' && viewer.businessId === business_id;
  if (viewer.kind === 'admin' || isOwn || !isHuman(userAgent)) return;
  const read = readSearchedWords(words);
  if (read === undefined) return;
  const core = coreWords(await context.search.run(undefined, (engine) => engine.explain(read)));
  if (core === '') return;
  const names = asTyped(`${name}\n${name_hi ?? ''}`);
  const isByName = core.split(' ').every((word) => names.includes(asTyped(word)));
  const known = (await listServices(context)).find((candidate) => lower(candidate.name) === lower(service));
  const serviceId = isByName || !known ? null : known._id;
  context.siteCounter.follows.count({ day: indiaDay(), words: core, serviceId, network });
}
