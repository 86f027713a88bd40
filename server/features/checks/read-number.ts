import { findWrongGstin, type WrongGstin } from '#server/features/checks/gstin.ts';
import { states } from '#server/features/places/names.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { readState } from '#server/features/places/read-state.ts';
import type { SentCheck } from '#shared/check-kinds.ts';
import { plainDigits } from '#shared/digits.ts';
import { messages } from '#shared/texts.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** Dashes of all widths, and the minus. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

export type ReadNumber = { number: string } | { wrong: string };

/**
 * Reads a number as somebody typed or copied it, by the rules of its kind.
 * @param state of the business.
 * @returns the number as it is kept, or what is wrong with it, in words.
 */
export function readNumber(kind: SentCheck, typed: string, state: string): ReadNumber {
  const text = plainDigits(dropUnseenSigns(typed.normalize('NFKC')))
    .replace(DASHES, '-')
    .toUpperCase();
  if (kind === 'gstin') return readGstin(text.replace(/[\s.-]/g, ''), state);
  if (kind === 'udyam') return readUdyam(text);
  const wanted = LOOSE[kind];
  return wanted.test(text) && /\d/.test(text) ? { number: text } : { wrong: messages.checkNumberShape };
}

/** Of these each state and each insurer has forms of its own. */
const LOOSE: Record<Exclude<SentCheck, 'gstin' | 'udyam'>, RegExp> = {
  rera: /^[A-Z0-9][A-Z0-9 ./()-]{5,}$/,
  licence: /^[\p{L}\d][\p{L}\p{M}\d ,.:/()&-]{2,}$/u,
  insurance: /^[A-Z0-9][A-Z0-9 ./-]{4,}$/,
};

function readUdyam(text: string): ReadNumber {
  const [, state, district, number] = /^UDYAM-?([A-Z]{2})-?(\d{2})-?(\d{7})$/.exec(text.replace(/\s/g, '')) ?? [];
  return number ? { number: `UDYAM-${state}-${district}-${number}` } : { wrong: messages.udyamShape };
}

function readGstin(text: string, state: string): ReadNumber {
  const wrong = findWrongGstin(text);
  if (wrong) return { wrong: sayWrong(wrong) };
  const code = text.slice(0, 2);
  const issuing = states.find(({ gstNumbers }) => gstNumbers.includes(code));
  if (!issuing) return { wrong: messages.gstinNoState(code) };
  const own = readState(state);
  if (own && own.name !== issuing.name) return { wrong: messages.gstinOtherState(code, nameWritten(issuing.name), nameWritten(own.name)) };
  return { number: text };
}

function sayWrong(wrong: WrongGstin): string {
  switch (wrong.is) {
    case 'length':
      return messages.gstinLength(wrong.length);
    case 'letter_for_digit':
      return messages.gstinLetterO(wrong.place);
    case 'digit_for_letter':
      return messages.gstinZero(wrong.place);
    case 'place':
      return messages.gstinPlace(wrong.place);
    case 'pan_kind':
      return messages.gstinPanKind(wrong.letter);
    case 'check_digit':
      return messages.gstinCheckDigit;
  }
}
