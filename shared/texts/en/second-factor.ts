/** The code at sign-in, and where somebody of the team is signed in. */

export const myAccount = 'My account';
export const codeAtSignIn = 'Code at sign-in';
export const mustSetUp = 'The team must have this. Set it up to go on.';
export const whatItIs =
  'After your password you enter a code that an app on your phone shows. Whoever has only your password cannot get in.';
export const isOn = 'On. After your password you enter a code from your app.';
export const codesLeft = (count: number) => `Recovery codes left: ${count}`;
export const setUp = 'Set up';
export const newCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const reallyTurnOff = 'Sign in with your password alone from now on?';
export const yesTurnOff = 'Yes, turn off';
export const scan = 'Open an app such as Google Authenticator or Aegis on your phone and scan this picture.';
export const picture = 'QR code for the app';
export const orType = 'Or type this key into the app:';
export const openInApp = 'Open in an app on this phone';
export const codeOfApp = 'Code that the app shows';
export const confirm = 'Confirm';
export const recoveryCodes = 'Recovery codes';
export const keepThem =
  'Without your phone, each of these gets you in once. They are shown only now: print them or keep them in a safe place.';
export const iHaveThem = 'I have kept them';
export const saveAsFile = 'Save as a file';
export const signedInAt = 'Where you are signed in';
export const thisBrowser = 'This browser';
export const sinceMoment = (moment: string) => `Since ${moment}`;
export const untilMoment = (moment: string) => `Until ${moment}`;
export const endSession = (moment: string) => `Sign out<hidden> the session since ${moment}</hidden>`;
export const endOthers = 'Sign out everywhere else';

// At sign-in.
export const oneMoreStep = 'Enter the code that your app shows. Without your phone: one of your recovery codes.';
export const code = 'Code';
export const codeToProve = 'From your app, or one of your recovery codes';
export const otherAccount = 'Back';

// For admins.
export const codesOn = 'Code at sign-in: on';
export const codesOff = 'Code at sign-in: off';
export const takeOff = (email: string) => `Turn off code<hidden> of ${email}</hidden>`;
export const takeOffCode = 'Turn off code';
export const reallyTakeOff = (email: string) =>
  `Has ${email} lost the phone? They are signed out, sign in with the password alone, and are mailed that.`;
export const yesTakeOff = 'Yes, turn off';
export const signOut = (email: string) => `Sign out<hidden> ${email} everywhere</hidden>`;
export const demand = 'Demand a code at sign-in from everybody';
export const demandNoMore = 'Demand no code any more';
export const isDemanded = 'Everybody in the team must have a code at sign-in.';
