import type { Context, Viewer } from '#server/context.ts';
import { coreWords } from '#server/features/lexicon-upkeep/core-words.ts';
import { readWords } from '#server/features/lexicon-upkeep/read-words.ts';
import { type SearchedWords, selectFoundNothing, selectNotFollowed } from '#server/features/lexicon-upkeep/search-queries.ts';
import { describeSayingPlace } from '#server/features/lexicon-upkeep/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { UnansweredKind, UnansweredPage } from '#shared/schemas/sayings.ts';

/** The most frequent ones: nobody reads further. */
const MOST = 500;

/**
 * A page of the searches that found nothing, or that nobody followed to a profile, as far back as searches are kept: first those that
 * still have words of which nothing is known, the most frequent first.
 * @throws 401, 403 for all but admins.
 */
export async function listUnanswered(
  context: Context,
  viewer: Viewer,
  { kind, page, limit }: { kind: UnansweredKind; page: number; limit: number },
): Promise<UnansweredPage> {
  requireViewer(viewer, 'admin');
  await context.siteCounter.flush();
  const days = Math.max(...limits.numbersPeriods);
  const { leastSearches } = limits.sayings;
  const counted =
    kind === 'nothing_found'
      ? await selectFoundNothing(context.db, days, MOST)
      : await selectNotFollowed(context.db, days, leastSearches, MOST);
  const read = await readAll(context, counted);
  const searches = [...read.filter(({ isOpen }) => isOpen), ...read.filter(({ isOpen }) => !isOpen)];
  return {
    searches: searches.slice((page - 1) * limit, page * limit).map(({ isOpen: _, ...search }) => search),
    totalSearches: searches.length,
    totalPages: Math.ceil(searches.length / limit),
    currentPage: page,
  };
}

async function readAll(context: Context, counted: SearchedWords[]) {
  const read = await readWords(
    context,
    counted.map(({ words }) => words),
  );
  return counted.map(({ words, n }, index) => {
    const { steps = [], trades = [], places = [] } = read[index] ?? {};
    const now = { trades: trades.map(({ service }) => service), places: places.map(describeSayingPlace) };
    const isOpen = trades.length + places.length === 0 || steps.some(({ as }) => as === 'rest');
    return { words, n, saying: coreWords({ steps }), now, isOpen };
  });
}
