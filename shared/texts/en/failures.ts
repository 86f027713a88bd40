/** The page that says a refusal in words (server/http/failure-page.ts). */

export const backInAMoment = 'Back in a moment';
export const notTaken = 'This page could not accept what was sent.';
export const sendAgain = 'Nothing is lost: reload this page, and your browser sends it again.';
export const goHome = 'Go to the home page';
/** @param message one of the messages, which end with a stop or without. */
export const asSentence = (message: string) => `${message}.`;
