/** The search of the navigation bar. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const searchFor = 'Search businesses, services or cities';
export const example = 'Roof leaking, painter, cement …';
export const clear = 'Clear';
export const suggestionsFound = (count: number) => `${number(count)} ${plural(count, { one: 'suggestion', other: 'suggestions' })}`;
export const suggestions = 'Suggestions';
export const whatYouMayMean = 'What you may mean';
export const businesses = 'Businesses';
