/** What is said around the conversation that follows an enquiry. */

export const messageRequired = 'Please write a message';
export const priceUnitMissing = 'Please choose what the price is for';
export const priceFromMissing = 'Please enter the price that it begins at';
export const priceToTooLow = 'The highest price must not be below the lowest';
export const readyOnInvalid = 'Please enter a date from today on, within two years';
export const tooManyPhotos = 'At most 3 photos can be added to an answer';
export const unknownEnd = 'as must be found or not_needed';
export const markedAsRead = 'Marked as read';
export const messageSent = 'Message sent';
export const conversationEnded = 'The conversation has been ended';
export const conversationReopened = 'The conversation goes on';
export const staysEnded = 'This was closed more than a day ago and cannot be opened again. Please send a new enquiry';
export const linkEnded = 'The link has been ended. Nobody can read the conversation with it any more';
export const answerConfirmed = 'Thank you. It counts as an answer';
export const quickRepliesSaved = 'Quick replies saved';
export const tooManyQuickReplies = 'At most 8 quick replies can be kept';
export const deadLink =
  'This link has expired or was ended. If you have an account, log in and open My Requests; else please send a new enquiry';
export const endedByAsker = 'The sender has ended this conversation, so nothing more can be sent';
export const endedAsChosen = 'The sender has chosen you and ended this conversation. Please go on by phone or by mail';
export const endedByYou = 'You have ended this conversation. To write again, please send a new enquiry';
export const notPassedOn = 'Our team has not passed this on to the business';
export const askerLeft = 'The sender has left, so an answer would reach nobody';
export const businessLeft = 'This business has left, so a message would reach nobody';
export const businessNotPublic = 'Answers can be sent again once your business is approved';
export const conversationFull = 'This conversation is full. Please go on by phone or by mail';
