/** Searching for businesses, and lists of them. Names of services and places are parameters: a text must suit any of them. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const location = 'Location';
export const searchTitle = 'Search';
export const india = 'India';

/** @param what a service, or contractors or suppliers. */
export const inPlace = (what: string, place: string) => `${what} in ${place}`;
export const withinOf = (what: string, radius: number, from: string) => `${what} within ${radius} km of ${from}`;
export const resultsFor = (words: string) => `Results for “${words}”`;
export const resultsForExactly = (words: string) => `Results for exactly “${words}”`;
export const contractorsAndSuppliers = 'Contractors and suppliers';
export const andMore = (label: string) => `${label} and more`;
export const pointChosenIn = (city: string) => `your pin in ${city}`;
export const pointChosen = 'your pin';
export const onPage = (title: string, page: number) => `${title}, page ${page}`;

export const resultsDescription = (title: string, brand: string) =>
  `${title}: photos, prices, ratings and contact of businesses on ${brand}.`;
export const listDescription = (title: string) => `${title}, best first: photos, prices, ratings and contact.`;

/** With its number beside it: what only readers of screens are told is marked. */
export const countOfBusinesses = (count: number) =>
  `${number(count)}<hidden>${plural(count, { one: ' business', other: ' businesses' })}</hidden>`;
export const distancesFrom = (from: string) => ` · distances from ${from}`;
export const howRankingWorks = 'How ranking works';
export const changeSearch = 'Change<hidden> the search</hidden>';

// Orders: what is marked is left out where there is little room.
export const bestFirst = 'Best<more> first</more>';
export const nearestFirst = 'Nearest<more> first</more>';
export const lowestPriceFirst = 'Lowest price<more> first</more>';
export const bestRatedFirst = 'Best rated<more> first</more>';
export const mostReviewedFirst = 'Most reviewed<more> first</more>';
export const newestFirst = 'Newest<more> first</more>';
export const bestMatchFirst = 'Best match first';

export const filtersAndOrder = 'Filter and sort';
export const filters = 'Filters';
export const filtersSet = (count: number) => `${number(count)}<hidden> set</hidden>`;
export const order = 'Sort';
/** Before the order, for readers of screens. */
export const orderIs = 'Sort: ';
export const takeFilterAway = (filter: string) => `${filter}: remove this filter`;
export const reset = 'Clear all';
export const distance = 'Distance';
export const anyDistance = 'Any distance';
export const allOf = (place: string) => `All of ${place}`;
export const distancesNeedPlace = 'Add your area or PIN code to see distances, or use ‘Near me’.';
export const rating = 'Rating';
export const any = 'Any';
export const pricePer = (unit: string) => `Price per ${unit}`;
export const onlyThoseWith = 'Only those with';
export const withinKilometres = (radius: number) => `Within ${radius} km`;
export const starsOrMore = (stars: number) => `${stars} stars or more`;
export const upTo = (amount: string) => `Up to ${amount}`;
export const hasReviews = 'Has reviews';
export const hasPrice = 'Has a price';
export const hasPhotos = 'Has photos';
export const answersQuickly = 'Answers quickly';
export const verified = 'Verified';
/** 'Checked: GSTIN, phone'. */
export const checkedFor = (kinds: string) => `Checked: ${kinds}`;

export const showFound = (count: number) => `Show ${number(count)} ${plural(count, { one: 'business', other: 'businesses' })}`;

export const nonePasses = 'No business matches all these filters. Try:';
export const allWithoutFilters = 'All without filters';
export const withoutFilter = (filter: string) => `Without ‘${filter}’`;
export const allBusinesses = 'All businesses';
export const wouldFindSomething = 'Searches that find something';
export const nobodyFor = (service: string, place: string) => `No one listed for ${service} in ${place} yet.`;
export const nobodyHereFor = (service: string) => `No one listed for ${service} in this place yet.`;
export const nearestFor = (service: string) => `The nearest for ${service}`;

export const sayWhatAndWhere = 'Say what needs doing, or who does it, and where:';
export const tryWider = 'Try a wider search:';
export const nobodyListed = 'Nobody is listed here yet. Yours can be the first business:';
export const listYourBusiness = 'List your business';
export const allContractors = 'All contractors';
export const allSuppliers = 'All suppliers';
export const whatWordsMayMean = (words: string) => `What “${words}” may mean`;
export const quoted = (words: string) => `“${words}”`;
export const inAllOfIndia = (service: string) => `${service} in all of India`;
export const lookForWords = (words: string) => `Look for the words “${words}”`;
// What others type who find somebody.
export const exampleOfTrouble = 'roof leaking';
export const exampleOfTrade = 'painter in Jaipur';
export const exampleOfMaterial = 'sariya ka bhav';

// Where typed words are searched.
export const whichPlace = 'Which city or PIN code?';
export const inIt = (place: string) => `In ${place}`;
export const nearIt = (place: string) => `Near ${place}`;
/** @param place as `inIt` or `nearIt` says it. */
export const whatWhere = (what: string, place: string) => `${what} ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
export const allOfIndia = 'All of India';
export const typedPlaceWins = (typed: string, place: string) => `You typed ${typed}: these are in ${typed}, not near ${place}.`;
export const wordsNotThere = (place: string) => `Nothing near ${place} has these words. Showing all of India.`;

// What typed words were taken for.
export const nothingYetIn = (place: string, label: string) => `Nothing in ${place} yet: showing ${label}`;
export const searchExactly = 'Search only for these words';
/** @param words quoted, with commas between them. */
export const leftOut = (count: number, words: string) =>
  `No business has ${plural(count, { one: 'this word, so we skipped it', other: 'these words, so we skipped them' })}: ${words}.`;
export const otherMeanings = 'Other meanings';
export const or = 'Did you mean';
export const allOfState = (state: string) => `all of ${state}`;
export const onlyWordsSearched = 'We searched only for your words, not for what they mean.';
export const showMeanings = 'Show what they may mean';
export const businesses = 'Businesses';
export const inAllOf = (what: string, state: string) => `${what} in all of ${state}`;
export const nearCity = (what: string, city: string) => `${what} near ${city}`;
export const near = (city: string) => `near ${city}`;

// What distances are measured from, as it stands in `withinOf` and `distancesFrom`.
export const middleOf = (city: string) => `the centre of ${city}`;
export const pincode = (code: string) => `PIN code ${code}`;

// Pages of cities, and of services in them.
/** @param found such as '12 businesses'. */
export const landingDescription = (found: string, service: string, place: string) =>
  `${found} for ${service} in ${place}: photos, prices, ratings and reviews. Compare and ask for a quote.`;
export const moreIn = (city: string) => `More in ${city}`;
export const elsewhere = (service: string) => `${service} elsewhere`;
export const contractorsAndSuppliersIn = (place: string) => `Contractors and suppliers in ${place}`;
/** @param found such as '12 businesses'. @param trades with commas between them. */
export const cityDescription = (found: string, place: string, trades: string) =>
  `${found} in ${place}: ${trades} and more. Compare photos, prices and reviews, and ask for a quote.`;
export const plainCityDescription = (found: string, place: string) =>
  `${found} in ${place}. Compare photos, prices and reviews, and ask for a quote.`;
export const nobodyListedIn = (city: string) => `Nobody is listed in ${city} yet.`;
export const lookFurther = 'Look further, or be the first:';
export const seeBusinesses = (count: number) =>
  plural(count, { one: `See the ${number(count)} business`, other: `See all ${number(count)} businesses` });
export const contractorsIn = (place: string) => `Contractors in ${place}`;
export const suppliersIn = (city: string) => `Suppliers in ${city}`;
export const partsOf = (city: string) => `Parts of ${city}`;
export const bestIn = (city: string) => `Best in ${city}`;

export const materialSuppliers = 'Material suppliers';
export const suppliersDescription =
  'Suppliers of building materials all over India by category: cement, iron, tiles, sanitary ware and more.';
export const suppliersLead = 'From the foundation to the finish: pick what you need and see who sells it.';
