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

const PARTING = /[\s./-]/g;
/** Its fifteen signs, with whatever parts them, and no other sign beside them. */
const GSTIN =
  /(?<![A-Z\d])(?:GST(?:IN)?)?(?:NO|NUMBER)?((?:\d[\s./-]*){2}(?:[A-Z][\s./-]*){5}(?:\d[\s./-]*){4}[A-Z][\s./-]*[A-Z\d][\s./-]*Z[\s./-]*[A-Z\d])(?![A-Z\d])/g;
/** A word of letters and digits, longer than a PAN: what is wrong with it is said, rather than of its label. */
const LIKE_GSTIN = /(?<![^\s\p{P}])(?=[A-Z]*\d)(?=\d*[A-Z])([A-Z\d]{11,})(?![^\s\p{P}])/gu;
const UDYAM =
  /(?<![A-Z\d])UDYAM(?:\s?(?:REGISTRATION|REG)?[\s.]*(?:NO|NUMBER)[\s.:#-]+)?[\s./_:-]*([A-Z]{2})[\s./_-]*(\d{2})[\s./_-]*(\d{7})(?![A-Z\d])/g;
/** Maharashtra and Telangana number projects and agents so. Numbers of other states are as free as what may stand before them. */
const RERA = /(?<![A-Z\d]|[A-Z\d][/-])([PA]\d{11})(?![A-Z\d]|[/-][A-Z\d])/g;
/** 'MahaRERA Reg. No.: ', before the first digit. */
const LABEL = /^(?:[^\d:]*?(?:(?<![^\s.(])(?:NOS?|NUMBER|नं|नंबर|क्रमांक|संख्या)(?![\p{L}\p{M}])[\s.:#=-]*|[:#=][\s.:#=-]*))+/u;
const RERA_ALONE = /^(?:MAHA)?RERA[\s-]+(?=[A-Z]?\d)/;
/** 'UPRERAPRJ No. 123456' has a word of the number itself before 'No.'. */
const PART_OF_RERA =
  /^(?:[A-Z]{0,5}RERA[\s:-]+)?((?!(?:[A-Z]{0,5}RERA|REG[A-Z]*|CERT[A-Z]*|PROJECTS?|PROMOTER|AGENTS?|ID)[\s.])[A-Z]+)\s+NO[\s.:#-]*(?=\d)(.*)$/s;
const LABEL_OF_POLICY = /^(?:INSURANCE|POLICY|CERTIFICATE|बीमा|पॉलिसी)/u;
const CLOSING = /[\s.,;]+$/;

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
  if (kind === 'gstin') return readGstin(findGstin(text), state);
  if (kind === 'udyam') return readUdyam(text);
  const number = withoutLabel(kind, text);
  return LOOSE[kind].test(number) && /\d/.test(number) ? { number } : { wrong: messages.checkNumberShape };
}

/** Of these each state and each insurer has forms of its own. */
const LOOSE: Record<Exclude<SentCheck, 'gstin' | 'udyam'>, RegExp> = {
  rera: /^[A-Z0-9][A-Z0-9 ./()-]{5,}$/,
  licence: /^[\p{L}\d][\p{L}\p{M}\d ,.:/()&-]{2,}$/u,
  insurance: /^[A-Z0-9][A-Z0-9 ./-]{4,}$/,
};

/** The parts of the one number of a text that has such a shape; nothing where there is none, or another one too. */
function theOnly(shape: RegExp, text: string): string[] | undefined {
  const found = [...text.matchAll(shape)].map((match) => match.slice(1).map((part) => part.replace(PARTING, '')));
  return new Set(found.map(String)).size === 1 ? found[0] : undefined;
}

function withoutLabel(kind: keyof typeof LOOSE, text: string): string {
  if (kind === 'licence' || (kind === 'insurance' && !LABEL_OF_POLICY.test(text))) return text;
  const bare = text.replace(LABEL, '').replace(CLOSING, '');
  if (kind === 'insurance') return bare;
  const [, word, behind] = PART_OF_RERA.exec(text) ?? [];
  const ofMany = word && behind && `${word} NO. ${behind.replace(CLOSING, '')}`;
  return theOnly(RERA, text)?.[0] ?? (ofMany || bare.replace(RERA_ALONE, ''));
}

function readUdyam(text: string): ReadNumber {
  const [state, district, number] = theOnly(UDYAM, text) ?? theOnly(UDYAM, text.replace(/\s/g, '')) ?? [];
  return number ? { number: `UDYAM-${state}-${district}-${number}` } : { wrong: messages.udyamShape };
}

/** What of a text is meant for a GSTIN: all of it where nothing else tells. */
function findGstin(text: string): string {
  const whole = text.replace(/[\s.-]/g, '');
  if (!findWrongGstin(whole)) return whole;
  return (theOnly(GSTIN, text) ?? theOnly(LIKE_GSTIN, text))?.[0] ?? whole;
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
