/** The page that says a refusal in words (server/http/failure-page.ts). */

export const backInAMoment = 'Back in a moment';
export const notTaken = 'What was sent to this page could not be taken.';
export const sendAgain = 'What you entered is not lost: reload this page, and your browser sends it once more.';
export const goHome = 'Go to the home page';
/** @param message one of the messages, which end with a stop or without. */
export const asSentence = (message: string) => `${message}.`;
