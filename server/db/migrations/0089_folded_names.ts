import { type Kysely, sql } from 'kysely';

/** Finds businesses by their names however these are written; docs/decisions/020-search.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Marks, blanks and pictures between words. */
const BETWEEN =
  '[\\x01-\\x2f\\x3a-\\x60\\x7b-\\x7f\\u00a0-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7\\u0964\\u0965\\u2000-\\u206f\\u2190-\\u2bff\\u3000-\\u303f\\ufe00-\\ufe0f\\U0001f000-\\U0001faff]';
const LETTER = '[0-9a-z\\u0080-\\U0010ffff]';
/** Words that say nothing wherever they stand, and those that say nothing at the end. */
const EMPTY = 'and|messrs|pvt|pvtltd|ltd|llp|opc|एंड|एण्ड|मेसर्स|मैसर्स|प्रा|लि|प्राइवेट|लिमिटेड';
const EMPTY_LAST = 'limited|private|co|company|sons|son|bros|brothers|inc|regd|कंपनी|संस|सन्स|ब्रदर्स';

const STATEMENTS = [
  // As nameWords() in server/features/search/name-words.ts, in three steps. Their bodies are bound to what they call, for indexes are made
  // without a search path. Most names have letters and blanks alone.
  `create function name_letters(value text) returns text immutable strict parallel safe
    return btrim(regexp_replace(case when value !~ '[^0-9a-z ]' then value else regexp_replace(regexp_replace(regexp_replace(
      search_lower(normalize(regexp_replace(search_typed(value), '[''’‘\`´ʼ™®©℠]', '', 'g'), nfkd)),
      '[\\u0300-\\u036f]', '', 'g'),
      '(?<!${LETTER})m *[/\\u2044\\u2215] *s(?!${LETTER})|\\( *p(?:vt)?[. ]*\\)', ' ', 'g'),
      '${BETWEEN}', ' ', 'g') end, ' {2,}', ' ', 'g'), ' ')`,
  `create function bare_name(words text) returns text immutable strict parallel safe
    return regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(regexp_replace(words,
      '(?<=[^ ][^ ] )p(?= (?:ltd|limited)(?![^ ]))', '', 'g'),
      '(?<![^ ])(?:${EMPTY})(?![^ ])', '', 'g'),
      ' {2,}', ' ', 'g'), ' '),
      '(?<![^ ])([0-9a-z]) (?=[0-9a-z](?![^ ]))', '\\1', 'g'),
      '(?: (?:${EMPTY_LAST}))+$', '')`,
  `create function name_words(value text) returns text immutable strict parallel safe cost 1000
    return left(coalesce(nullif(bare_name(name_letters(value)), ''), replace(name_letters(value), ' ', '')), 200)`,
  // Of the first line of a listing's text.
  `create function name_key(txt text) returns text immutable strict parallel safe cost 1000
    return replace(name_words(split_part(txt, E'\\n', 1)), ' ', '')`,
  // A listing has a sixth line where the words of its name are not all written in it: 'rk bhosekar' of 'R. K. Bhosekar & Sons (P) Ltd.'. The
  // text of all others is the same as before.
  `create or replace function search_text(name text, service text, address text, city text, state text, name_hi text) returns text
    language plpgsql immutable parallel safe as $$
  declare
    txt text := search_text(name, service, address, city, state);
    room int := greatest(0, 2500 - octet_length(txt || city || state || service));
    hindi text := left(regexp_replace(search_typed(name_hi), '[\\n]', ' ', 'g'), room / 4);
    words text := name_words(split_part(txt, E'\\n', 1));
  begin
    room := room - 4 * coalesce(length(hindi), 0);
    if octet_length(words) < room and exists (select from string_to_table(words, ' ') word where strpos(txt, word) = 0) then
      return txt || E'\\n' || coalesce(hindi, '') || E'\\n' || words;
    end if;
    return txt || coalesce(E'\\n' || hindi, '');
  end $$`,
  // Only names with a mark, a letter beyond ASCII or a single letter can have such words.
  `update listings set txt = source.txt from listing_source source
    where listings.business_id in (select business_id from businesses
        where status = 'approved' and (name ~ '[^0-9A-Za-z ]' or name ~ '(?:^| )[0-9A-Za-z] '))
      and source.business_id = listings.business_id and listings.txt <> source.txt`,
  'create index listings__name on listings (name_key(txt) collate "C", pop desc, business_id)',
];
