import { plural } from '#shared/texts/en/grammar.ts';

/** Logging in and registering by a code on the phone, and the number of an account. */

// The two ways.
export const howToLogIn = 'How to log in';
export const howToRegister = 'How to register';
export const byPassword = 'Password';
export const byEmail = 'Email';
export const byForm = 'Full form';
export const byCode = 'Code on phone';

// The number.
export const mobileNumber = 'Mobile number';
export const weSendCode = 'We send a 6 digit code to it.';
export const sendMeCode = 'Send me a code';
export const sendingCode = 'Sending...';

// The code.
export const code = 'Code';
export const smsWent = (number: string) =>
  `An SMS with a 6 digit code is on its way to ${number}. It works for 10 minutes, in this browser.`;
export const whatsappWent = (number: string) =>
  `A WhatsApp message with a 6 digit code is on its way to ${number}. It works for 10 minutes, in this browser.`;
export const codeWent = (number: string) => `A 6 digit code is on its way to ${number}. It works for 10 minutes, in this browser.`;
export const checking = 'Checking...';
export const anotherNumber = 'Use another number';
export const sendAgain = 'Send the code again';
export const byWhatsappInstead = 'Send it by WhatsApp instead';
export const bySmsInstead = 'Send it by SMS instead';
export const againIn = (seconds: number) =>
  `Nothing came? Ask again in ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })}.`;
export const notGoneYet = 'The message has not gone out yet. We keep trying.';
export const notGone = 'The message could not be sent.';
export const whatElseLogin = 'You can also log in with your password.';
export const whatElseRegister = 'You can also register without a code.';

// What is asked for beside the code.
export const whichAccount = 'Which account?';
export const severalAccounts = 'This number has more than one account.';
export const ofBusiness = 'This number belongs to a business here. Is it you?';
export const ofUser = 'This number belongs to a user here. Is it you?';
export const earlierAccount = 'An account from before';
export const userAccount = 'User';
export const businessAccount = 'Business';
export const passwordToo = 'Your password, too';
export const whyPassword =
  'You log in on this phone or computer for the first time. So that nobody gets in with your SIM alone, we ask for your password.';
export const nameToo = 'Your user name, too';
export const whyName = 'This number was last used here long ago. So that nobody else gets in, enter the user name of the account.';
export const mailToo = 'Your email, too';
export const whyMail = 'This number was last used here long ago. So that nobody else gets in, set a password with the code we email you.';
export const setByMail = 'Set a password by email';
export const teamToo = 'Please write to us';
export const whyTeam = 'This number was last used here long ago. So that nobody else gets your business, our team asks who you are.';
export const writeToUs = 'Write to us';
export const makeNewAccount = 'Not my account: make a new one';
export const listWithNumber = 'List a new business';

// A new account.
export const noAccountYet = 'No account has this number yet.';
export const besideTheOther = 'It stands beside the other account of this number.';
export const noBusinessYet = 'No business has this number yet. Three answers and it is listed; photos and prices can follow.';
export const listInAMinute = 'List it in a minute';
export const fourThings = 'Number, name, trade and place. No email, no password.';
export const startWithNumber = 'Start with my number';
export const whereAreYou = 'Where are you?';
export const businessConsent =
  'By registering you agree that we keep these details and show them to visitors once your listing is approved. Your phone number is shown to registered users. You can download all of it or delete your account at any time.';
export const listMyBusiness = 'List my business';
export const whatIsYourName = 'What shall we call you?';
export const nameIsPublic = 'Your reviews show it.';
export const consent =
  'By registering you agree that we keep your phone number, user name, likes and reviews. Reviews are public, your phone number is not. You can download all of it or delete your account at any time.';

// The number of an account.
export const yourNumber = 'Mobile number to log in with';
export const numberIs = (number: string) => `Mobile: ${number}`;
export const noNumber = 'Add your mobile number, and you can log in by a code, without a password.';
export const numberNotConfirmed = 'Confirm your number, and you can log in by a code, without a password.';
export const numberConfirmed = 'You can log in by a code to this number.';
export const addNumber = 'Add a number';
export const confirmNumber = 'Confirm by a code';
export const changeNumber = 'Change the number';
export const removeNumber = 'Remove the number';
export const confirmCode = 'Confirm';

// Who asks, once more.
export const codeOnPhone = 'Send a code to my phone';
export const proveByCode = 'You logged in a while ago. Enter the code that we send you to continue.';
