import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from '#shared/phone-metadata.json' with { type: 'json' };

function parse(text: string) {
  return parsePhoneNumberFromString(text, { defaultCountry: 'IN', extract: false }, metadata as unknown as MetadataJson);
}

/** Whether `text` is a mobile number of India, with or without +91 or 0, spaces and hyphens (specification 1 §9). */
export function isIndianMobile(text: string): boolean {
  const number = parse(text);
  return number?.country === 'IN' && number.isValid();
}

/** The ten digits of an Indian number, as it is stored and compared; any other text unchanged. */
export function normalisePhone(text: string): string {
  return parse(text)?.nationalNumber ?? text;
}
