/** Accounts of people younger than 18: how a child registers, and what a parent is asked. */

export const under18 = 'Under 18?';
export const registerWithParent = 'Register with a parent';
export const description = 'If you are under 18, a parent or guardian agrees before your account opens.';
export const title = 'Register with a parent';
export const lead = 'You are under 18: your account opens once a parent or guardian has agreed.';
export const howToAsk = 'How your parent agrees';
export const byMail = 'By email';
export const byTheirPhone = 'By their phone';
export const parentEmail = 'Email of a parent or guardian';
export const parentPhone = 'Mobile number of a parent or guardian';
export const theirsNotYours = 'Theirs, not one of yours. We mail them a link.';
export const theirNumber = 'Theirs, not one of yours. They get a code when they come to agree.';
export const emailOrPhone = 'Give an email or a mobile number of a parent or guardian, one of the two';
export const askParent = 'Ask them';
export const asking = 'Asking …';
export const whatIsKept =
  'Until then we keep your email, user name and password, and their email or number, for seven days. Your account gets no newsletter, and visits are not counted in it.';
export const parentAsked = 'We have mailed your parent or guardian. Your account opens when they agree';
export const parentComes = 'Nearly done. Now your parent or guardian agrees, within seven days';
/** @param address of the page, as somebody types it. */
export const sayToParent = (address: string) => `Ask them to open <strong>${address}</strong> on their phone and to enter their number.`;
export const parentIsHere = 'They are here now';
export const notAParent = 'Give the address of a parent or guardian, not your own';
export const childAgrees = 'This email or number already belongs to a parent or a child here. Register the child with another one';
export const numberOfParent = 'A parent has agreed by this number, or is asked by it. Give one of your own';
export const waitsForParent =
  'This account opens once a parent or guardian has agreed: by the link in our mail to them, or with their phone';
export const noBusiness = 'A business is listed and looked after by somebody who is 18 or older';

// Where whoever holds the mailbox sets a password of an account that somebody has registered as a child's.
export const ageAgain =
  'Somebody has registered this account for a child, and nobody has confirmed its email. Whoever they named as the parent has no say any more once you go on. Are you under 18? Then name your parent or guardian.';
export const orParentEmail = 'If you are under 18. We mail them a link.';
export const orParentPhone = 'Or this. They get a code when they come to agree.';
export const ageWanted = 'Say that you are 18 or older, or name a parent or guardian';

// The parent's page.
export const parentTitle = 'A child’s account';
/** @param email the child's. */
export const mayTheyRegister = (email: string) => `May <strong>${email}</strong> have an account here?`;
export const theyHaveOne = (email: string) => `You have agreed that <strong>${email}</strong> has an account here.`;
export const agreeNotice =
  'By pressing ‘I agree’ you say that you are their parent or guardian and 18 or older, and accept our <terms>terms</terms> and our <privacy>privacy policy</privacy> for them. The child can write to businesses, review and save. We send no newsletter, and do not track them.';
export const iAgree = 'I agree';
export const deleteIt = 'Delete this account';
export const deleteNotice =
  'You can come back at any time, by the link in our mail or by your number, and delete the account. If the mail is lost, <again>we send you another</again>.';
export const agreed = 'Thank you. The account is open now';
export const deleted = 'The account is deleted';
export const phoneLead = 'Has a child of yours registered here with your mobile number? Enter it: we send you a code, and you decide.';
export const codeNotice = 'We use the number for this alone.';
export const showChildren = 'Continue';
export const whichChild = 'Who has named your number';
export const waitsForYou = 'Waits for you';
export const youAgreed = 'You have agreed';
export const nobodyNamed = 'Nobody has named this number as their parent’s.';
export const orByMail = 'Or by email';
export const mailLead = 'Has a child named your email, or is our mail lost? Enter it: we mail you the link again.';
export const mailMeLinks = 'Mail me the link';
export const linksMailed = 'If a child has named this email, we have mailed the link';
export const wrongLink = 'This link is incomplete, or the account was deleted';

// The mail.
export const mailTitle = (site: string) => `May your child have an account on ${site}?`;
export const mailAsks = (days: number) =>
  `Somebody under 18 has named you as their parent or guardian. The account opens only if you agree within ${days} days; otherwise it is deleted.`;
export const lookAtIt = 'See and decide';
/** @param address of the page that mails it again. */
export const mailKeep = (address: string) =>
  `Keep this mail: by the same link you delete the account later. If it is lost, we send you another: ${address}`;
export const mailWarning = 'If you know of no child who registers, delete the account there, or do nothing.';

// The mail with the links that a parent has asked for anew.
export const linksMailTitle = (site: string) => `Your link to a child’s account on ${site}`;
export const linksMailSays = 'By each link you see a child’s account: you agree to it, or delete it.';
export const linksMailWarning = 'If you have not asked for this mail, do nothing. Give the links to nobody.';

// Once they are 18.
export const grownUpTitle = 'Are you 18 by now?';
export const grownUpNotice =
  'You then accept our <terms>terms</terms> and our <privacy>privacy policy</privacy> yourself, and the account is yours alone: we forget who agreed for you, and tell them by mail where we have their email. You are asked about the newsletter and about counting visits as everybody is.';
export const iAmGrownUp = 'I am 18 or older now';
export const grownUp = 'Saved. The account is yours alone now';
export const grownUpMailTitle = (site: string) => `The account of your child on ${site} is theirs alone now`;
export const grownUpMailSays =
  'The child for whom you agreed says that they are 18 or older. They have accepted our terms themselves, and we keep your email no longer. The link in our earlier mail does nothing from now on.';
export const grownUpMailWarning = 'If they are younger, write to us: we delete the account.';
export const writeToUs = 'Write to us';
