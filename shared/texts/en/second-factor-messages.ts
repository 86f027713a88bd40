/** What calls say of codes at sign-in. */

export const codeNeeded = 'Enter the code from your app';
export const wrongCode = 'This code is wrong or was used. Take the one that your app shows now';
export const factorIsOn = 'Codes are asked for already';
export const factorIsOff = 'No codes are asked for';
export const factorNotBegun = 'Begin to set up codes first';
export const ownFactorFirst = 'Set up codes for yourself first';
export const sessionNotFound = 'This session is over';
export const factorIsOnNow = 'Codes are asked for from now on. Other devices are signed out';
export const codesRenewed = 'The codes of before do not work any more';
export const factorIsOffNow = 'No codes are asked for any more';
export const sessionEnded = 'Signed out there';
export const memberSignedOut = 'Signed out everywhere';
export const factorTakenOff = 'They sign in without a code now, and are mailed that';
export const demanded = 'Everybody in the team must have a code at sign-in';
export const notDemanded = 'A code at sign-in is up to each';
