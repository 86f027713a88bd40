import type { Context } from '#server/context.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';

export interface KeywordInput {
  q: string;
  page: number;
  limit: number;
  /** Counting costs more than finding: suggestions leave it out, and their totals tell of the page alone. */
  withTotal?: boolean;
}

export interface FilterInput {
  city?: string | undefined;
  state?: string | undefined;
  service?: string | undefined;
  completeAddress?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  page: number;
  limit: number;
}

/**
 * Approved businesses for typed words: exact matches first, near spellings in the places they leave (contract §5).
 * @param lastWrite where the caller's last write ended; what they wrote is found.
 */
export async function searchByKeyword(
  { search }: Context,
  { withTotal = true, ...input }: KeywordInput,
  lastWrite: string | undefined,
): Promise<BusinessPage> {
  const { rows, total } = await search.run(lastWrite, (engine) => engine.searchByKeyword({ ...input, withTotal }));
  return toPage(rows, total, input);
}

/**
 * Approved businesses of a place and a service, nearest or best first (contract §5).
 * @param lastWrite where the caller's last write ended; what they wrote is found.
 */
export async function searchByFilter({ search }: Context, input: FilterInput, lastWrite: string | undefined): Promise<BusinessPage> {
  const { rows, total } = await search.run(lastWrite, (engine) => engine.searchByFilter(input));
  return toPage(rows, total, input);
}

function toPage(
  rows: Parameters<typeof presentBusiness>[0][],
  total: number,
  { page, limit }: { page: number; limit: number },
): BusinessPage {
  return {
    businesses: rows.map((row) => presentBusiness(row)),
    totalContractors: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
  };
}
