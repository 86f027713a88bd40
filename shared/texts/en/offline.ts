export const thisIsACopy = 'You are offline. This page is a copy from your last visit, without prices and phone numbers.';
/** The page in the place of one that was not kept; a file of its own (shared/brand/brand-files.ts). */
export const youAreOffline = 'You are offline';
export const wasNotKept =
  'This page was not kept on your phone. The home page and the businesses you looked at last are: open them, or try again when you have a connection.';
export const goHome = 'Go to the home page';
