import { brand } from '#shared/brand/shown-brand.ts';

export const findInYourCity = 'Find contractors and material suppliers in your city';
export const searchingIsFree = 'Photos, prices and reviews from all over India. Searching is free.';
export const orAskThree = 'Want prices from three?';

export const posters = 'posters';
export const advertisements = 'Advertisements';
/** The row of them, as its buttons name it. */
export const advertisementRow = 'advertisements';
export const opensInNewTab = '(opens in a new tab)';

export const materialPrices = 'Material prices';
export const pauseMaterialPrices = 'Pause material prices';
/** @param unit what a price is for, such as kg. */
export const perUnit = (unit: string) => `per ${unit}`;
export const asOf = (date: string) => `as of <date>${date}</date>`;

export const whatDoYouNeed = 'What do you need done?';
export const pickTheWork = 'Pick the work or the material, then your city on the next page.';
export const seeAllContractors = 'See all contractors';
export const seeAllSuppliers = 'See all suppliers';
export const near = (city: string, state: string) => `Near ${city}, ${state}`;
export const showAllOfIndia = 'Show all of India';

export const mostLiked = 'Most Liked';
export const likedBest = () => `Liked best by people on ${brand.name}.`;
/** The row of them, as its buttons name it. */
/** @param city whose businesses come first. */
export const likedBestFrom = (city: string) => `Liked best by people on ${brand.name}. ${city} businesses come first.`;
export const mostLikedRow = 'most liked businesses';
export const popularSearches = 'Popular searches';

export const aboutUs = 'About us';
export const notOnLuck = 'A home is the biggest thing most families buy. Do not leave who builds it to luck.';
export const whatTheDirectoryIs = () =>
  `${brand.name} is a directory for the building trade in India. Compare contractors and suppliers in your city by work, price and reviews.`;
export const seenFirst = 'Seen by our team first';
export const seenFirstHow = 'Our team looks at every business before it goes live.';
export const accountsBehindReviews = 'Reviews by registered users';
export const accountsBehindReviewsHow = 'Log in to rate. One review per business.';
export const youDealDirectly = 'You deal directly';
export const youDealDirectlyHow = 'Your enquiry goes straight to the business. We take no commission.';

export const threeSteps = 'From first search to first brick in three steps';
export const registeringIsFree = 'Registering is free: see phone numbers, like businesses and write reviews.';
export const registerNow = 'Register Now';
export const doYouBuild = 'Do you build, repair or supply? <list>List your business</list> and get enquiries from people near you, free.';
export const stepBrowse = 'Browse categories';
export const stepBrowseHow = 'Choose the work or the material, and your city.';
export const stepRead = 'See their work';
export const stepReadHow = 'See photos, prices and reviews side by side.';
export const stepTalk = 'Talk to them';
export const stepTalkHow = 'Send an enquiry or call, and agree on the work.';
