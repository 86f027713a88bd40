/** Hearts, and the shortlist that they make. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const yourShortlist = 'Your shortlist';
export const businessesYouLike = 'The businesses that you like.';
export const keptHere = 'Kept in this browser alone. <login>Log in</login> to have it on all your devices.';
export const needsScript = 'The shortlist is kept in your browser, which needs JavaScript. Please switch it on.';
export const gone = (count: number) =>
  plural(count, {
    one: 'One business of your shortlist is not listed any more, so it is not shown.',
    other: `${number(count)} businesses of your shortlist are not listed any more, so they are not shown.`,
  });
export const like = (name: string) => `Like ${name}`;
export const nothingYet = 'Nothing is on your shortlist yet.';
export const pressHeart = 'Press the heart of a business, and you find it here.';
export const seeBusinesses = 'See businesses';
export const compare = 'Compare';
export const compareThis = (name: string) => `Compare<hidden> ${name}</hidden>`;
export const threeChosen = 'Three are chosen';
export const chooseSome = 'Choose two or three';
export const openIt = 'Open it';

export const shortlistHere = 'Shortlist of this browser';
export const takeIntoAccount = (count: number) =>
  plural(count, {
    one: 'This browser has kept one business in a shortlist. Take it into your account?',
    other: `This browser has kept ${number(count)} businesses in a shortlist. Take them into your account?`,
  });
export const takeOver = (count: number) => plural(count, { one: 'Take it over', other: 'Take them over' });
export const forget = 'No, forget';
