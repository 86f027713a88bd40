/** The webhooks of the back office. */

import { plural } from '#shared/texts/en/grammar.ts';

export const whatTheyAre =
  'The site tells a program of yours what happens, at once: it posts to an address that you name, and signs what it sends (Standard Webhooks).';
export const addWebhook = 'Add a webhook';
export const editWebhook = 'Edit webhook';
export const address = 'Address';
export const addressHint = 'https, reachable from the internet. Redirects are not followed.';
export const toldOf = 'What it is told of';
/** @param event an event, as programs say it. */
export const eventName = (event: keyof typeof EVENTS) => EVENTS[event];
export const test = 'Test';
export const who = 'Enquiries';
export const showsPrivate = 'With who asked, and what they wrote';
export const whether = 'State';
export const isOn = 'It is told what happens';
/** @param name of its file, without the ending. */
export const plugin = (name: string) => `Plugin ${name}`;
export const secret = 'Secret';
export const shownOnce = 'Copy the secret now: with it the program sees that a message is from here. It is not shown again, to anybody.';
export const on = 'On';
export const off = 'Off';
/** @param moment as it is shown. */
export const failingSince = (moment: string) => `Takes nothing since ${moment}`;
export const waiting = (deliveries: number) => `${deliveries} ${plural(deliveries, { one: 'message waits', other: 'messages wait' })}`;
export const failed = (deliveries: number) =>
  `${deliveries} ${plural(deliveries, { one: 'message was', other: 'messages were' })} given up`;
export const none = 'No webhooks yet';
export const sendTest = 'Send a test';
export const sendFailedAgain = 'Send those given up again';
/** @param what happened, and which message. */
export const sendAgain = (what: string) => `Send again<hidden> ${what}</hidden>`;
export const log = 'What it was told last';
export const nothingYet = 'Nothing yet';
export const what = 'What';
export const when = 'When';
export const answer = 'Answer';
export const stateWaiting = 'Waits';
export const stateSent = 'Sent';
export const stateFailed = 'Given up';
/** @param status as HTTP has it. @param ms milliseconds. */
export const answeredIn = (status: string, ms: string) => `${status} after ${ms} ms`;
export const triedTimes = (tries: number) => `${tries} ${plural(tries, { one: 'try', other: 'tries' })}`;
/** @param moment as it is shown. */
export const nextTry = (moment: string) => `Next try ${moment}`;
/** @param host of the address. */
export const deleteWebhook = 'Remove webhook';
export const reallyDelete = (host: string) => `Remove the webhook at ${host}? Its log goes with it, and what waits for it is not sent.`;

const EVENTS = {
  'business.added': 'A business was added',
  'business.approved': 'A business was approved',
  'business.changed': 'A business was changed',
  'business.rejected': 'A business was rejected',
  'business.removed': 'A business was removed',
  'enquiry.received': 'An enquiry came',
  'review.received': 'A review came',
  'order.paid': 'An order was paid',
  'person.forgotten': 'An account was deleted',
};
