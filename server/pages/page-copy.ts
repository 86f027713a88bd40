import type { UseCases } from '#server/pages/use-cases.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** By this header a browser asks for a copy of a page that it keeps for times without a connection. */
export const COPY_HEADER = 'nirmaan-copy';

/** Use cases of a page that may be read much later: without what would be wrong by then. */
export function forCopy(useCases: UseCases): UseCases {
  return {
    ...useCases,
    getBusiness: async (businessId) => {
      const { contractor, ...details } = await useCases.getBusiness(businessId);
      return { ...details, contractor: lasting(contractor) };
    },
    listNearby: async (search) => (await useCases.listNearby(search)).map(lasting),
    listMostLiked: async () => (await useCases.listMostLiked()).map(lasting),
    listPrices: async () => [],
  };
}

function lasting({ phoneNo: _, ...business }: Business): Business {
  return { ...business, price: '' };
}
