/** People suggest corrections of entries: their pages, the owner's, and the team's. */

export const suggest = 'Suggest a correction';
export const pageTitle = (business: string) => `What is wrong with ${business}?`;
export const howItGoes =
  'One thing at a time. The owner looks first, for 7 days, then our team. You are told what becomes of it. The owner does not learn who you are.';
export const whatIsWrong = 'What is wrong?';
export const closed = 'The business is closed';
export const closedMeans = 'It has shut for good. The owner or our team looks before it leaves the list.';
export const now = 'On the page now';
export const notShown = 'Nothing';
export const numberIsHidden = 'Enter the number that works.';
export const source = 'How do you know?';
export const theirSource = 'How they know';
export const sourceHint =
  'Such as the board at the shop, a bill, a call, or a link that begins with https://. The owner and our team read it.';
export const yourEmail = 'Your email';
export const yourEmailHint = 'We mail a link that proves that it is yours, and later what became of it. The owner does not see it.';
export const send = 'Send the correction';
export const openMail = 'Open the link in the mail, within three days. It may take some minutes; look in the spam folder, too.';
export const backToPage = 'Back to the page';
export const seeYours = 'See your corrections';

// The link of the mail.
export const linkTitle = 'Send your correction';
export const linkAsks = (business: string) => `You suggest a correction for <strong>${business}</strong>.`;

// One's own.
export const yours = 'Your corrections';
export const none = 'You have suggested no corrections';
export const noneHint = 'Is something wrong on the page of a business? ‘Suggest a correction’ stands below its contact.';
export const deadList = 'This link is too old, or not one of ours. Open the one in our last mail to you.';
export const withOwner = 'The owner looks at it';
export const withTeam = 'Our team looks at it';
export const accepted = 'Accepted';
export const refused = 'Not accepted';
export const endedSame = 'The page says so by now';
export const endedChanged = 'Ended: the page was changed meanwhile';
export const endedUnlisted = 'Ended: the business is not listed any more';
export const because = (reason: string) => `Why: ${reason}`;

// The owner's.
export const ofYours = 'Suggested corrections';
export const ofYoursIs = 'Somebody says that this is wrong on your page. Accept it, or say why not. Without your answer our team decides.';
export const answerUntil = (day: string) => `Please answer by ${day}`;
export const suggested = 'Suggested';
export const isNow = 'Now';
export const accept = (field: string) => `Accept<hidden>: ${field}</hidden>`;
export const refuse = (field: string) => `Refuse<hidden>: ${field}</hidden>`;
export const acceptTitle = 'Change your page?';
export const askAccept = (field: string, value: string) => `${field}: ${value}. Everybody sees it at once.`;
export const askAcceptWaits = (field: string, value: string) => `${field}: ${value}. Our team looks at it before it shows.`;
export const askClosed = 'Your business leaves the list, and nobody finds it any more. Only our team can list it again.';
export const yesChange = 'Change it';
export const yesClosed = 'Yes, it is closed';
export const refuseTitle = 'Why is it not right?';
export const why = 'Why';
export const teamReads = 'Our team reads it and decides.';
export const sayNo = 'Send';
export const youSaid = (reason: string) => `You said: ${reason}`;
export const decidedLately = 'Decided lately';

// The team's.
export const corrections = 'Corrections';
export const whatTheyAre =
  'What people say is wrong with an entry. An owner has 7 days first; what they refused, did not answer, or cannot change alone comes here. Entries without an owner come at once.';
export const byState = 'Corrections by state';
export const waiting = 'Waiting';
export const decided = 'Decided';
export const nothingWaits = 'No corrections wait';
export const theyComeHere = 'What people suggest on pages of businesses comes here.';
export const noneDecided = 'None yet';
export const from = (name: string) => `From ${name}`;
export const noOwner = 'The entry has no owner';
export const ownerSilent = 'The owner has not answered';
export const ownerAccepted = 'The owner has accepted it';
export const ownerRefused = (reason: string) => `The owner says no: ${reason}`;
export const numberLetsIn = 'Whoever has this number can log in to the entry with it, or claim it. Call it first.';
export const closeTitle = 'Take it off the list?';
export const askClose = (business: string) => `${business} leaves the list, as if you had rejected it. Its owner is told.`;
export const takeOff = 'Take it off';
export const acceptIt = 'Change the entry?';
export const theyRead = 'Whoever suggested it reads it in a mail.';
export const refuseIt = 'Refuse';
