import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { apiKeyMessages, formMessages as messages } from '#shared/texts.ts';

/** What a key opens. Whoever is told of enquiries is told who asked only with `enquiries:private`. */
export const apiScopes = [
  'businesses:read',
  'businesses:write',
  'reviews:read',
  'content:read',
  'content:write',
  'enquiries:read',
  'enquiries:private',
  'users:read',
  'orders:read',
] as const;
export const apiScope = z.enum(apiScopes, { error: () => messages.invalidRequest });
export type ApiScope = z.infer<typeof apiScope>;

/** Addresses and networks, one a line or with commas between them; whether they are some the server says. */
const addressList = z._default(
  z.pipe(
    z.string({ error: () => messages.invalidRequest }).check(z.maxLength(4_000, { error: () => messages.tooLong })),
    z.transform((text: string) => text.split(/[\s,]+/).filter(Boolean)),
  ),
  [],
);

/** A number, which a form sends as text. */
const perMinute = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value)),
  z
    .int({ error: () => apiKeyMessages.callsOutOfRange })
    .check(
      z.gte(1, { error: () => apiKeyMessages.callsOutOfRange }),
      z.lte(limits.apiKeys.callsPerMinute, { error: () => apiKeyMessages.callsOutOfRange }),
    ),
);

/** 'Key for a program' (docs/product/forms.md). */
export const apiKeyInput = z.object({
  name: requiredText(() => apiKeyMessages.nameMissing, limits.apiKeys.name),
  scopes: z
    .array(apiScope, { error: () => apiKeyMessages.scopeMissing })
    .check(
      z.minLength(1, { error: () => apiKeyMessages.scopeMissing }),
      z.maxLength(apiScopes.length, { error: () => messages.invalidRequest }),
    ),
  /** The last day, in India, on which it opens anything. */
  lastDay: z.iso.date({ error: () => apiKeyMessages.dayMissing }),
  addresses: addressList,
  perMinute,
});
export type ApiKeyInput = z.infer<typeof apiKeyInput>;

export const apiKeyState = z.enum(['open', 'ended', 'revoked']);

export const apiKeyView = z.object({
  _id: z.string(),
  name: z.string(),
  /** Its last four letters, by which people tell it from others. */
  ending: z.string(),
  scopes: z.array(apiScope),
  addresses: z.array(z.string()),
  perMinute: z.int(),
  state: apiKeyState,
  lastDay: z.string(),
  madeBy: z.string(),
  /** Whoever made it is no admin any more, and may know it still. */
  hasMakerLeft: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Where it was last refused because of the address that it was used from, and when. */
  refusedFrom: z.nullable(z.string()),
  refusedAt: z.nullable(z.string()),
  /** Calls of the last thirty days, by name: those that were answered and those that were refused. */
  calls: z.array(z.object({ call: z.string(), calls: z.int(), refusals: z.int() })),
});
export type ApiKey = z.infer<typeof apiKeyView>;

export const apiKeysAnswer = successView({ keys: z.array(apiKeyView) });
/** The key itself, which is shown this once. */
export const apiKeyMade = successView({ message: z.string(), key: z.string(), _id: z.string() });
