/** Newsletters and their subscribers in the back office. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const pageTitle = 'Newsletter · Back office';
export const newsletters = 'Newsletters';
export const noNewsletters = 'No newsletters yet';
export const writeNewsletter = 'Write a newsletter';
export const editNewsletter = 'Edit newsletter';
export const deleteNewsletter = 'Delete newsletter';
export const reallyDelete = (subject: string) => `Are you sure you want to delete the draft “${subject}”?`;
export const confirmedCount = (subscribers: number) =>
  `${number(subscribers)} ${plural(subscribers, { one: 'subscriber', other: 'subscribers' })} confirmed. A newsletter goes to those who have confirmed when it is sent.`;
export const state = 'State';
export const read = (subject: string) => `Read<hidden> ${subject}</hidden>`;

// The form.
export const subject = 'Subject';
export const text = 'Text';
export const howTextIsSent =
  'Plain text; an empty line begins a paragraph, and web addresses become links. Why it comes, ‘Unsubscribe’ and our address are put below it.';
export const saveDraft = 'Save draft';

// Sending.
export const sendTest = (subject: string) => `Send test to me<hidden> ${subject}</hidden>`;
export const testFirst = 'Send this text to yourself first: then it can be sent to all.';
export const sendToAll = (subject: string) => `Send to all<hidden> ${subject}</hidden>`;
export const sendNewsletter = 'Send newsletter';
export const reallySend = (subject: string, subscribers: number) =>
  `“${subject}” goes to ${number(subscribers)} ${plural(subscribers, { one: 'subscriber', other: 'subscribers' })}. It cannot be taken back. Have you read the test mail?`;
export const sendIt = 'Send it';
export const draft = 'Draft';
export const draftTested = 'Draft, tested';
export const sentTo = (subscribers: number) =>
  `Sent to ${number(subscribers)} ${plural(subscribers, { one: 'subscriber', other: 'subscribers' })}`;
export const sendingSoFar = (done: number, all: number) => `Sending: ${number(done)} of ${number(all)}`;
export const notReached = (subscribers: number) => `Not reached: ${number(subscribers)}`;
export const unsubscribedMeanwhile = (subscribers: number) => `Unsubscribed meanwhile: ${number(subscribers)}`;
export const goesOnAlone = 'You can leave this page: it goes on.';

// Subscribers.
export const subscribersTitle = 'Subscribers · Back office';
export const subscribers = 'Subscribers';
export const noSubscribers = 'No subscribers yet';
export const byState = 'Subscribers by state';
export const all = 'All';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed yet';
export const emailAddress = 'Email';
export const subscribedAt = 'Subscribed';
export const removeSubscriber = 'Remove subscriber';
export const reallyRemove = (email: string) => `Are you sure you want to take ${email} off the list?`;
export const reallyRemoveMany = (subscribers: number) =>
  `Are you sure you want to take the ${subscribers} that you chose off the list? They can subscribe again.`;
