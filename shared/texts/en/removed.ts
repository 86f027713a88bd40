/** What the team removed, and what of it can be brought back. */

import { plural } from '#shared/texts/en/grammar.ts';

/** @param days how long it can be brought back. */
export const whatStandsHere = (days: number) =>
  `What the team removes stands here for ${days} days and comes back as it was, with its pictures and all that belongs to it. Accounts, and what people delete themselves, are gone at once.`;
export const whichKind = 'What was removed';
export const removedThings = 'What was removed, the latest first';
export const what = 'What';
export const by = 'Removed by';
export const removedOn = 'Removed on';
export const until = 'Can be brought back until';
export const reviewOf = (business: string) => `Review of ${business}`;
/** @param stars of five. */
export const writtenBy = (name: string, stars: number) => `by ${name}, ${stars} of 5 stars`;
export const withPictures = (pictures: number) => `${pictures} ${plural(pictures, { one: 'picture', other: 'pictures' })}`;
export const formerAdmin = 'Somebody who is no admin any more';
/** @param what its name. */
export const bringBack = (what: string) => `Bring back<hidden> ${what}</hidden>`;
export const bringChosenBack = 'Bring chosen back';
export const couldNotBringBack = 'It could not be brought back. Please try again';
export const nothingRemoved = 'Nothing was removed in the last 30 days.';
export const noneOfKind = 'None of these was removed in the last 30 days.';
