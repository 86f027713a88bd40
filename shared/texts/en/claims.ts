/** An entry that nobody has come in to is claimed: its pages, and the team's. */

export const isThisYours = 'Is this yours?';
export const pageTitle = (business: string) => `Is ${business} yours?`;
export const whatItGives = 'Show that it is yours. Then you can change its page, answer enquiries and reply to reviews. It costs nothing.';

// By phone.
export const byPhone = 'By its phone';
/** @param number masked: '98••••••10'. */
export const codeGoesTo = (number: string) => `We send a 6 digit code to the number of this page, ${number}.`;
export const sendCode = 'Send the code';
export const codeOnItsWay = (number: string) => `A 6 digit code is on its way to ${number}. It works for 10 minutes, in this browser.`;
export const noPhone = 'This page has no mobile number, so no code can go there.';
export const takeIt = 'Take it over';

// By mail.
export const byMail = 'By its email';
/** @param address masked: 's•••@example.in'. */
export const linkGoesTo = (address: string) => `We mail a link to the email of this page, ${address}. Type it in full.`;
/** @param domain what stands behind the @. */
export const linkGoesToDomain = (address: string, domain: string) =>
  `We mail a link to the email of this page, ${address}, or to any other that ends in @${domain}.`;
export const noEmail = 'This page has no email, so no link can go there.';
export const sendLink = 'Mail me a link';
export const linkOnItsWay = 'Open the link in the mail, within two days. It may take some minutes; look in the spam folder, too.';

// By the team.
export const byTeam = 'Neither works?';
export const tellTeam = 'Write to our team how it is yours, then add a licence, a certificate or a bill that shows it. We answer by mail.';
export const loginFirst = 'Log in to write';
export const words = 'How is this business yours?';
export const wordsHint = 'Say who you are in it, and how we can check that.';
export const askTeam = 'Ask our team';
export const askedTitle = 'We have your words';
export const askedText = 'We read them and answer by mail. Documents make it faster.';
export const documentsHint = (most: number, days: number) =>
  `A shop licence, a GST certificate, an electricity bill: what shows the name or the address of the business. ${most} at most: PDF, JPEG or PNG, up to 10 MB each. Only you and our team can open them, and ${days} days after the decision we delete them.`;
export const certificate = 'Licence or certificate';
export const refusedBecause = (reason: string) => `We have refused this: ${reason}`;
export const withdraw = 'Take it back';
export const withdrawTitle = 'Take this back?';
export const withdrawHint = 'We do not look at it then, and your words and documents are deleted.';

// The link of the mail.
export const linkTitle = 'Take your business over';
export const linkAsks = (business: string) => `You asked for <strong>${business}</strong>. Is it yours?`;

// The team.
export const claims = 'Claims';
export const whatClaimsAre =
  'People who say that an entry without an owner is theirs. What a code or a link has proven needs no decision, and can be taken back.';
export const byState = 'Claims by state';
export const waiting = 'Waiting';
export const taken = 'Taken over';
export const others = 'Others';
export const nothingWaits = 'Nobody waits';
export const claimsComeHere = 'Who can prove neither the number nor the email asks here.';
export const none = 'None yet';
export const wayPhone = 'By a code to its number';
export const wayMail = (email: string) => `By a link to ${email}`;
export const wayTeam = (email: string) => `Asks by words, as ${email}`;
export const refused = 'Refused';
export const ended = 'Ended: somebody else proved it first';
export const takenBack = 'Taken back';
export const accept = (business: string) => `Give it<hidden>: ${business}</hidden>`;
export const refuse = (business: string) => `Refuse<hidden>: ${business}</hidden>`;
export const takeBack = (business: string) => `Take back<hidden>: ${business}</hidden>`;
export const acceptTitle = 'Give the business';
export const askAccept = (business: string, email: string) =>
  `${email} becomes the email of ${business}: whoever reads it owns the business. Are you sure that it is theirs?`;
export const giveIt = 'Give it';
export const refuseTitle = 'Refuse the claim';
export const takeBackTitle = 'Take the business back';
export const whatTakeBackDoes = 'They are signed out, nobody owns the business, and it has the number and email of before.';
export const refuseIt = 'Refuse';
export const takeItBack = 'Take back';
export const why = 'Why';
export const theyRead = 'They read it in a mail.';
