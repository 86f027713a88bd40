import { number, plural } from '#shared/texts/en/grammar.ts';

export const nobodyYet = 'No business is listed here yet.';
export const notListed = 'This business is not listed now.';
export const seeOn = (brand: string) => `See it on ${brand}`;
export const seeAllOn = (count: number, brand: string) =>
  count === 1 ? `See it on ${brand}` : `See all ${number(count)} ${plural(count, { one: 'business', other: 'businesses' })} on ${brand}`;
export const lookOn = (brand: string) => `Look on ${brand}`;
export const stars = (rating: string, count: number) =>
  `${rating} out of 5, from ${number(count)} ${plural(count, { one: 'review', other: 'reviews' })}`;
export const newestIn = (list: string) => `${list}: newest first`;
export const blogOf = (brand: string) => `Blog of ${brand}`;
export const showOnYourSite = 'Show this on your own website';
export const copyTheLine = 'Copy this line into your website. Your name, stars and price there stay as they are here.';
