/** The course of a price. Amounts and days come as they are shown. */

/** @param course what the other texts here say. */
export const courseOf = (material: string, course: string) => `${material}: ${course}`;
export const unchangedSince = (price: string, day: string) => `${price} since ${day}`;
/** @param begin what `priceOn` says. @param now what `unchangedSince` says. @param range what `between` says. */
export const changed = (begin: string, now: string, range: string) => `${begin}, ${now}, ${range}`;
export const priceOn = (price: string, day: string) => `${price} on ${day}`;
export const between = (lowest: string, highest: string) => `between ${lowest} and ${highest}`;
export const confirmedOn = (day: string) => `changed or confirmed on ${day}`;
export const pricesOf = (material: string) => `Prices of ${material}`;
export const since = 'Since';
export const price = 'Price';
export const change = 'Change';
