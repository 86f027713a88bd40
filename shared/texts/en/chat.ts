// What the site says in the chat of WhatsApp to an owner who has answered there. What is filled in stands in the owner's language.
export const photo = 'Photo';
export const passedOn = (name: string) => `Sent to ${name} ✓`;
export const whichRequest = 'Which enquiry is this answer for?';
export const chooseRequest = 'Choose';
export const noneOfThese = 'None of these';
export const waitsOnSite = (url: string) => `We could not tell which enquiry this answers. It is kept for you here: ${url}`;
/** @param reason a sentence. */
export const notPassedOn = (reason: string, url: string) => `Not sent. ${reason} Your enquiries: ${url}`;
export const onlyTextAndPhotos = (url: string) => `Only text and photos can be sent on from here. Your enquiries: ${url}`;
export const pictureTooLarge = 'This photo is larger than 5 MB.';
export const pictureGone = 'WhatsApp no longer has this photo.';

// What waits for the owner on the site.
export const leftOver = 'From WhatsApp';
export const leftOverHint = 'We could not tell which enquiry these answers are for. Nobody has them yet.';
export const withPhoto = 'A photo';
export const forRequest = 'Enquiry';
export const chooseFirst = 'Choose an enquiry first';
export const sendToRequest = 'Send';
export const deleteLeftOver = 'Delete';
export const deleteTitle = 'Delete this answer?';
export const deleteQuestion = 'Nobody has got it.';
export const sent = 'Your answer is sent';
export const deleted = 'Deleted';
export const notFound = 'This message is no longer here';
