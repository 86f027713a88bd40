import * as z from 'zod/mini';
import { formMessages as messages } from '#shared/texts.ts';

/** The version that an admin has seen of what they change: another one by now is a conflict. A multipart form sends it as text. */
export const seenVersion = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value)),
    z.int({ error: () => messages.invalidRequest }),
  ),
);
