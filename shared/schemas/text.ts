import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';

/** PostgreSQL stores no NUL, and half of a surrogate pair is no character. */
const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), messages.unreadableText);

/** Optional free text of a query, trimmed and in one Unicode form. */
export function queryText(longest: number = limits.searchText, tooLong: string = messages.searchTooLong) {
  return z.optional(z.string().check(z.maxLength(longest, tooLong), storable, z.trim(), z.normalize('NFC')));
}

/** A text that a form asks for, trimmed and in one Unicode form; absent, empty or of another type it gives `required`. */
export function requiredText(required: string, longest: number = limits.shortText) {
  // The end of the checks: a pattern that follows may take very long over a text that is very long.
  const shortEnough = z.maxLength(longest, { error: messages.tooLong, abort: true });
  return z.string(required).check(z.trim(), z.normalize('NFC'), z.minLength(1, required), shortEnough, storable);
}

export function emailText(required: string, invalid: string) {
  return requiredText(required).check(z.email(invalid));
}
