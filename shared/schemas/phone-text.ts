import * as z from 'zod/mini';
import { isIndianMobile, normalisePhone, phoneFault } from '#shared/phone.ts';
import { requiredText, type Say } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** What is said of a text that is no mobile number of India: what it is where that can be told, else `invalid`. */
export function sayPhoneFault(text: string, invalid: Say): string {
  const fault = phoneFault(text);
  if (fault === 'landline') return messages.landline;
  return fault === 'cut by a spreadsheet' ? messages.numberCut : invalid();
}

/** A mobile number of India however it is written, as it is kept: the one rule of every form, login and import. */
export function mobileText(absent: Say, invalid: Say) {
  const error = ({ input }: { input?: unknown }) => sayPhoneFault(String(input), invalid);
  return z.pipe(requiredText(absent).check(z.refine(isIndianMobile, { error })), z.transform(normalisePhone));
}
