/**
 * Texts of posters, services and prices in the back office (docs/product/forms.md), to the letter; apart from the other
 * messages, because visitors' pages need none of them.
 */
export const catalogueMessages = {
  /** What fails without a text of the server's. */
  somethingWentWrong: 'Something went wrong',

  posterIncomplete: 'Please provide both a name and an image.',
  posterAdded: 'Poster added successfully',
  posterUpdated: 'Poster updated successfully',
  posterDeleted: 'Poster deleted successfully',
  posterNotFound: 'Poster not found',
  unknownPosterPlace: 'shows must be banner or carousel',
  posterLinkInvalid: 'Enter a path of this site such as /category, or a web address',
  posterOrderInvalid: 'The order is a whole number from 0 to 9999',
  posterDayInvalid: 'Enter a day such as 2026-01-31',
  posterDaysReversed: 'The last day is before the first',
  noPosters: 'No Posters Found.',

  serviceAdded: 'Service added successfully',
  serviceUpdated: 'Service updated successfully',
  serviceDeleted: 'Service deleted successfully',
  serviceTaken: 'There is already a service of this name',
  unknownCategory: 'category must be contractor or supplier',
  noServices: 'No Service Found.',
  serviceInUse: (businesses: number) =>
    businesses === 1 ? '1 business uses this service' : `${businesses.toLocaleString('en-IN')} businesses use this service`,

  priceAdded: 'Price Ticker added successfully',
  priceUpdated: 'Price Ticker updated successfully',
  priceDeleted: 'Price Ticker deleted successfully',
  addPriceFailed: 'Failed to add ticker',
  editPriceFailed: 'Failed to edit ticker',
  deletePriceFailed: 'Failed to delete ticker',
  priceNotFound: 'Price ticker not found',
  priceNotANumber: 'Enter the price in rupees as a number, such as 395 or 58.50',
  priceNegative: 'The price cannot be below 0',
  priceTooHigh: 'The price can be at most 10,00,00,000',
  noPrices: 'No Price Ticker Found.',
} as const;
