/** What was looked at last in this browser. */

export const lookedAtLately = 'Looked at lately';
export const clear = 'Clear';
export const keptHere = 'Kept in this browser alone.';
export const searches = 'Searches';
export const businesses = 'Businesses';
