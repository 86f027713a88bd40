import { number, plural } from '#shared/texts/en/grammar.ts';

export const compareBusinesses = 'Compare businesses';
export const description = (title: string, brand: string) =>
  `${title}: price, reviews, answers, photos and hours side by side on ${brand}.`;
/** @param others names with commas between them. */
export const namesOr = (others: string, last: string) => `${others} or ${last}`;
export const gone = (count: number) =>
  plural(count, {
    one: 'One of them is not listed any more, so it is not shown.',
    other: `${number(count)} of them are not listed any more, so they are not shown.`,
  });
export const threeAtMost = 'You can compare three. These are the first three.';
export const print = 'Print';
export const chooseAnother = 'Choose another in your shortlist to compare it with.';
export const yourShortlist = 'Your shortlist';
export const nothingToCompare = 'There is nothing to compare.';
export const chooseSome = 'Choose two or three businesses in your shortlist.';

export const sideBySide = 'Businesses side by side';
export const notSaid = 'Not given';
export const place = 'Place';
export const price = 'Price';
export const rating = 'Rating';
export const answers = 'Answers to enquiries';
export const verifiedByTeam = 'Verified by our team';
export const yes = 'Yes';
export const photos = 'Photos';
export const noPhotos = 'None';
export const languages = 'Languages';
export const workingSince = 'Working since';
export const tooFewToTell = 'Too new to say';
export const answered = (percent: number) => `${percent}% answered in 30 days`;
/** @param time such as 'an hour'. @param share what `answered` says. */
export const usuallyWithin = (time: string, share: string) => `Usually within ${time}, ${share}`;

export const askThese = (count: number) => `Get quotes from these ${count === 2 ? 'two' : 'three'}`;
export const askTheseHint = 'Say once what you need: their prices come together on one page.';

export const notKnown = 'Not known';
export const distance = 'Distance';
export const distanceFrom = (place: string) => `Distance from ${place}`;
export const changePlace = 'Change<hidden> the place</hidden>';
export const choosePlace = 'Choose a place';
