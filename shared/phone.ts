import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { plainDigits } from '#shared/digits.ts';
import metadata from '#shared/phone-metadata.json' with { type: 'json' };

let latest: { text: string; number: ReturnType<typeof parsePhoneNumberFromString> } | undefined;

/** A number is looked at and then normalised, and is read once for both. */
function parse(text: string) {
  if (latest?.text !== text) {
    latest = {
      text,
      number: parsePhoneNumberFromString(plainDigits(text), { defaultCountry: 'IN', extract: false }, metadata as unknown as MetadataJson),
    };
  }
  return latest.number;
}

/**
 * The numbers of the demo begin so: Kanpur's code and a 0, with which no number of a subscriber begins. Nobody can be given one
 * (docs/decisions/103-demo-data.md).
 */
export const UNASSIGNABLE = '5120';

/**
 * Whether `text` is a mobile number of India, with or without +91 or 0, spaces and hyphens (docs/product/rules.md), or one of the demo's:
 * a demo business can be edited like any other.
 */
export function isIndianMobile(text: string): boolean {
  const number = parse(text);
  if (number?.country !== 'IN') return false;
  const { nationalNumber } = number;
  return number.isValid() || (nationalNumber.startsWith(UNASSIGNABLE) && nationalNumber.length === 10);
}

/** The ten digits of an Indian number, as it is stored and compared; any other text unchanged. */
export function normalisePhone(text: string): string {
  return parse(text)?.nationalNumber ?? text;
}
