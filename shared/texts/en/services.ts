/** Choosing a service. */

export const services = 'Services';
export const select = 'Select service';
export const selectOne = 'Select a service';
export const enterOther = 'Enter other service';
export const noneHasWords = 'Not in our list. Press Continue and we will search for these words.';
export const notLoaded = 'The services could not be loaded. Try again, or type what you need below.';
export const loading = 'Loading services';
