import { number } from '#shared/texts/en/grammar.ts';

export const map = 'Map';
export const hideMap = 'Hide map';
export const allInList = 'All businesses on the map are in the list too.';
export const searchHere = (radius: number) => `Search here<within>within ${radius} km</within>`;
export const picturesMissing = 'The map cannot be loaded right now.';
export const firstOf = (loaded: number, total: number) => `The first ${number(loaded)} of ${number(total)}`;
export const allOf = (total: number) => `All ${number(total)} in the list`;
/** @param shown how many are shown. */
export const withoutPlace = (shown: string, count: number) => `${shown}, ${number(count)} not on the map`;
export const nearer = 'Zoom in';
export const farther = 'Zoom out';

// The point of one's own business.
export const pinByKeys = 'Map: the arrow keys move the pin, with Shift they move it farther';
export const here = 'I am here';
export const pressOrKeys = 'Tap where your business is, or use the arrow keys.';
export const pressOrDrag = 'Tap where your business is, or drag the pin there.';
export const notInIndia = 'The pin is not in India.';
export const pinIn = (place: string) => `The pin is in ${place}.`;
export const pinElsewhere = (place: string, city: string) => `The pin is in ${place}; the address says ${city}.`;
