export const thisIsACopy = 'You are offline. This copy from your last visit has no phone numbers.';
/** The page in the place of one that was not kept; a file of its own (shared/brand/brand-files.ts). */
export const youAreOffline = 'You are offline';
export const wasNotKept =
  'This page is not saved on your phone. The home page and the businesses you viewed last are: open them, or try again when you are online.';
export const goHome = 'Go to the home page';
