import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { selectOwnSearches } from '#server/features/saved-searches/queries.ts';
import { presentSearch } from '#server/features/saved-searches/view.ts';
import type { SavedSearch } from '#shared/schemas/saved-searches.ts';

/** What the user who asks has saved, the latest first; nothing for others, who end each by its mails. */
export function listSavedSearches({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<SavedSearch[] | undefined> {
  return showing([], async () => {
    // To a visitor nothing that changes.
    if (viewer.kind !== 'user') return undefined;
    return (await selectOwnSearches(db, viewer)).map(presentSearch);
  });
}
