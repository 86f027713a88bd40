import type { Context, Viewer } from '#server/context.ts';
import { getBusiness } from '#server/features/businesses/get-business.ts';
import { type ListInput, listBusinesses } from '#server/features/businesses/list-businesses.ts';
import { listMostLiked } from '#server/features/businesses/list-most-liked.ts';
import { type FilterInput, type KeywordInput, searchByFilter, searchByKeyword } from '#server/features/businesses/search-businesses.ts';
import { listPosters } from '#server/features/posters/list-posters.ts';
import { listPrices } from '#server/features/prices/list-prices.ts';
import { listReviews } from '#server/features/reviews/list-reviews.ts';
import { listServices } from '#server/features/services/list-services.ts';

/** What page loaders may call, in the same process and for the page's viewer: the same use cases that the calls of /api/v1 run. */
export function createUseCases(context: Context, viewer: Viewer) {
  return {
    getBusiness: (businessId: string) => getBusiness(context, viewer, businessId),
    listBusinesses: (input: ListInput) => listBusinesses(context, viewer, input),
    listMostLiked: () => listMostLiked(context),
    listPosters: () => listPosters(context),
    listPrices: () => listPrices(context),
    listReviews: (businessId: string) => listReviews(context, viewer, businessId),
    listServices: () => listServices(context),
    searchByFilter: (input: FilterInput) => searchByFilter(context, input),
    searchByKeyword: (input: KeywordInput) => searchByKeyword(context, input),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;
