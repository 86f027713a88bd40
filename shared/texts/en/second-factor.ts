/** The code or passkey at sign-in, and where somebody of the team is signed in. */

export const myAccount = 'My account';
export const secondStep = 'Second step at sign-in';
export const codeAtSignIn = 'Code from an app';
export const mustSetUp = 'The team must have this. Set it up to go on.';
export const whatItIs = 'After the password comes a code from an app or a passkey. Whoever has only the password cannot get in.';
export const whatCodesAre = 'You enter a code that an app on your phone shows.';
export const isOn = 'On. After your password you enter a code from your app.';
export const whatRecoveryIs = 'For the time without your phone or passkey. Each works once.';
export const codesLeft = (count: number) => `Recovery codes left: ${count}`;
export const setUp = 'Set up';
export const newCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const reallyTurnOff = 'Sign in with your password alone from now on?';
export const reallyTurnOffCodes = 'Sign in with your passkey, without codes from the app, from now on?';
export const yesTurnOff = 'Yes, turn off';
export const scan = 'Open an app such as Google Authenticator or Aegis on your phone and scan this picture.';
export const picture = 'QR code for the app';
export const orType = 'Or type this key into the app:';
export const openInApp = 'Open in an app on this phone';
export const codeOfApp = 'Code that the app shows';
export const confirm = 'Confirm';
export const recoveryCodes = 'Recovery codes';
export const keepThem =
  'Without your phone or passkey, each of these gets you in once. They are shown only now: print them or keep them in a safe place.';
export const iHaveThem = 'I have kept them';
export const saveAsFile = 'Save as a file';
export const signedInAt = 'Where you are signed in';
export const thisBrowser = 'This browser';
/** @param browser as 'Chrome'. @param system what it runs on, as 'Android'. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const sinceMoment = (moment: string) => `Since ${moment}`;
export const untilMoment = (moment: string) => `Until ${moment}`;
export const endSession = (moment: string) => `Sign out<hidden> the session since ${moment}</hidden>`;
export const endOthers = 'Sign out everywhere else';

// Passkeys.
export const passkeys = 'Passkeys';
export const whatPasskeysAre =
  'In place of a code: the fingerprint, face or PIN of your phone or computer, or a security key. It works on this site alone, so no copy of the site can ask for it.';
export const passkeysNeedName = 'This site cannot have passkeys at its address: it needs https and a name.';
export const noPasskeysInBrowser = 'This browser has no passkeys here. Open the site at its own address, in a newer browser.';
export const addPasskey = 'Add a passkey';
export const passkeyName = 'Name';
export const passkeyNameHint = 'So that you know it again, for example: my phone';
export const thenDeviceAsks = 'Then your phone or computer asks you.';
export const addedAt = (moment: string) => `Added ${moment}`;
export const usedAt = (moment: string) => `Last used ${moment}`;
export const neverUsed = 'Not used yet';
export const rename = (name: string) => `Rename<hidden> ${name}</hidden>`;
export const renamePasskey = 'Rename passkey';
export const remove = (name: string) => `Remove<hidden> ${name}</hidden>`;
export const removePasskey = 'Remove passkey';
export const reallyRemove = (name: string) => `${name} does not sign you in any more.`;
export const reallyRemoveLast = (name: string) => `${name} is your only one: you sign in with your password alone then.`;
export const yesRemove = 'Yes, remove';
export const usePasskey = 'Use a passkey';
export const passkeyNotUsed = 'No passkey was used. Try again';
export const passkeyNotAdded = 'No passkey was added. Try again';
export const passkeyKnown = 'This device has a passkey for you already';
export const passkeyElsewhere = 'Passkeys work at the site’s own address alone';

// At sign-in.
export const oneMoreStep = 'Enter the code that your app shows. Without your phone: one of your recovery codes.';
export const orPasskey = 'Use your passkey. Without it: a code from your app, or one of your recovery codes.';
export const passkeyStep = 'Use your passkey. Without it: one of your recovery codes.';
export const code = 'Code';
export const recoveryCode = 'Recovery code';
export const recoveryToProve = 'One of those that you have kept';
export const codeToProve = 'From your app, or one of your recovery codes';
export const otherAccount = 'Back';

// For admins.
export const codesOn = 'Second step at sign-in: on';
export const codesOff = 'Second step at sign-in: off';
export const takeOff = (email: string) => `Turn off second step<hidden> of ${email}</hidden>`;
export const takeOffCode = 'Turn off second step';
export const reallyTakeOff = (email: string) =>
  `Has ${email} lost phone or passkey? They are signed out, sign in with the password alone, and are mailed that.`;
export const yesTakeOff = 'Yes, turn off';
export const signOut = (email: string) => `Sign out<hidden> ${email} everywhere</hidden>`;
export const demand = 'Demand a code or a passkey from everybody';
export const demandNoMore = 'Demand it no more';
export const isDemanded = 'Everybody in the team must have a code or a passkey at sign-in.';
