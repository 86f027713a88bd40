import { type Kysely, sql } from 'kysely';

/** Finds businesses by words of their descriptions; docs/decisions/021-understanding.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The words of a name and of what a business says of itself; longer ones than 64 letters are no words.
  `create function described_terms(name text, short_description text, description text) returns tsvector
    immutable strict parallel safe cost 2000
    return array_to_tsvector(array(
      select match[1]
      from regexp_matches(search_lower(name || ' ' || short_description || ' ' || description), '[0-9a-z\\u0080-\\U0010ffff]+', 'g') match
      where length(match[1]) <= 64))`,
  `create function described_word(word text) returns tsquery immutable strict parallel safe
    return ('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery`,
  `create index businesses__described on businesses using gin (described_terms(name, short_description, description))
    where status = 'approved'`,
];
