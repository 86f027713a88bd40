/**
 * Texts of posters, services and prices in the back office (docs/product/forms.md), to the letter; apart from the other
 * messages, because visitors' pages need none of them.
 */

import { number, plural } from '#shared/texts/en/grammar.ts';

/** What fails without a text of the server's. */
export const somethingWentWrong = 'Something went wrong';

export const posterIncomplete = 'Please provide both a name and an image.';
export const posterAdded = 'Poster added successfully';
export const posterUpdated = 'Poster updated successfully';
export const posterDeleted = 'Poster deleted successfully';
export const posterNotFound = 'Poster not found';
export const unknownPosterPlace = 'shows must be banner or carousel';
export const posterLinkInvalid = 'Enter a path of this site such as /category, or a web address';
export const posterOrderInvalid = 'The order is a whole number from 0 to 9999';
export const posterDayInvalid = 'Enter a day such as 2026-01-31';
export const posterDaysReversed = 'The last day is before the first';
export const noPosters = 'No Posters Found.';

export const serviceAdded = 'Service added successfully';
export const serviceUpdated = 'Service updated successfully';
export const serviceDeleted = 'Service deleted successfully';
export const serviceTaken = 'There is already a service of this name';
export const unknownCategory = 'category must be contractor or supplier';
export const noServices = 'No Service Found.';
export const serviceInUse = (businesses: number) =>
  `${number(businesses)} ${plural(businesses, { one: 'business uses', other: 'businesses use' })} this service`;

export const priceAdded = 'Price Ticker added successfully';
export const priceUpdated = 'Price Ticker updated successfully';
export const priceDeleted = 'Price Ticker deleted successfully';
export const addPriceFailed = 'Failed to add ticker';
export const editPriceFailed = 'Failed to edit ticker';
export const deletePriceFailed = 'Failed to delete ticker';
export const priceNotFound = 'Price ticker not found';
export const priceNotANumber = 'Enter the price in rupees as a number, such as 395 or 58.50';
export const priceNegative = 'The price cannot be below 0';
export const priceTooHigh = 'The price can be at most 10,00,00,000';
export const noPrices = 'No Price Ticker Found.';
