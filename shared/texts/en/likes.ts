/** Hearts, and the shortlist that they make. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const yourShortlist = 'Your shortlist';
export const businessesYouLike = 'The businesses that you like.';
export const keptHere = 'Saved only in this browser. <login>Log in</login> to see it on all your devices.';
export const needsScript = 'The shortlist is saved in your browser, which needs JavaScript. Please switch it on.';
export const gone = (count: number) =>
  plural(count, {
    one: 'One business of your shortlist is no longer listed.',
    other: `${number(count)} businesses of your shortlist are no longer listed.`,
  });
export const like = (name: string) => `Like ${name}`;
export const nothingYet = 'Your shortlist is empty.';
export const pressHeart = 'Tap the heart of a business to save it here.';
export const seeBusinesses = 'See businesses';
export const compare = 'Compare';
export const compareThis = (name: string) => `Compare<hidden> ${name}</hidden>`;
export const threeChosen = 'Three are chosen';
export const chooseSome = 'Choose two or three';
export const openIt = 'Open it';

export const shortlistHere = 'Shortlist in this browser';
export const takeIntoAccount = (count: number) =>
  plural(count, {
    one: 'One business is saved in this browser. Add it to your account?',
    other: `${number(count)} businesses are saved in this browser. Add them to your account?`,
  });
export const takeOver = (count: number) => plural(count, { one: 'Add it to my account', other: 'Add them to my account' });
export const forget = 'No, remove';
