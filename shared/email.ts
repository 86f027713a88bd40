import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** The longest address that mail servers take, its part before the @ (RFC 5321, 4.5.3.1), and far more than two with what is said of them. */
const LONGEST = { address: 254, local: 64, text: 1_000 };
/** An address of one line: what is behind a line break would be another line of a mail's head. */
const SEVERAL_LINES = /[\p{Cc}\u2028\u2029]/u;
/** 'Asha Rao <asha@example.in>', '(asha@example.in)'. */
const IN_BRACKETS = /[<([{]([^<>()[\]{}]+@[^<>()[\]{}]+)[>)\]}]/;
const LABEL = /^(?:e-?mails?(?: ?id| address)?|ईमेल(?: आईडी)?) ?[:\-–—=] ?/i;
const MAILTO = /^mailto: ?([^?]+@[^?]+)(?:\?.*)?$/i;
const BETWEEN_ADDRESSES = / ?[,;|/] ?| (?:and|or|और|या) | /;
const BEFORE = /^[\s"'“”‘’:=,;.]+/;
const BEHIND = /[\s"'“”‘’:=,;.!।>)\]]+$/;
/** All signs of RFC 5321 without names in quotes, which nobody has. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const PART_OF_DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i;
const OTHER_SCRIPTS = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Reads an e-mail address as it is copied from mails, web pages and spreadsheets: with unseen signs, 'mailto:', a name before it in
 * brackets, dots and commas behind it, spaces about its signs. A domain in another script becomes its ASCII form (RFC 5890), which every
 * mail server knows. Of several addresses the first counts.
 * @returns nothing when it is none.
 */
export function readEmail(text: string): string | undefined {
  if (text.length > LONGEST.text || SEVERAL_LINES.test(text.trim())) return undefined;
  const plain = dropUnseenSigns(text)
    .replaceAll('＠', '@')
    .replaceAll(/[。．｡]/g, '.');
  const [, inBrackets] = IN_BRACKETS.exec(plain) ?? [];
  const whole = readAddress(inBrackets ?? plain);
  if (whole !== undefined || inBrackets !== undefined) return whole;
  const addresses = plain.split(BETWEEN_ADDRESSES).filter(Boolean).map(readAddress);
  return addresses.every((address) => address !== undefined) ? addresses[0] : undefined;
}

/** Whether a text holds an address and more than that. */
export function isOneOfSeveralEmails(text: string): boolean {
  return text.split('@').length > 2 && readEmail(text) !== undefined;
}

function readAddress(text: string): string | undefined {
  const bare = text.replace(BEFORE, '').replace(LABEL, '').replace(MAILTO, '$1').replace(BEFORE, '').replace(BEHIND, '');
  const at = bare.indexOf('@');
  const local = bare.slice(0, Math.max(at, 0)).trim();
  const domain = toAscii(bare.slice(at + 1).replaceAll(/ ?([.]|^) ?/g, '$1'));
  if (!LOCAL.test(local) || local.length > LONGEST.local || domain === undefined) return undefined;
  const address = `${local}@${domain}`;
  return address.length > LONGEST.address ? undefined : address;
}

function toAscii(domain: string): string | undefined {
  const ascii = /^[\0-\x7f]*$/.test(domain) ? domain : OTHER_SCRIPTS.test(domain) ? hostOf(domain) : '';
  const parts = ascii.split('.');
  const isDomain = parts.length > 1 && parts.every((part) => PART_OF_DOMAIN.test(part)) && TOP_LEVEL.test(parts.at(-1) ?? '');
  return isDomain ? ascii : undefined;
}

/** The rules of browsers and of Node for names in other scripts. */
function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
