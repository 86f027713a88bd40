import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** The longest address that mail servers take, its part before the @ (RFC 5321, 4.5.3.1), and far more than two with what is said of them. */
const LONGEST = { address: 254, local: 64, text: 1_000 };
/** Beside several addresses, a line could be one of a mail's head: 'Bcc: …'. */
const LINE_END = /[\t\n\v\f\r\u0085\u2028\u2029]+/;
const CONTROL = /\p{Cc}/u;
/** What is often pasted with an address and is none of it. */
const BESIDE = [
  // Pictures and other signs that are not ASCII; '*bold*' of chats; dashes that stand alone.
  /[^\0-\x7f\p{L}\p{M}\p{N}]+|(?:^|\s)(?:\*+|[-=]+(?=\s))|\*+(?=\s|$)/gu,
  // '(office)', '[work]'.
  /\([^()@]*\)|\[[^[\]@]*\]/g,
  // 'Mail: ', 'Asha Rao: ', 'Email:-'.
  /(?:^|[\s,;|])\p{L}[\p{L}\p{M}\p{N}.'&/-]*(?: [\p{L}\p{M}\p{N}.'&/-]+){0,2} ?:(?:-|(?=\s|$|https?:|www\.))/giu,
  // 'E:', 'Gmail ', 'Email id ', 'Mail - ' of which the dash is gone; 'mail us@example.in' has a blank too many.
  /(?:^|[\s,;|])(?:e(?=:)|[eg]-?mails?|ई-?मेल|mails?(?=[ -]id| ?:| ,))(?:[ -]?ids?|[ -]address| ?आईडी)?(?=[\s:])/giu,
  // 'www.example.in'; 'example.in' between signs.
  /(?:^|[\s,;|])(?:https?:\/\/|www\.)[^\s,;|()<>@]+(?![^\s,;|]*@)/gi,
  /(?:^|[,;|])\s*[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|in|net|org)\s*(?=[,;|]|$)/gi,
  // '98765 43210', 'Mob. 9876543210 / ', but not '98765 43210@example.in'.
  /(?:^|[^\p{L}\p{M}\p{N}.@_-])(?:(?:mob|tel|ph|cell|call|contact|whats|fax|मो|फोन|फ़ोन)[\p{L}\p{M}.: -]{0,12})?[+(]*\p{Nd}(?:[ ().+-]*\p{Nd}){6,30}(?! ?\p{Nd}|[^\s,;|/]*@)(?: ?[/|])?/giu,
];
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
 * Reads an e-mail address as it is copied from mails, web pages, cards and spreadsheets: with unseen signs, 'mailto:', a label, a name before
 * it in brackets, dots and commas behind it, spaces about its signs, beside notes, phone numbers and web addresses. A domain in another
 * script becomes its ASCII form (RFC 5890), which every mail server knows. Of several addresses in a line the first counts.
 * @returns nothing when it is none.
 */
export function readEmail(text: string): string | undefined {
  if (text.length > LONGEST.text) return undefined;
  const lines = text.trim().split(LINE_END);
  const line = lines.join(' , ');
  const plain = dropUnseenSigns(line).normalize('NFKC').replaceAll('。', '.');
  const isAlone = plain.split('@').length === 2;
  if (CONTROL.test(line) || (lines.length > 1 && !isAlone)) return undefined;
  return readAmong(isAlone ? BESIDE.reduce((rest, beside) => rest.replaceAll(beside, ' , '), plain) : plain);
}

function readAmong(plain: string): string | undefined {
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
