/** Said in mails about accounts, listings, plans, saved searches and the newsletter, and in those to the team. */

import { plural } from '#shared/texts/en/grammar.ts';

interface SavedSearch {
  service: string;
  city: string;
  state: string;
}

export const hello = (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,');
/** Stands for the name of a business, within a sentence. */
export const yourBusiness = 'your business';
/** Stands for the service of a saved search. */
export const yourSearch = 'your search';
export const labelled = (label: string, value: string) => `${label}: ${value}`;
export const yourPage = 'Your page';
export const seeYourPage = 'See your page';
export const yourDesk = 'Your dashboard';
export const goToYourDesk = 'Go to your dashboard';
export const confirm = 'Confirm';
export const rupees = (amount: string) => `Rs ${amount}`;

export const weWriteInThis = 'Our mails come to you in English from now on';

export const welcomeToSite = (site: string) => `Welcome to ${site}`;
export const usersCanNow = 'You can now like businesses, write reviews and see phone numbers.';
export const findBusiness = 'Find a business';
export const profileWaits = 'Your profile is waiting for approval. Until then only you can see it. Enquiries will come to this address.';

export const passwordWasChanged = 'Your password was changed';
export const passwordJustChanged = (site: string) =>
  `the password of your ${site} account was just changed, and every other device was logged out.`;
export const setPasswordIfNotYou = 'If this was not you, set a new password now:';

export const nomineeNamed = 'Somebody to act for you was named';
export const nomineeNamedWhat = (site: string) =>
  `In your ${site} account a person was named who may see, correct or delete your data if you die or can no longer do it yourself.`;
export const nomineeNamedWarning = 'If you did not do this, take it back on this page, and set a new password.';
export const seeNominee = 'See who it is';

export const codeToReset = 'Your code to reset the password';
export const codeFollows = 'Your code to reset the password:';
export const codeIsValid = (minutes: number) =>
  `The code is valid for ${minutes} minutes, once, and only in the browser that asked for it.`;
export const linkInOtherBrowser = 'In another browser, or when the code is refused, open this link within the same time:';
export const ignoreIfNotAsked =
  'If you did not ask for it, ignore this mail: your password stays as it is. Never tell the code or the link to anyone.';
export const yourUserName = (name: string) => `Your user name is ${name}.`;
export const setNewPassword = 'Set a new password';

export const confirmNewEmail = 'Confirm your new email';
export const wantsThisEmail = (site: string) =>
  `An account on ${site} wants to use this email address. Confirm it within a day, where you are logged in, and it replaces the old one.`;
export const nothingChangesIfNotYou = 'If this is not you, ignore this mail: nothing changes, and we do not write to you again about it.';
export const confirmThisEmail = 'Confirm this email';

export const confirmYourEmail = 'Confirm your email';
export const confirmYourEmailFor = (site: string) => `Confirm your email for ${site}`;
export const isUsersEmailYours = (site: string) =>
  `An account on ${site} has this email address. Confirm that it is yours: then you can see more phone numbers, and your reviews are shown.`;
export const isBusinessEmailYours = (site: string) =>
  `A business on ${site} has this email address. Confirm that it is yours: then our mails show you what customers write.`;
export const confirmToReadByMail = 'Confirm that this address is yours, and our mails show you what customers write:';
export const confirmWithin = (days: number) => `The link works once, for ${days} days, where you are logged in.`;
export const ignoreIfNotRegistered = 'If you have not registered, ignore this mail and do not press the button.';

export const otherEmailAsked = 'Somebody asked for another email';
export const otherEmailIsAsked = (site: string) =>
  `Somebody who is logged in to your ${site} account wants to use another email for it. This one is used until the other is confirmed.`;
export const emailWasChanged = 'Your email was changed';
export const emailIsChanged = (site: string) => `Your ${site} account now uses another email, which was confirmed by a link sent there.`;
export const phoneWasChanged = 'Your login phone number was changed';
export const phoneIsChanged = (site: string) => `You now log in to your ${site} account with another phone number.`;
export const nothingToDoIfYou = 'If this was you, there is nothing to do.';
export const takeBackIfNotYou = (days: number) =>
  `If it was not you, take the account back within ${days} days: everybody is logged out, this change is undone, and you set a new password. Do not share this link.`;
export const takeBack = 'It was not me';
export const accountTakenBack = 'Your email was changed back';
export const earlierEmailAgain = (site: string) =>
  `The ${site} account that had this email uses its earlier email again: its owner opened the link that we had sent there.`;
export const writeToUsIfWrong = 'Write to us if that is wrong';

export const accountIsDeleted = 'Your account is deleted';
export const goodbye = (name: string | undefined) => (name ? `Goodbye, ${name},` : 'Goodbye,');
export const userIsGone = (site: string) =>
  `your ${site} account is deleted, and with it what we kept about you. Reviews and comments that you wrote stay under ‘Former user’.`;
export const businessIsGone = (site: string) =>
  `your ${site} account is deleted, and with it your page, its photos and your enquiries. Nobody finds your business here any more.`;
export const lastMail = 'This is the last mail from us. You are welcome back at any time.';
export const tellUsIfNotYou = 'If this was not you, tell us at once:';

export const teamChangedListing = 'Our team has changed your listing';
/** @param fields what was changed, as the form calls it. */
export const teamCorrected = (business: string, fields: string) => `Our team has corrected the listing of ${business}: ${fields}.`;
export const lookWhetherRight =
  'Please see whether it is right. You can change it at any time with Edit; if something is wrong, write to us on the contact page.';

export const isListedNow = 'Your business is listed now';
export const everybodyCanFind = (business: string, site: string) =>
  `Everybody can find ${business} on ${site}. Enquiries come to this address.`;
export const isNoLongerListed = 'Your business is no longer listed';
export const takenOff = (business: string) => `Our team has taken ${business} off the directory.`;
export const wasNotAccepted = 'Your business was not accepted';
export const notListed = (business: string) => `Our team has not listed ${business} in the directory.`;
export const sendAgain = 'Correct its details on your dashboard, then press ‘Send again’ there.';
export const reason = (words: string) => `Reason: ${words}`;

export const isOnSite = (site: string) => `Your business is on ${site}`;
export const importedAndListed = (business: string, site: string) =>
  `Our team has put ${business} into the directory of ${site}, from a list that we were given. Visitors can find it now.`;
export const importedAndChecked = (business: string, site: string) =>
  `Our team has put ${business} into the directory of ${site}, from a list that we were given. Visitors can find it once we have checked it.`;
export const choosePassword =
  'To change its details and to read enquiries, choose a password: a code comes to this address. Then log in with your phone number.';
export const takeItOver = 'Take it over';
export const removal = (email: string) => `If you do not want to be listed, write to ${email}, or take the business over and delete it.`;

export const receiptFor = (plan: string) => `Receipt for the ${plan}`;
export const paidTwice = 'You had paid for this plan before. This second payment is not needed: we will send the money back.';
export const userHasPlan =
  'Thank you. You can now see the phone numbers of as many businesses a day as you like. It was one payment: nothing is charged again.';
export const businessHasPlan = 'Thank you. Your profile now carries the mark ‘Plan member’. It was one payment: nothing is charged again.';
export const plan = 'Plan';
export const amount = 'Amount';
export const paidOn = 'Paid on';
export const momentInIndia = (at: Date) =>
  `${new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at)} (India)`;
export const order = 'Order';
export const yourPlan = 'Your plan';
export const seeYourPlan = 'See your plan';

export const confirmTelling = 'Confirm your alert';
export const tellOfNewOnes = (service: string, city: string) => `Alert for ${service} in ${city}?`;
export const wantsTellingWeekly = ({ service, city, state }: SavedSearch, site: string) =>
  `You, or somebody with your address, asked ${site} for an alert: new businesses for ${service} in ${city}, ${state}, once a week. It starts once you confirm.`;
export const wantsTellingAtOnce = ({ service, city, state }: SavedSearch, site: string) =>
  `You, or somebody with your address, asked ${site} for an alert: new businesses for ${service} in ${city}, ${state}, as soon as there is one. It starts once you confirm.`;
export const searchForgotten = (days: number) =>
  `If it was not you, ignore this mail: no other comes, and after ${days} days we delete the alert.`;
export const yesTellMe = 'Yes, alert me';
export const newBusiness = (service: string, city: string, business: string) => `New for ${service} in ${city}: ${business}`;
export const newBusinesses = (count: number, service: string, city: string) => `${count} new for ${service} in ${city}`;
export const andMore = (count: number) => `And ${count} more.`;
export const theList = 'The list';
export const seeTheList = 'See the list';
export const whyWeekly = ({ service, city, state }: SavedSearch, site: string) =>
  `You get this because this address asked ${site} for an alert: new businesses for ${service} in ${city}, ${state}, once a week.`;
export const whyAtOnce = ({ service, city, state }: SavedSearch, site: string) =>
  `You get this because this address asked ${site} for an alert: new businesses for ${service} in ${city}, ${state}, as soon as there is one.`;
export const endIt = 'Unsubscribe';

export const confirmNewsletter = 'Confirm the newsletter';
export const confirmNewsletterOf = (site: string) => `Confirm the newsletter of ${site}`;
export const wantsNewsletter = (site: string) =>
  `You, or somebody with your address, asked for the newsletter of ${site}: material prices and new businesses, now and then. It starts once you confirm.`;
export const addressForgotten = (days: number) =>
  `If it was not you, ignore this mail: no newsletter comes, and after ${days} days we delete the address.`;
export const yesSendNewsletter = 'Yes, send me the newsletter';
export const whyNewsletter = (site: string) => `You get this because this address has confirmed the newsletter of ${site}.`;
export const unsubscribe = 'Unsubscribe';

export const newsWaits = (news: string) => `New: ${news}`;
export const waiting = (what: string) => `${what} waiting`;
export const registrations = (count: number) => plural(count, { one: `${count} registration`, other: `${count} registrations` });
export const reports = (count: number) => plural(count, { one: `${count} report`, other: `${count} reports` });
export const comments = (count: number) => plural(count, { one: `${count} comment`, other: `${count} comments` });
export const quarantined = (count: number) =>
  plural(count, { one: `${count} enquiry in quarantine`, other: `${count} enquiries in quarantine` });
export const heldReviews = (count: number) => plural(count, { one: `${count} held review`, other: `${count} held reviews` });
export const waitingGrievances = (count: number) => plural(count, { one: `${count} complaint`, other: `${count} complaints` });
export const waitingClaims = (count: number) => plural(count, { one: `${count} claim`, other: `${count} claims` });
export const waitingMessages = (count: number) => plural(count, { one: `${count} message`, other: `${count} messages` });
export const refundOrder = (order: string) => `Refund order ${order}`;
export const refundOtherAmount = (order: string, amount: string, received: string) =>
  `Order ${order} over ${amount} was paid with ${received} instead, so it gave nobody the plan. Refund it at the payment gateway.`;
export const refundUngranted = (order: string, amount: string) =>
  `Order ${order} over ${amount} was paid, but gave nobody the plan: its account had it already, or is gone. Refund it at the payment gateway.`;
export const testOf = (subject: string) => `Test: ${subject}`;
export const openBackOffice = 'Open the back office';
export const messageFrom = (name: string) => `Message from ${name}`;
export const messageAbout = (name: string, service: string) => `Message from ${name} about ${service}`;

// Keys for programs.
/** @param name of the key. */
export const keyRefused = (name: string) => `The key ‘${name}’ was used from elsewhere`;
export const keyRefusedFrom = (name: string, address: string) =>
  `Somebody called with the key ‘${name}’ from ${address}, from where it may not be used. The call was refused. If you do not know this address, the key is in other hands: revoke it and make another.`;
export const openKeys = 'Open the keys';

// What was opened to a program.
export const keyMade = (name: string) => `A key for programs was made: ${name}`;
export const webhookAdded = (host: string) => `A webhook was added: ${host}`;
export const webhookChanged = (host: string) => `A webhook was changed: ${host}`;
export const sourceAdded = (host: string) => `A file is fetched every night from ${host}`;
export const openedBy = (email: string) =>
  `${email} did this. It goes on when they are signed out. If nobody of you wanted it, end it at once and have them set a new password.`;
/** @param email of somebody who is no admin any more. */
export const makerLeft = (email: string) => `Keys or webhooks of ${email} still work`;
export const replaceWhatTheyMade =
  'They are no admin any more, and may still know these keys and secrets. Make new ones, then revoke the old keys and delete the old webhooks.';
export const openedByNobody =
  'Who did this is not in the team any more. It goes on without them. If nobody of you wanted it, end it at once.';

// Webhooks.
/** @param host of the address that is told. */
export const webhookOff = (host: string) => `The webhook at ${host} was switched off`;
export const webhookOffWhy = (host: string) =>
  `The address at ${host} took nothing for three days, or said that it is gone. The site tells it nothing any more. When it is back, switch it on: what waits is sent then, and what was given up can be sent again.`;
export const openWebhooks = 'Open the webhooks';

// A new admin.
/** @param site its name. */
export const factorOff = (site: string) => `No second step at sign-in any more: ${site}`;
export const signInWithoutCode =
  'From now on you sign in to the back office with your password alone. If you did not want this, tell the other admins at once.';
export const setFactorUpAgain = 'Set up a code or a passkey again here:';
/** @param site its name. */
export const factorChanged = (site: string) => `Your sign-in has changed: ${site}`;
export const factorAppOn = 'From now on a code of your app is asked for when you sign in to the back office.';
export const factorAppOff = 'Codes of your app are no longer asked for when you sign in to the back office. Your passkeys are.';
export const factorPasskeyAdded = 'A passkey was added to your account in the back office.';
export const factorPasskeyRemoved = 'A passkey was removed from your account in the back office.';
export const factorRecoveryDrawn = 'New recovery codes were made for your account in the back office. The old ones no longer work.';
export const factorRecoveryUsed = 'One of your recovery codes was used in the back office. It does not work again.';
export const factorIfNotYou = 'If this was not you, sign out everywhere else here, set a new password, and tell the other admins at once:';
export const youAreAdmin = (site: string) => `You are in the team of ${site}`;
export const setAdminPassword = (site: string) => `You have been added to the team of ${site}. Set your password here:`;
export const adminLinkLasts = (hours: number) => `The link works once, for ${hours} hours.`;
export const ignoreIfUnexpected = 'If you did not expect this, do nothing: without the password nobody can use it.';
export const checkConfirmed = (kind: string) => `Checked: ${kind}`;
export const checkRefused = (kind: string) => `Not confirmed: ${kind}`;
export const checkEnded = (kind: string) => `No longer checked: ${kind}`;
export const checkShownUntil = (business: string, day: string) =>
  `We looked it up, and the page of ${business} says so until ${day}. If its name, state or number changes, the check ends.`;
export const checkNotShown = (business: string) =>
  `We could not confirm it for ${business}. Put it right and send it again from your account.`;
export const checkTakenBack = (business: string) => `The page of ${business} no longer says that we checked it.`;
export const yourChecks = 'Your checks';
export const waitingChecks = (count: number) => plural(count, { one: `${count} number to check`, other: `${count} numbers to check` });
export const checkEndsSoon = (kind: string, day: string) => `Your check ends on ${day}: ${kind}`;
export const checkEndsHow = (business: string) =>
  `After that day the page of ${business} no longer shows it. Renew it in time on the page of your checks.`;
export const waitingDuplicates = (count: number) =>
  plural(count, { one: `${count} likely duplicate`, other: `${count} likely duplicates` });

// Entries that were merged.
export const anotherEntry = 'another entry';
export const yourAccount = 'Your account';
export const entriesMerged = 'Your entry was merged with another';
export const mergedIntoYours = (own: string, other: string) =>
  `Our team found that ${own} and ${other} are the same business and merged the other into yours. Its reviews, likes and enquiries are with you now.`;
export const yoursMerged = (own: string, other: string) =>
  `Our team found that ${own} and ${other} are the same business. The page of ${own} now leads to that of ${other}. Your account stays. Write to us if this is wrong.`;
export const mergeUndone = 'Your entry is on its own again';
export const bothEntriesBack = (own: string, other: string) =>
  `Our team took the merge of ${own} with ${other} back. Both are entries of their own again.`;

// Files that are fetched every night.
export const sourceFails = (host: string) => `The list from ${host} could not be imported`;
export const sourceFailsWhy = (fault: string) => `${fault}. It is tried again every night; you are told of it this once.`;
export const sourceWaits = (host: string) => `A new list from ${host} waits for you`;
export const sourceChecked = 'It was fetched and checked. Nothing was written: look at what it would do, and start it.';
export const sourceFaulty = 'It was fetched and checked. Some of its rows have errors, so nothing was written.';
export const sourceFewer = 'It has less than half the rows of last time, so nothing was written. Look whether it is whole.';
export const openImport = 'Open the import';

// Claims of businesses.
export const claimLinkTitle = 'Take your business over';
export const claimLinkWhat = (site: string) =>
  `Somebody, hopefully you, says that a business on ${site} is theirs, and gave this address of it.`;
export const claimLinkRule = 'The link works once, for two days. Whoever opens it and says yes owns the page.';
export const claimLinkWarning = 'Was it not you? Then do nothing, and pass the link on to nobody.';
export const claimTaken = (business: string) => `${business} is yours now`;
export const claimTakenWhat = (business: string, site: string) =>
  `You asked for ${business} on ${site}, and our team has given it to you. Set a password for it with this email address.`;
export const claimSetPassword = 'Set a password';
export const claimRefused = (business: string) => `${business}: we could not give it to you`;
export const claimRefusedWhat = (business: string, site: string) =>
  `You asked for ${business} on ${site}. Our team has looked at it, and does not give it to you.`;
export const claimEnded = (business: string) => `${business} has an owner now`;
export const claimEndedWhat = (business: string, site: string) =>
  `You asked for ${business} on ${site}. Meanwhile somebody else has shown that they have its phone number or its email, and it is theirs. If you think that this is wrong, write to us.`;
export const claimTakenBack = (business: string) => `${business} was taken back`;
export const claimTakenBackWhat = (business: string, site: string) =>
  `Our team has taken ${business} on ${site} from your account. You cannot log in to it any more.`;
export const takenOver = (site: string) => `Your business on ${site} has an owner now`;
export const takenOverByPhone = (site: string) =>
  `Somebody has shown by a code that they have the phone number of your business on ${site}, and looks after its page from now on.`;
export const takenOverByMail = (site: string) =>
  `Somebody has shown that they read another email address of your business, and looks after its page on ${site} from now on.`;
export const takenOverByTeam = (site: string) => `Our team has given the page of your business on ${site} to somebody who asked for it.`;
export const takenOverWarning = (email: string) =>
  `If that is you, there is nothing to do. If it is not, write to ${email}: we can take it back.`;
export const changesDecided = 'What our team decided on your changes';
export const changesShown = (business: string, fields: string) => `Everybody sees this of ${business} now: ${fields}`;
export const changesRefused = (business: string) => `The following is not shown. The page of ${business} stays as it was there:`;
export const waitingChanges = (count: number) =>
  plural(count, { one: `${count} change of a listing`, other: `${count} changes of listings` });

// Corrections.
export const confirmCorrection = 'Send my correction';
export const confirmCorrectionWhat = (site: string) =>
  `Somebody, hopefully you, suggests a correction of a page on ${site} and gave this address. Open the link and say yes, and it is on its way.`;
export const confirmCorrectionRule = (days: number) => `The link works for ${days} days. Was it not you? Then do nothing.`;
export const correctionSuggested = 'Somebody suggests a correction of your page';
export const correctionSuggestedWhat = (business: string, field: string) =>
  `Somebody says that something on the page of ${business} is wrong: ${field}. Nothing has changed yet.`;
export const correctionSuggestedRule = (day: string) =>
  `Look at it and accept it, or say why not, by ${day}. Without an answer our team decides.`;
export const correctionAccepted = 'Your correction was accepted';
export const correctionRefused = 'Your correction was not accepted';
export const correctionOver = 'Your correction has ended';
export const aBusiness = 'a business';
export const correctionAcceptedWhat = (business: string, field: string) =>
  `You have suggested a correction for ${business}: ${field}. It was accepted. Thank you.`;
export const correctionRefusedWhat = (business: string, field: string) =>
  `You have suggested a correction for ${business}: ${field}. Our team has looked at it and does not change the page.`;
export const correctionSameWhat = (business: string, field: string) =>
  `You have suggested a correction for ${business}: ${field}. The page says so by now. Thank you.`;
export const correctionChangedWhat = (business: string, field: string) =>
  `You have suggested a correction for ${business}: ${field}. The page was changed there meanwhile, so your suggestion has ended. Look whether it is right now.`;
export const correctionUnlistedWhat = (business: string, field: string) =>
  `You have suggested a correction for ${business}: ${field}. The business is not listed any more, so your suggestion has ended.`;
export const yourCorrections = 'Your corrections';
export const waitingCorrections = (count: number) =>
  plural(count, { one: `${count} suggested correction`, other: `${count} suggested corrections` });

// People of a business.
export const invitation = (site: string) => `A business on ${site} invites you`;
export const invitationWhat = (site: string) =>
  `A business asks you to work with it on ${site}. Log in with an account of this address, or open one, and you see which one it is and what you would do.`;
export const invitationRule = (day: string) => `You can accept it until ${day}. Not expecting this? Ignore it.`;
export const seeInvitation = 'See the invitation';
export const personJoined = 'Somebody works for your business now';
export const personJoinedWhat = (name: string | undefined, business: string | undefined, site: string) =>
  `${name ?? 'Somebody'} has accepted an invitation and works for ${business ?? 'your business'} on ${site} now.`;
export const personJoinedWarning = 'Did nobody of you invite them? Remove them at once, and set a new password.';
export const seePeople = 'See who works for you';

// The team's answer to a message.
export const teamAnswers = (brand: string) => `Our answer to your message to ${brand}`;
/** @param day '29 November 2026' */
export const teamAnswersBecause = (day: string) => `You wrote to us on ${day}. Reply to this mail to write again.`;
export const teamAnswersNotYou = 'If that was not you, somebody typed your address by mistake: you need not do anything.';

// To an owner, when the letter below is made.
export const letterComes = 'A letter with a code is on its way to your address';
/** @param day '29 November 2026' */
export const letterComesWhere = (business: string, day: string) =>
  `It goes by post to the address on the page of ${business}. Enter its code on the page of your checks by ${day}, and visitors see that we checked the address. If you change the name or the address before, the code stops working. It costs nothing.`;

// A letter on paper whose code proves an address.
export const letterWhat = (site: string) =>
  `This business is listed on ${site}. With the code below its owner shows that it is found at this address.`;
export const letterCode = (code: string) => `Code: ${code}`;
export const letterWhere = (url: string, day: string) => `Log in and enter it at ${url} by ${day}. It costs nothing.`;
export const letterElse =
  'This business is not at this address? Then please throw this letter away: nobody can use the code without the account.';
