import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { plainDigits } from '#shared/digits.ts';
import metadata from '#shared/phone-metadata.json' with { type: 'json' };
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/**
 * The numbers of the demo begin so: Kanpur's code and a 0, with which no number of a subscriber begins. Nobody can be given one
 * (docs/decisions/103-demo-data.md).
 */
export const UNASSIGNABLE = '5120';

/** What a text is that is no mobile number of India. */
export type PhoneFault = 'landline' | 'cut by a spreadsheet' | 'none';
type Reading = { number: string; isOneOfSeveral: boolean } | { fault: PhoneFault };

/** Several numbers and what is said of them are shorter. */
const LONGEST = 200;
/** '9.19877E+11': the first digits of a number and how many it had. */
const SCIENTIFIC = /^\+?(\d)[.,]?(\d*) ?e ?\+? ?(\d{1,2})$/i;
/** '9876543227.0': taken for an amount. */
const AMOUNT = /^(\+?\d{10,14})[.,]0+$/;
/** Lists, lines, addresses of mail; 'Fax:' and '(R)' begin another. */
const BETWEEN_NUMBERS =
  /[/\\,;|&\n\v\f\r\u0085\u2028\u2029]| (?:and|or|और|या) |[^\s@/\\,;|&]+@[^\s@/\\,;|&]+|\s(?=\(?\p{L}[\p{L}\p{M}.'-]*[1-9]? ?[:)])/iu;
/** '1' and '2' on keys and in rings, as chats count, and pictures of phones. */
const PICTURES = /[①-⑨❶-❾]|\d\ufe0f?\u20e3|\p{Extended_Pictographic}/gu;
/** A code and the number behind it are one, whatever parts them. */
const CODE_AND_NUMBER = /((?:\+[\s(]*|\b00)\d{1,4})\D+(?=\d)/g;
/** '1) ', '2. ', '(3) '; 'Mob1: ', 'Mobile No. 2 - '; but not America's '(1) 987-654-3210'. */
const COUNTED = /(^|[\s,;])\(?[1-9](?:\)|[.:](?=\s))(?!\s*[2-9]\d\d\D)/g;
const COUNTING_LABEL = /([\p{L}\p{M}][.# \p{Pd}]{0,2})[1-4](?=[\s.:)\p{Pd}])(?![\s.:)\p{Pd}]*[2-9]\d\d\D)/gu;
/** A whole number, as it stands beside others with nothing but a blank, a dash or a '+' between them. */
const WHOLE = /(?:^|\D)[+(]*(?:(?:00)?91)?[ ()-]*(?:(?:0[ )-]*)?[6-9](?:[ -]?\d){9}|0[1-8](?:[ )-]{0,2}\d){9})(?![\d\p{L}\p{M}])/gu;
/** Words may stand before and behind a number, and none inside of it. */
const NUMBER = /^([^\d]*)(\d(?:[\d\s\p{P}\p{S}]*\d)?)([^\d]*)$/u;
/** A word that touches the digits is another code, unless it says what they are. */
const TOUCHED_BEFORE = /[\p{L}\p{M}]$/u;
const LABEL = /(?:^|[^\p{L}])(?:tel|phone|ph|mobile|mob|no|m|t|p|मो|फोन|फ़ोन)$/iu;
const TOUCHED_BEHIND = /^[\p{L}\p{M}]/u;
const OF_INDIA = /^(?:0{0,2}91){0,2}0?(\d{10})$/;
const FROM_ABROAD = /^0*91(?:0*91)?0*(\d{10})$/;
const LANDLINE = /^(?:(?:11|2[02]|33|4[04]|79|80)[2-7]\d{7}|[1-8]\d{2,3}[2-7]\d{5,6})$/;
const LANDLINE_WITHOUT_CODE = /^[2-6]\d{6,7}$/;

let latest: { text: string; reading: Reading } | undefined;

/** A number is looked at and then normalised, and is read once for both. */
function read(text: string): Reading {
  if (latest?.text !== text) latest = { text, reading: readPhone(text) };
  return latest.reading;
}

function readPhone(text: string): Reading {
  if (text.length > LONGEST) return { fault: 'none' };
  const plain = dropUnseenSigns(plainDigits(text).normalize('NFKC'));
  const [, first, others = '', exponent] = SCIENTIFIC.exec(plain) ?? [];
  // Where a spreadsheet had room for all digits they are there.
  if (first && others.length < Number(exponent)) return { fault: 'cut by a spreadsheet' };
  const whole = readNumber(first ? first + others : plain);
  if ('number' in whole) return whole;
  const readings = readSeveral(plain) ?? partsOf(text).flatMap((part) => readSeveral(part) ?? [readNumber(part)]);
  const mobile = readings.find((reading) => 'number' in reading);
  if (mobile) return { ...mobile, isOneOfSeveral: readings.length > 1 };
  return [whole, ...readings].find(isLandline) ?? whole;
}

/** What a list, lines or labels part, and has a digit. */
function partsOf(text: string): string[] {
  return plainDigits(text.replace(PICTURES, '\n'))
    .normalize('NFKC')
    .replace(CODE_AND_NUMBER, '$1 ')
    .replace(COUNTED, '$1\n')
    .replace(COUNTING_LABEL, '$1')
    .split(BETWEEN_NUMBERS)
    .map(dropUnseenSigns)
    .filter((part) => /\d/.test(part));
}

/** Whole numbers one behind the other; nothing where other digits stand beside them. */
function readSeveral(text: string): Reading[] | undefined {
  const readings = text
    .replace(WHOLE, '\n$&\n')
    .split('\n')
    .filter((part) => /\d/.test(part))
    .map(readNumber);
  return readings.length > 1 && readings.every((reading) => 'number' in reading || isLandline(reading)) ? readings : undefined;
}

function isLandline(reading: Reading): boolean {
  return 'fault' in reading && reading.fault === 'landline';
}

function readNumber(text: string): Reading {
  const [, before = '', written = '', behind = ''] = NUMBER.exec(text.replace(AMOUNT, '$1')) ?? [];
  if (TOUCHED_BEHIND.test(behind) || (TOUCHED_BEFORE.test(before) && !LABEL.test(before))) return { fault: 'none' };
  const digits = written.replace(/\D/g, '');
  const isFromAbroad = /\+[\s(]*$/.test(before) || digits.startsWith('00');
  const [, number] = (isFromAbroad ? FROM_ABROAD : OF_INDIA).exec(digits) ?? [];
  if (number && isMobile(number)) return { number, isOneOfSeveral: false };
  // Ten digits in a row that are no mobile number are more likely mistyped than a landline.
  const hasCode = number !== undefined && number !== written && LANDLINE.test(number);
  return { fault: hasCode || LANDLINE_WITHOUT_CODE.test(digits) ? 'landline' : 'none' };
}

function isMobile(number: string): boolean {
  if (number.startsWith(UNASSIGNABLE)) return true;
  return (
    parsePhoneNumberFromString(number, { defaultCountry: 'IN', extract: false }, metadata as unknown as MetadataJson)?.isValid() ?? false
  );
}

/**
 * Whether `text` is a mobile number of India (docs/product/forms.md), however it is copied from contact lists, web pages, cards and
 * spreadsheets: with unseen signs, digits of other scripts, +91, 91, 0, 0091, 'Mob.: ', 'tel:', brackets, dashes, dots and slashes, as
 * '9876543227.0'; or one of the demo's: a demo business can be edited like any other. Of several numbers, in lines, with signs, labels,
 * counts or nothing between them, the first mobile one counts.
 */
export function isIndianMobile(text: string): boolean {
  return 'number' in read(text);
}

/** The ten digits of an Indian mobile number, as it is stored and compared; any other text unchanged. */
export function normalisePhone(text: string): string {
  const reading = read(text);
  return 'number' in reading ? reading.number : text;
}

/** Whether `text` is a mobile number beside which another one, or something else, is written: nothing of that is kept. */
export function isOneOfSeveralPhones(text: string): boolean {
  const reading = read(text);
  return 'number' in reading && reading.isOneOfSeveral;
}

/** What `text` is instead of a mobile number, as far as that can be told. */
export function phoneFault(text: string): PhoneFault | undefined {
  const reading = read(text);
  return 'fault' in reading ? reading.fault : undefined;
}
