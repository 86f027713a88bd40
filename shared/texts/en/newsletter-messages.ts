/** Texts of the newsletter in the back office and behind its links: the form of the footer needs none of them. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const subscriptionConfirmed = 'You are on the list. Every newsletter has a link to leave it';
export const deadLink = 'This link was used or has expired. Subscribe again at the foot of any page';
export const brokenLink = 'This link is incomplete. Copy all of it from the mail, or write to us';
export const unsubscribed = 'You are unsubscribed: this address gets no newsletter any more';
export const newsletterNotFound = 'Newsletter not found';
export const subscriberNotFound = 'Subscriber not found';
export const newsletterAdded = 'Newsletter saved as a draft';
export const newsletterUpdated = 'Newsletter saved';
export const newsletterDeleted = 'Newsletter deleted';
export const subscriberRemoved = 'Subscriber removed';
export const testSent = (email: string) => `A test mail is on its way to ${email}`;
export const sendingBegun = (recipients: number) =>
  `The newsletter goes to ${number(recipients)} ${plural(recipients, { one: 'subscriber', other: 'subscribers' })}`;
export const newsletterSent = 'This newsletter was sent, or is being sent';
export const notTested = 'Send this text to yourself first';
export const nobodyConfirmed = 'Nobody has confirmed a subscription yet';
export const unknownSubscriberState = 'state must be waiting or confirmed';
