import { answering, NAME_KEY } from '#server/features/search/queries.ts';
import type { Named, Reading } from '#server/features/search/reading.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';

/** Before all other tiers come those that are called just so: as it is typed, then in other marks and legal forms; last those that begin so. */
const TIERS = { asTyped: -2, calledSo: -1, begins: 3 };

/** Behind every letter. */
const LAST = '\u{10ffff}';

/** Whether a row of a tier is called as it was typed. */
export function isCalledSo(tier: number | null): boolean {
  return tier !== null && tier < 0;
}

/** Those that are called just so, of all listings: their rows, and the test of being one of them. */
export interface NamedRows {
  rows: string;
  test: string;
}

export function namedRows({ named }: Reading, values: Values): NamedRows | undefined {
  if (!named) return undefined;
  const typed = `starts_with(txt, ${values.add(`${named.typed}\n`, 'text')})`;
  const tier = `case when ${typed} then ${TIERS.asTyped} else ${TIERS.calledSo} end`;
  return {
    rows: `select business_id, pop, ${tier} as tier from listings where ${NAME_KEY} = ${values.add(named.key, 'text')}${ofServices(named, values)}`,
    test: isNamed(named, values),
  };
}

/** The first rows of a tier with those before them that are called just so. */
export function withNamed(listed: string, named: NamedRows | undefined, take: string): string {
  if (!named) return listed;
  return `select * from ((${named.rows}) union all (${listed})) listed order by tier, pop desc, business_id limit ${take}`;
}

/** That a listing is one of those that are called, or begin, so. They are looked up once: no name is read anew for it. */
export function isNamed(named: Named, values: Values): string {
  const { key, begins, others = [] } = named;
  const whole = values.add(key, 'text');
  const ranges = [
    begins
      ? `${NAME_KEY} >= ${whole} and ${NAME_KEY} < ${values.add(key + LAST, 'text')}`
      : `${NAME_KEY} = ${whole}${ofServices(named, values)}`,
    ...(others.length > 0 ? [`${NAME_KEY} = any (${values.add(others, 'text[]')})`] : []),
  ];
  return `business_id in (${ranges.map((range) => `select business_id from listings where ${range}`).join(' union all ')})`;
}

function ofServices({ services }: Named, values: Values): string {
  return services === undefined ? '' : ` and service_key = any (${values.add(services, 'text[]')})`;
}

/** A page of those whose names begin so; first those that are called just so. Counted no further than `most`. */
export function beginningStatement(
  { key, begins, others = [] }: Named,
  { skip, limit, most }: { skip: number; limit: number; most: number },
  seen: string,
): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const bound = values.add(most, 'int');
  const called = values.add([key, ...others], 'text[]');
  const rows = (range: string, tier: number) => `(select business_id, pop, ${tier} as tier from listings where ${range} limit ${bound})`;
  const beginning = () =>
    `${NAME_KEY} > ${values.add(key, 'text')} and ${NAME_KEY} < ${values.add(key + LAST, 'text')} and ${NAME_KEY} <> all (${called})`;
  const body = `candidates as materialized (
      ${rows(`${NAME_KEY} = any (${called})`, TIERS.calledSo)}
      ${begins ? `union all ${rows(beginning(), TIERS.begins)}` : ''}),
    found as (select * from candidates order by tier, pop desc, business_id
      limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}),
    total as (select least(count(*), ${bound}) as total from candidates)`;
  return { text: answering(body, fresh), values: values.list };
}
