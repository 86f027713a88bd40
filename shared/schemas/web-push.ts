import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { queryText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** What a browser gives when it subscribes: where messages go, and the keys that they are encrypted for. */
export const pushDeviceInput = z.object({
  endpoint: z
    .string({ error: () => messages.invalidRequest })
    .check(
      z.maxLength(1_000, { error: () => messages.invalidRequest }),
      z.regex(/^https?:\/\/\S+$/, { error: () => messages.invalidRequest }),
    ),
  keys: z.object(
    {
      // A point of the curve P-256, uncompressed, and 16 bytes.
      p256dh: z.string({ error: () => messages.invalidRequest }).check(z.regex(/^B[\w-]{86}$/, { error: () => messages.invalidRequest })),
      auth: z.string({ error: () => messages.invalidRequest }).check(z.regex(/^[\w-]{22}$/, { error: () => messages.invalidRequest })),
    },
    { error: () => messages.invalidRequest },
  ),
  /** How the owner knows the device: 'Chrome on Android'. */
  name: z._default(
    queryText(60, () => messages.tooLong),
    '',
  ),
  /** It takes the place of what the same session had subscribed: its browser has changed the endpoint by itself. */
  renews: z._default(z.boolean({ error: () => messages.invalidRequest }), false),
});
export type PushDeviceInput = z.infer<typeof pushDeviceInput>;

export const pushDeviceView = z.object({
  _id: z.string(),
  name: z.string(),
  addedAt: z.string(),
  /** SHA-256 of the endpoint, in base64url: a browser knows itself again by it. */
  fingerprint: z.string(),
});
export type PushDevice = z.infer<typeof pushDeviceView>;

export const pushView = z.object({
  /** What a browser subscribes with. */
  publicKey: z.string(),
  devices: z.array(pushDeviceView),
});
export type PushSettings = z.infer<typeof pushView>;

export const pushAnswer = successView(pushView.shape);
export const pushDeviceAnswer = successView({ message: z.string(), device: pushDeviceView });
