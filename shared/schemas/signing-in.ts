// What the forms of registration and of signing in share.
import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { cutOff, type Say } from '#shared/schemas/text.ts';
import { consentsText, formMessages as messages } from '#shared/texts.ts';

const { shortest, longest } = limits.password;

/** Longer than anything that somebody types: such a password need not be compared. */
const FAR_TOO_LONG = 2_500;

/** A password as it is typed, in one Unicode form so that it is the same from every keyboard. */
export function passwordText(absent: Say) {
  return z.string({ error: absent }).check(
    cutOff(FAR_TOO_LONG, () => messages.passwordTooLong),
    z.normalize('NFC'),
    z.minLength(1, { error: absent }),
  );
}

export function newPasswordText(absent: Say, tooShort: Say = () => messages.passwordTooShort) {
  return passwordText(absent).check(
    z.minLength(shortest, { error: tooShort }),
    z.maxLength(longest, { error: () => messages.passwordTooLong }),
  );
}

/** What a box says, or a program: true or false, as text too. */
export const ticked = z.transform((value: unknown) => (value === 'true' || value === 'false' ? value === 'true' : value));

/** Whether who registers is 18 or older: the forms ask, and calls need not say. Who says no registers nothing. */
export const adult = z.optional(
  z.pipe(
    ticked,
    z.boolean({ error: () => messages.invalidRequest }).check(z.refine((isAdult) => isAdult, { error: () => consentsText.tooYoung })),
  ),
);

/** An unticked 'Remember me' makes a cookie that ends with the browser; callers who say nothing are remembered. */
export const remember = z.optional(z.pipe(ticked, z.boolean()));
