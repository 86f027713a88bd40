/** What was looked at last in this browser. */

export const lookedAtLately = 'Recently viewed';
export const clear = 'Clear';
export const keptHere = 'Saved only in this browser.';
export const searches = 'Searches';
export const businesses = 'Businesses';
