/** Requests about one's own data: the page that takes them, the link that proves whose they are, and their mails. */

export const title = 'Your data';
export const description = () => 'See, correct or delete what this site keeps about you, or name somebody to act for you.';
export const lead = 'You can do most of this yourself, now. For the rest, we reply within the time shown.';
export const askAboutData = 'Ask our team about your data';
export const byYourself = 'At once, by yourself';
export const askUs = 'Ask our team';
export const askUsHint = (name: string) =>
  `For what you cannot do by yourself, or without an account. It goes to ${name}, our Grievance Officer. Use the email that your data carries.`;
export const logIn = 'Log in first';
export const seeIt = '<strong>See:</strong> a file with all that is kept about you.';
export const correctIt = '<strong>Correct:</strong> change it in your profile.';
export const eraseIt = '<strong>Delete:</strong> ‘Delete Account’ in your profile, without anybody’s approval.';
export const nameSomebody = '<strong>Name somebody</strong> who acts for you when you no longer can.';
export const stopMessages = '<strong>Take back consent:</strong> end what you agreed to, one by one.';
export const toNominee = 'Name somebody';
export const toConsents = 'What you have agreed to';
export const toOwnPage = 'Open your page';
export const inYourProfile = 'Open ‘Your profile’ at the top of the page.';

// The form.
export const what = 'What do you ask for?';
export const which = 'Which data, and what should we do?';
export const whichHint = 'For example the number on a page, an enquiry that you sent, or whose nominee you are.';
export const answersGoTo = 'The answer comes here. Where it is not the confirmed email of your account, we mail you a link first.';
export const send = 'Send request';
export const received = 'We have your request';
export const receivedAs = (number: number, moment: string) =>
  `Its number is ${number}. We answer by ${moment} at the latest, and write to you.`;
export const oneStep = 'One step is left';
export const openLink = (days: number) =>
  `We have mailed you a link. Open it within ${days} days, so that we know that it is you: from then on our time runs.`;
export const sendAnother = 'Send another';
export const complainInstead = 'A complaint about how we treat your data';
/** @param time '7 days'. */
export const answeredWithin = (time: string) => `Answered within ${time}.`;

// The link.
export const linkTitle = 'Your request';
/** @param kind 'Delete my data'. */
export const linkAsks = (kind: string) => `You asked for this: <strong>${kind}</strong>. Shall it go to our team?`;
export const yesSendIt = 'Yes, send it';
/** Of a link that is opened after the answer. */
export const answered = (number: number) => `We have answered your request ${number} by email`;
export const deadLink = 'This link has ended, or your request is gone. Please send it again';

// Mails.
export const confirmMailTitle = 'Confirm your request';
export const confirmMailSays = (site: string) => `Somebody has sent ${site} a request about data, with this email. Was it you?`;
export const confirmMailRule = (days: number) => `The link works for ${days} days. If it was not you, do nothing: the request is deleted.`;
export const receivedSubject = (number: number) => `Your request ${number}`;
export const receivedText = (number: number, moment: string) =>
  `Your request has come to our Grievance Officer. Its number is ${number}. We answer by ${moment} at the latest, and write to you.`;
export const decidedSubject = (number: number) => `Answered: your request ${number}`;
export const decidedText = (action: string) => `Our Grievance Officer has answered your request. ${action}.`;
export const ifNotSatisfied =
  'If that does not satisfy you, send a complaint about your data; after that you can complain to the Data Protection Board of India. Answer this mail if something is unclear.';
export const officerSubject = (number: number, moment: string) => `Request ${number}, due by ${moment}`;
export const reminderSubject = (number: number, moment: string) => `Half the time is over: request ${number}, due by ${moment}`;

// The desk.
export const addressProven = 'The address is proven';
export const addressNotProven = 'The address is not proven: send no data there';
export const decideRequest = (number: number) => `Decide request ${number}`;
export const doFirst = 'Do what has to be done first. What you write here is mailed to who asked.';
export const whyHint = 'Who asked reads it, with where to complain.';

// The privacy policy.
/** Each time as people say it: '7 days'. @param most that the law allows. */
export const times = (see: string, correct: string, erase: string, nominee: string, most: string) =>
  `What you cannot do by yourself, <data>ask our team for</data>, with an account or without: we show you what is kept within ${see}, correct it within ${correct}, delete it within ${erase}, and deal with who is named to act for somebody within ${nominee}. We first mail a link to an address that nobody has confirmed. The Digital Personal Data Protection Rules, 2025 allow ${most}.`;
