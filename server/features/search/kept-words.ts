import { toFields } from '#server/db/business-columns.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import type { FoundByMeaning } from '#server/features/search/found.ts';
import { COUNT_CEILING } from '#server/features/search/found.ts';
import type { KeywordSearch } from '#server/features/search/keyword-search.ts';
import { answering, describedBy, TERMS } from '#server/features/search/queries.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import { asTyped, lower } from '#server/features/search/text.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import type { Understanding } from '#server/features/understanding/understanding.ts';
import { describeField, publicFields } from '#shared/schemas/business-fields.ts';

const SEARCHED = publicFields.filter((name) => describeField(name).searchedIn !== 'nothing');

/** More words are not looked at. */
const MOST_WORDS = 8;

/**
 * Businesses for words that name no trade and no place and do not stand together anywhere: those that have the rarest of the words
 * in their name, address or descriptions, the more of the others the better. What the first of them lacks was left out.
 */
export async function searchKept<Row extends AnswerRow & BusinessListingRow>(
  vocabulary: Vocabulary,
  { rest, intents }: Understanding,
  { page, limit }: KeywordSearch,
): Promise<Omit<FoundByMeaning<Row>, 'placedBy'>> {
  const typed = [...new Set(rest)].slice(0, MOST_WORDS);
  const words = typed.map((word) => asWritten(word, vocabulary));
  const skip = (page - 1) * limit;
  if (words.length === 0 || skip >= COUNT_CEILING) return { rows: [], total: 0 };
  const rows = await vocabulary.ask<Row>((seen) => keptStatement(words, { skip, limit }, seen));
  const found = rows.filter(({ business_id }) => business_id !== null);
  const [best] = skip === 0 ? found : await vocabulary.ask<Row>((seen) => keptStatement(words, { skip: 0, limit: 1 }, seen));
  if (!best?.business_id) return { rows: [], total: 0 };
  const has = new Set(wordsOf(best));
  const isKept = (at: number) => [words[at] as string, asTyped(words[at] as string)].some((word) => has.has(word));
  const kept = typed.filter((_, at) => isKept(at));
  const dropped = typed.filter((_, at) => !isKept(at));
  return {
    rows: found,
    total: rows[0]?.total ?? 0,
    understood: { label: kept.join(' '), meanings: [], written: 0, named: 0, dropped, intents },
  };
}

/** A word, or the commonest of those that sound so where it stands in no listing. */
function asWritten(word: string, { lexicon, spoken }: Vocabulary): string {
  if (lexicon.has(word)) return word;
  return spoken.alike(word).reduce((best, other) => (lexicon.countOf(other) > lexicon.countOf(best) ? other : best), word);
}

function wordsOf(row: BusinessListingRow): string[] {
  const text = Object.values(toFields(row, SEARCHED)).join(' ');
  // What is said in Hindi besides is found as it would be typed, all else as it is written.
  return `${lower(text)} ${asTyped(text).replace(/[।॥]/g, ' ')}`.match(/[0-9a-z\u{80}-\u{10ffff}]+/gu) ?? [];
}

/** The rarer the word, the higher its bit: those with the rarest come first, and of these those with the next. */
function keptStatement(words: string[], { skip, limit }: { skip: number; limit: number }, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const most = values.add(COUNT_CEILING, 'int');
  const body = `hits as materialized (
      select word.at, hit.business_id from unnest(${values.add(words, 'text[]')}) with ordinality word (word, at)
        cross join lateral (
          (select business_id from listings where ${TERMS} @@ described_word(word.word) limit ${most})
          union (${describedBy('word.word')} limit ${most})) hit),
    bits as (select at, 1 << (row_number() over (order by count(*) desc, at) - 1)::int as bit from hits group by at),
    kept as materialized (
      select business_id, sum(bit)::int as mask from hits join bits using (at) group by business_id having max(bit) = (select max(bit) from bits)),
    found as (
      select ((select max(mask) from kept) - mask) as tier, pop, business_id from kept join listings using (business_id)
      order by tier, pop desc, business_id limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}),
    total as (select count(*) as total from kept)`;
  return { text: answering(body, fresh), values: values.list };
}
