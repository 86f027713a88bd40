import type { Business } from '#shared/schemas/businesses.ts';

/** A business as a copy of a page shows it, which may be read much later: without what would be wrong by then. */
export function lasting({ phoneNo: _, ...business }: Business): Business {
  return { ...business, price: '' };
}
