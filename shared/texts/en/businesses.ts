import { showTypedPrice } from '#shared/typed-price.ts';

export const backToList = 'Back to the list';
export const loadingBusinesses = 'Loading businesses';
export const businesses = 'Businesses';
export const wordsMayMean = (meaning: string) => `What your words may mean: ${meaning}`;
export const wordsNotInThese = 'These do not have all of your words.';
export const changeSearch = 'Change the search and try again.';
export const comesToYou = 'Comes to your area';
export const answersInHours = (hours: number) => `Answers in ${hours} hours`;
export const verified = 'Verified';
export const since = (year: number) => `Since ${year}`;
export const showMore = 'Show more';
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pastTheEnd = 'The list ends before this page.';
export const fromTheBeginning = 'Go to the first page';

/** @param price as the business has typed it: '45 per sq ft with guarantee'. */
export const typedPrice = (price: string) => showTypedPrice(price, 'Rs ');

// The profile.
export const location = 'Location';
export const workingSince = 'Working since';
export const languages = 'Languages';
export const directionsTo = (name: string) => `Directions<hidden> to ${name}</hidden>`;
export const distanceFrom = (distance: string, place: string) => `<distance>${distance}</distance> from ${place}`;
export const pointSearchedAt = 'the place you searched';
export const howFar = 'How far is it from you?';
export const changePlace = 'Change<hidden> the place</hidden>';
export const nameServiceCity = (name: string, service: string, city: string) => `${name}, ${service} in ${city}`;
export const photos = 'Photos';
export const contact = 'Contact';
export const share = 'Share';
export const aboutUs = 'About Us';
export const customerReviews = 'Customer Reviews';
export const similarNearby = 'Similar nearby';

// Its photos.
export const photoOf = (name: string, at: number, count: number) => `${name}, ${at} of ${count}`;
export const photoAt = (at: number, count: number) => `${at} of ${count}`;
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
