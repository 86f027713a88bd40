import { limits } from '#shared/limits.ts';
import type { BusinessPage, ListedBusiness } from '#shared/schemas/businesses.ts';

/**
 * Parts a list of typed words where those end that have the words and the ones begin that are meant by them.
 * @param pages the list's pages in their order; the first says what was understood.
 * @param shown the businesses of the pages, each once.
 * @returns all as written where only words were searched, and where all are meant: then the page's heading says so.
 */
export function splitMeant(
  pages: readonly BusinessPage<ListedBusiness>[],
  shown: readonly ListedBusiness[],
): { written: ListedBusiness[]; meant: ListedBusiness[] } {
  const end = pages[0]?.understood?.written ?? 0;
  if (end === 0) return { written: [...shown], meant: [] };
  const meant = new Set(
    pages.flatMap(({ businesses, currentPage, totalContractors }, at) => {
      const before = (currentPage - 1) * limits.pageSize.results;
      // A later page begins with rows of those before it, read once more (load-anchored.ts).
      const own = Math.min(limits.pageSize.results, totalContractors - before);
      const repeated = at === 0 ? 0 : Math.max(0, businesses.length - own);
      return businesses.slice(repeated + Math.max(0, end - before)).map(({ _id }) => _id);
    }),
  );
  const at = shown.findIndex(({ _id }) => meant.has(_id));
  return at < 0 ? { written: [...shown], meant: [] } : { written: shown.slice(0, at), meant: shown.slice(at) };
}
