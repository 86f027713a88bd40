/** Choosing a place in India. */

export const example = 'City, area or PIN code';
export const clearLocation = 'Clear location';
export const nearMe = 'Near me';
export const places = 'Places';
export const place = 'Place';
export const yourPlace = 'Your place';
export const whatForAndWhere = 'We show distances from here. Saved only in this browser.';
export const forget = 'Remove this place';
/** As the maps service asks for it. */
export const poweredByGoogle = 'Powered by Google';
