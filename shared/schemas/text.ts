import * as z from 'zod/mini';
import { readEmail } from '#shared/email.ts';
import { limits } from '#shared/limits.ts';
import { formMessages as messages } from '#shared/texts.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** A text of the catalogue, read when it is said: one that is read when a schema is made stays in the language of that moment. */
export type Say = () => string;

/** PostgreSQL stores no NUL, and half of a surrogate pair is no character. */
const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), { error: () => messages.unreadableText });

/** Optional free text of a query, trimmed and in one Unicode form. */
export function queryText(longest: number = limits.searchText, tooLong: Say = () => messages.searchTooLong) {
  return z.optional(
    z
      .string({ error: () => messages.invalidRequest })
      .check(z.maxLength(longest, { error: tooLong }), storable, z.trim(), z.normalize('NFC')),
  );
}

/**
 * Ends the checks of a text that is far too long, before it is normalised or compared with a pattern: either may take hours over
 * megabytes that were made for it. Leaves room for spaces around it and for letters that become one.
 */
export function cutOff(longest: number, tooLong: Say) {
  return z.maxLength(4 * longest, { error: tooLong, abort: true });
}

/** Signs that nobody sees: joiners, spaces of no width, marks of direction. */
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}]*$/u;

/** A text that a form asks for, trimmed and in one Unicode form; absent, empty, of another type or not to be seen it gives `required`. */
export function requiredText(required: Say, longest: number = limits.shortText) {
  return z
    .string({ error: required })
    .check(
      cutOff(longest, () => messages.tooLong),
      z.trim(),
      z.normalize('NFC'),
      z.overwrite((text) => (NOTHING_SEEN.test(text) ? '' : text)),
      z.minLength(1, { error: required }),
    )
    .check(z.maxLength(longest, { error: () => messages.tooLong, abort: true }), storable);
}

/** What is a value and no sentence, such as a city: without signs that nobody sees. */
export function valueText(required: Say, longest: number = limits.shortText) {
  return requiredText(required, longest).check(z.overwrite(dropUnseenSigns), z.minLength(1, { error: required }));
}

/** A text that may stay empty, which an absent one, and one of which nothing is seen, is. */
export function optionalText(longest: number) {
  const emptied = z.transform((value: unknown) => (value === null || (typeof value === 'string' && NOTHING_SEEN.test(value)) ? '' : value));
  const text = z.string({ error: () => messages.invalidRequest }).check(
    cutOff(longest, () => messages.tooLong),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(longest, { error: () => messages.tooLong, abort: true }),
    storable,
  );
  return z.optional(z.pipe(emptied, text));
}

/** An e-mail address however it is written, as it is kept: the one rule of every form, login and import. */
export function emailText(required: Say, invalid: Say) {
  const known = requiredText(required).check(z.refine((text) => readEmail(text) !== undefined, { error: invalid }));
  return z.pipe(
    known,
    z.transform((text: string) => readEmail(text) ?? text),
  );
}

/** A text that may be left out: null stands for none, an absent one stays as it is. */
export function orNone<Text extends z.ZodMiniType<string, unknown>>(text: Text) {
  const emptied = z.transform((value: unknown) => (typeof value === 'string' && NOTHING_SEEN.test(value) ? null : value));
  return z.optional(z.pipe(emptied, z.nullable(text)));
}
