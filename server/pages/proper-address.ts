import { isPageData } from '#shared/page-data.ts';
import { splitPath } from '#shared/site-language.ts';

/** Order numbers of payments and signed links are told apart by case. */
const AS_WRITTEN = /^\/(payment|enquiry|enquiry-sent|m|work-done|user\/requirements)\//;

/** Characters that are the same page encoded or not; dots are left, as they could make '..' or a '.data' of it. */
const NEEDLESSLY_ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f|7e)/gi;

/** Each with what opens it: a bracket that was opened within the address belongs to it. */
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<', '»': '«', '”': '“', '’': '‘' };

/**
 * What sentences, brackets, chats and mail programs put behind a link, and signs that nobody sees. No address of a page ends with one, nor
 * with a character that HTML writes out ('&quot;') or with what # marks.
 */
const AFTER_LINK =
  /(?:&(?:amp|gt|lt|quot|apos|nbsp|#\d{1,5});?|#[\w-]*|[\p{Cc}\p{Cf}\p{Z}.,:;!?…।॥|*~^`´'"‘’‚‛“”„‟«»‹›<>()[\]{}\\/=+&–—])$/u;

/** Names that were made for addresses end with neither; what is signed may. */
const MARKUP = /[_-]$/;

/** What a query may end with is less: forms send fields that are empty. */
const AFTER_QUERY = /[\p{Cc}\p{Cf}.,:;!…।॥|*~^`´'"‘’‚‛“”„‟«»‹›<>()[\]{}\\]$/u;

/** A query that lost its question mark, or had it encoded: '/category&fbclid=…', '/category%3Futm_source=…'. */
const QUERY_IN_PATH = /[&?](?:amp;)?([a-z_][\w.-]*=.*)$/isu;

/** Marks of networks and newsletters, put behind a second question mark. */
const SECOND_QUERY = /\?(?=(?:utm_\w+|\w*clid|igshi?d?|mc_[ce]id|ref)=)/gi;

/** What nothing is to be done about: nearly all that is asked for. */
const PROPER = /^\/(?:[a-z\d][a-z\d-]*(?:\/[a-z\d-]+)*)?(?<!-)$/;
const PROPER_QUERY = /^\?[^?]*[^?%]{2}[a-z\d]$/i;

/** What somebody typed into a search is theirs to the last sign. */
const TYPED = /[?&]q=[^&]*$/i;

/**
 * The one address of a page: in small letters, as little encoded as can be, without a slash at its end and without what was put
 * behind it where it was shared. It is the page's, or that of none: then 'not found' is said there.
 * @param url path and query of a request.
 */
export function properAddress(url: string): string {
  const end = url.indexOf('?');
  const [written, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  if (isPageData(written) || (PROPER.test(written) && (query === '' || PROPER_QUERY.test(query)))) return url;
  const characters = toCharacters(written);
  const read = characters.map((character) => character.read).join('');
  const found = QUERY_IN_PATH.exec(read);
  const path = toPath(found ? characters.slice(0, [...read.slice(0, found.index)].length) : characters);
  if (!found) return path + toQuery(query);
  const lost = characters.slice(-[...(found[1] ?? '')].length).map(({ read, written }) => (/[&=]/.test(read) ? read : written));
  return path + toQuery(`?${lost.join('')}${query.replace('?', '&')}`);
}

function toPath(characters: Character[]): string {
  const isSigned = AS_WRITTEN.test(splitPath(characters.map(({ read }) => read).join('')).path);
  const plain = withoutSigns(characters, isSigned ? [AFTER_LINK] : [AFTER_LINK, MARKUP]).replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  const small = isSigned ? plain : plain.replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  // Two slashes of either kind at the front would name another host.
  return `/${small.replace(/^[/\\]+/, '')}`;
}

function toQuery(query: string): string {
  const one = query.slice(0, 1) + query.slice(1).replace(SECOND_QUERY, '&');
  return TYPED.test(one) ? one : withoutSigns(toCharacters(one), [AFTER_QUERY]);
}

/** What is written without the signs at its end. */
function withoutSigns(characters: Character[], signs: RegExp[]): string {
  let read = characters.map((character) => character.read).join('');
  for (;;) {
    const [sign] = signs.flatMap((pattern) => pattern.exec(read) ?? []);
    if (sign === undefined || isOpened(read, sign)) break;
    read = read.slice(0, -sign.length);
  }
  return characters
    .slice(0, [...read].length)
    .map(({ written }) => written)
    .join('');
}

/** Whether what a text ends with closes what was opened in it. */
function isOpened(text: string, sign: string): boolean {
  const opening = OPENING[sign];
  return opening !== undefined && text.split(opening).length >= text.split(sign).length;
}

/** One character of an address, as it is read and as it is written. */
interface Character {
  read: string;
  written: string;
}

function toCharacters(part: string): Character[] {
  return (part.match(/(?:%[\da-f]{2})+|./gis) ?? []).flatMap((piece) => {
    if (piece.length === 1) return { read: piece, written: piece };
    let at = 0;
    return [...decode(piece)].map((read) => {
      const from = at;
      at += Buffer.byteLength(read) * 3;
      return { read, written: piece.slice(from, at) };
    });
  });
}

/** What cannot be read is read byte by byte: the page's own 'not found' says the rest. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replace(/%../g, 'x');
  }
}
