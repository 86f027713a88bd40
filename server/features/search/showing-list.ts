import { alsoShowing, isCollecting } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import type { FilterSearch } from '#server/features/search/read-filter.ts';

/**
 * Says which lists a filtered search shows.
 * @param lastWriteLsn how far a replica must be to be asked.
 */
export async function showingList(
  { search }: Pick<Context, 'search'>,
  input: FilterSearch,
  lastWriteLsn: string | undefined,
): Promise<void> {
  if (isCollecting()) alsoShowing(...(await search.run(lastWriteLsn, async (engine) => engine.tagsOf(input))));
}
