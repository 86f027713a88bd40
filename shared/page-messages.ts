/** The texts that every page and the ways of most visitors may say (docs/product/forms.md), to the letter: all browsers load them. */
export const pageMessages = {
  somethingWentWrong: 'Something Went Wrong',
  networkFailed: 'Something Went Wrong! Please try again later',
  allFieldsRequired: 'All fields are required',
  invalidEmail: 'Invalid Email',
  enterLocationAndService: 'Enter location and service',
  enterLocation: 'Enter location',
  selectService: 'Select service',
  selectValidAddress: 'Select a valid address',
  locationUnknown: 'We could not find where you are. Enter your city instead',
  noResults: 'No results found.',
  pleaseLoginToLike: 'Please login to like a business',
  likesAreForUsers: 'Likes are for user accounts, and you are logged in as a business',
  liked: 'Liked',
  shortlisted: 'Kept in your shortlist, in this browser',
  unshortlisted: 'Taken off your shortlist',
  shortlistFull: 'Your shortlist is full. Take some off first, or log in',
} as const;
