// What every page that leads to a search knows of filters: apart from their schemas, whose library pages of visitors do not load.

/** How a list can be ordered; 'best' is explained on 'How ranking works', 'price' is for one service of the catalogue. */
export const orders = ['best', 'nearest', 'price', 'rating', 'reviews', 'newest'] as const;
export type Order = (typeof orders)[number];

/** What a business has, or has not. */
export const facts = ['reviews', 'price', 'photos', 'quick', 'checked'] as const;
export type Fact = (typeof facts)[number];
