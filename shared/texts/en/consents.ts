/** What people agree to: the notices, the section of the account's page, the mails about them, and the question of age. */

import { brand } from '#shared/brand/shown-brand.ts';

// The purposes, and what is said before somebody agrees (shared/notices.ts).
export const account = 'Your account';
export const accountNotice =
  'By registering you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>. To end that, delete the account.';
export const newsletter = 'Newsletter';
export const newsletterNotice = 'We send the newsletter to your email and use it for nothing else. Every mail has a link to stop it.';
export const savedSearches = 'Alerts about new businesses';
export const savedSearchesNotice = 'We mail you about new businesses for the service and city you chose. Every mail has a link to stop it.';
export const phoneMessages = 'Messages on your phone';
export const phoneMessagesNotice =
  'We tell you about enquiries and answers on WhatsApp or by SMS. Reply STOP to end it; codes you ask for still come.';
export const webPush = 'Notifications';
export const webPushNotice = 'We show new enquiries on the devices where you turn this on. You can turn it off at any time.';

// On the account's page.
export const title = 'What you have agreed to';
export const lead = 'End any of it here. It stops at once.';
export const nothing = 'You have not agreed to anything here yet.';
export const byForm = (day: string) => `Agreed on ${day}, on this site`;
export const byLink = (day: string) => `Agreed on ${day}, by the link in our mail`;
export const byChat = (day: string) => `Agreed on ${day}, by a message`;
export const changed = (day: string) => `This notice changed on ${day}, after you agreed.`;
/** @param purpose what is ended, for those who hear the page. */
export const end = (purpose: string) => `End it<unseen>: ${purpose}</unseen>`;
export const endAccount = 'Delete Account';
export const endedTitle = 'Ended';
/** @param purpose its name. */
export const endedOn = (purpose: string, given: string, ended: string) => `${purpose}: agreed on ${given}, ended on ${ended}`;
export const ended = 'Ended. It stops at once.';

// Counting visits, which a browser remembers by itself.
export const analyticsOn = 'Google Analytics counts visits from this browser.';
export const analyticsOff = 'Google Analytics does not count visits from this browser.';
export const stopCounting = 'Stop counting';
export const allowCounting = 'Allow counting';

// Age.
export const iAmAdult = 'I am 18 or older';
export const tooYoung =
  'You can register once you are 18. If you are younger, register as a user, with a parent or guardian. We have kept nothing you typed.';

// The mail about a notice that has changed.
export const noticeChanged = (purpose: string) => `What we tell you has changed: ${purpose}`;
export const youAgreed = (purpose: string) => `You have agreed to this: ${purpose}. What we say about it has changed. It now says:`;
export const nothingToDo = 'You need not do anything. If you no longer want it, you can end it:';
export const seeOrEnd = 'See it or end it';

// The mail of each quarter, the account's page, and where somebody signs in by a code.
export const rulesTitle = 'The rules here, and your data';
export const rulesSay = () =>
  `We remind you every three months which rules hold on ${brand.name}, as the law asks (IT Rules, 2021). They have not changed because of this mail.`;
export const rulesAre =
  'Give true details. Review only what you have seen yourself. Send and show nothing that is false, insulting, unlawful or somebody else’s.';
export const rulesBroken =
  'Whoever breaks the terms or the privacy policy may lose the account, and we take down what breaks them. Whoever publishes what the law forbids may be punished for it, and some crimes, such as those against children, we have to report.';
export const rulesHold =
  'Our <terms>terms</terms> and our <privacy>privacy policy</privacy> hold here. Whoever breaks them may lose the account.';
export const readTerms = 'Terms and Conditions';
export const readPrivacy = 'Privacy Policy';
