import { plural } from '#shared/texts/en/grammar.ts';

// Collecting businesses for a request on other pages: lists show it, and need none of the request's own texts.
export const addToRequest = (name: string) => `Ask for a price<hidden> (${name})</hidden>`;
/** The mark `short` is on the words that stand on one line, and `act` on what is seen alone. */
export const inMyRequest = (name: string) => `<short>Chosen</short><hidden> (${name})</hidden> <act>· remove</act>`;
export const seeMyRequest = 'See whom I chose';
/** The way from what is collected to the request. */
export const askThese = (count: number) => plural(count, { one: 'Ask this one for a price', other: `Ask these ${count} for a price` });
export const getQuotes = 'Get quotes';
