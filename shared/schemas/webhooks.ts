import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { seenVersion } from '#shared/schemas/version.ts';
import { formMessages as messages, webhookMessages } from '#shared/texts.ts';

/** What endpoints may be told of. */
export const webhookEvents = [
  'business.added',
  'business.approved',
  'business.changed',
  'business.rejected',
  'business.removed',
  'enquiry.received',
  'review.received',
  'order.paid',
  'person.forgotten',
] as const;
export const webhookEvent = z.enum(webhookEvents, { error: () => messages.invalidRequest });
export type WebhookEvent = z.infer<typeof webhookEvent>;

const PLUGIN = 'plugin://';

/** Where the events of a plugin go. @param name of its file, without the ending. */
export const pluginAddress = (name: string): string => PLUGIN + name;

/** @returns the plugin that an address names; none for one of the network. */
export const pluginAt = (url: string): string | undefined => (url.startsWith(PLUGIN) ? url.slice(PLUGIN.length) : undefined);

/** 'Webhook' (docs/product/forms.md). */
export const webhookInput = z.object({
  url: z
    .string({ error: () => webhookMessages.urlMissing })
    .check(z.trim(), z.minLength(1, { error: () => webhookMessages.urlMissing }), z.maxLength(1_000, { error: () => messages.tooLong })),
  events: z
    .array(webhookEvent, { error: () => webhookMessages.eventMissing })
    .check(
      z.minLength(1, { error: () => webhookMessages.eventMissing }),
      z.maxLength(webhookEvents.length, { error: () => messages.invalidRequest }),
    ),
  /** Who asks, and in what words. */
  showsPrivate: z.boolean({ error: () => messages.invalidRequest }),
});
export type WebhookInput = z.infer<typeof webhookInput>;

/** The same of one that is there, and whether it is told anything. */
export const webhookEdit = z.extend(webhookInput, { isOn: z.boolean({ error: () => messages.invalidRequest }), version: seenVersion });
export type WebhookEdit = z.infer<typeof webhookEdit>;

export const webhookDeliveryView = z.object({
  _id: z.string(),
  event: z.string(),
  object: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  tries: z.int(),
  createdAt: z.string(),
  triedAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  /** What the endpoint answered last, or why it did not. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.string()),
  tookMs: z.nullable(z.int()),
});
export type WebhookDelivery = z.infer<typeof webhookDeliveryView>;

export const webhookView = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  showsPrivate: z.boolean(),
  isOn: z.boolean(),
  failingSince: z.nullable(z.string()),
  waiting: z.int(),
  failed: z.int(),
  madeBy: z.string(),
  version: z.int(),
  createdAt: z.string(),
  /** The latest first. */
  deliveries: z.array(webhookDeliveryView),
});
export type Webhook = z.infer<typeof webhookView>;

export const webhooksAnswer = successView({ webhooks: z.array(webhookView) });
/** With the secret that signs, which is shown this once. */
export const webhookMade = successView({ message: z.string(), secret: z.string(), _id: z.string() });
export const webhookTested = successView({ message: z.string(), delivery: webhookDeliveryView });
