/** The course of a price, and the price ticker in the back office. Amounts and days come as they are shown. */

import { plural } from '#shared/texts/en/grammar.ts';

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

// The price ticker in the back office.
export const priceTicker = 'Price ticker';
export const priceTickers = 'Price tickers';
export const addPriceTicker = 'Add Price Ticker';
export const editPriceTicker = 'Edit Price Ticker';
export const deletePriceTicker = 'Delete price ticker';
export const reallyDelete = (material: string, city: string) =>
  `Are you sure you want to delete the price of ${material} in ${city}? Its history goes with it. You can bring it back for 30 days, under Removed.`;
/** @param days after how many a price is old. */
export const oldPrices = (old: number, all: number, days: number) =>
  `${old} of ${all} prices ${plural(old, { one: 'was', other: 'were' })} not confirmed for more than ${days} days. Edit and save a price to confirm it.`;
export const materialCityOrUnit = 'Material, city or unit';
export const place = 'Sr. No.';
export const unit = 'Unit';
export const material = 'Material';
export const old = 'Old';
/** @param price what it is the price of: 'Cement, Pune'. */
export const historyOf = (price: string) => `History<hidden> ${price}</hidden>`;
export const priceInRupees = 'Price (Rs)';
export const unitSuchAs = 'Such as: per 50 kg bag';
export const savingConfirms = 'Saving the same price again confirms it: it is then as of today.';
