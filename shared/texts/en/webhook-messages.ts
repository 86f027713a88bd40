/** What the team is told of webhooks. */

import { plural } from '#shared/texts/en/grammar.ts';

export const urlMissing = 'Enter the address';
export const urlNotPublic = 'The address must begin with https:// and be reachable from the internet';
export const eventMissing = 'Choose what it is told of';
export const tooManyWebhooks = 'There are 20 webhooks already. Remove one first';
export const webhookNotFound = 'Webhook not found';
export const deliveryNotFound = 'This is not in the log any more';
export const webhookAdded = 'Webhook added. Copy its secret now: it is not shown again';
export const webhookUpdated = 'Webhook changed';
export const webhookDeleted = 'Webhook removed';
/** @param status as HTTP has it: 200. */
export const answered = (status: number) => `The address answered ${status}`;
/** @param fault a code such as ECONNREFUSED. */
export const notReached = (fault: string) => `The address was not reached (${fault})`;
export const pluginDone = 'The plugin did it';
/** @param fault a code such as ETIMEDOUT. */
export const pluginFailed = (fault: string) => `The plugin failed (${fault}); the program's log says more`;
export const sentAgain = (deliveries: number) =>
  `${deliveries} ${plural(deliveries, { one: 'message is', other: 'messages are' })} sent again`;
