/** The texts that every page and the ways of most visitors may say (docs/product/forms.md), to the letter: all browsers load them. */

export const somethingWentWrong = 'Something Went Wrong';
export const networkFailed = 'Something Went Wrong! Please try again later';
export const allFieldsRequired = 'All fields are required';
export const invalidEmail = 'Invalid Email';
export const enterLocationAndService = 'Enter location and service';
export const enterLocation = 'Enter location';
export const selectService = 'Select service';
export const selectValidAddress = 'Select a valid address';
export const locationUnknown = 'We could not find where you are. Enter your city instead';
export const locationRefused = 'Your location is blocked for this site. Allow it in your browser, or enter your city instead';
export const locationAbroad = 'You seem to be outside India. Enter a city in India instead';
export const locationNeedsHttps = 'This browser will not share your location here. Enter your city instead';
export const noResults = 'No results found.';
export const pleaseLoginToLike = 'Please login to like a business';
export const likesAreForUsers = 'You are logged in as a business. Log in as a user to like businesses';
export const liked = 'Liked';
export const subscribed = 'Subscribed';
export const shortlisted = 'Saved in this browser';
export const unshortlisted = 'Removed from your shortlist';
export const shortlistFull = 'Your shortlist is full. Remove some first, or log in';
/** What a form says beside its button when it was not sent for no fault of its entries. */
export const keptOffline = 'You are offline. What you have entered stays here: send it once you are online again.';
export const keptWithoutAnswer =
  'We got no answer, so it may not have been sent. What you have entered stays here: try again. It is not sent twice.';
export const keptServerFailed =
  'Our server could not take it just now. What you have entered stays here: try again in a minute. It is not sent twice.';
export const keptLoggedOut = 'You have been logged out. What you have entered stays here and is there again once you have logged in.';
export const keptOtherAccount = 'Another account is logged in here now. What you have entered stays here for yours: log in with it again.';
export const logInAgain = 'Log in again';
