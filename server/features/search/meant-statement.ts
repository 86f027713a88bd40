import { matching } from '#server/features/search/keyword-statement.ts';
import { answering, describedBy, NO_TOTAL } from '#server/features/search/queries.ts';
import type { Reading } from '#server/features/search/reading.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import type { Target } from '#server/features/search/targets.ts';
import { containing } from '#server/features/search/text.ts';

/** A word that lifts the businesses in whose name or descriptions it stands: the rarer the more. */
export interface WordLift {
  word: string;
  worth: number;
}

export interface MeantRequest {
  targets: Target[];
  /** What stands before: its businesses are left out. */
  written: Reading[];
  lifts: WordLift[];
  skip: number;
  limit: number;
}

/** The first of each further target comes so many places behind the first of all. */
const LEAD = 1.9;
/** What standing in the locality is worth beside words. */
const LOCALITY_WORTH = 10;

/** One page of the businesses that are meant: those of the targets by turns, in each the best first. */
export function meantStatement(request: MeantRequest, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const { targets, skip, limit } = request;
  const take = values.add(skip + limit, 'int');
  const top = targets[0]?.weight ?? 1;
  const parts = targets.map((target, part) => {
    const spot = `${LEAD * part} + at / ${(target.weight / top).toFixed(4)}`;
    return `select ${part} as part, ${spot} as spot, pop, business_id from (
        select pop, business_id, row_number() over (order by lift desc, nearness desc, pop desc, business_id) - 1 as at
        from (${listing(target, request, take, values)}) listed) ordered`;
  });
  const body = `${liftedTable(request, values)}found as (
      select (row_number() over (order by spot, part))::int as tier, pop, business_id
      from (${parts.join(' union all ')}) meant order by spot, part
      limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}),
    ${NO_TOTAL}`;
  return { text: answering(body, fresh), values: values.list };
}

/** How many of the targets' businesses stand among those that are written. */
export function overlapStatement(targets: Target[], written: Reading[], most: number, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const meant = targets.map((target) => `(${keyTests(target, values).join(' and ') || 'true'})`).join(' or ');
  const found = written.map((reading) => `(${matching(reading, values)})`).join(' or ');
  const body = `found as (select 0 as tier, 0 as pop, null::uuid as business_id where false),
    total as (select count(*) as total from (select from listings where (${meant}) and (${found}) limit ${values.add(most, 'int')}) counted)`;
  return { text: answering(body, fresh, { withCards: false }), values: values.list };
}

/**
 * The first businesses of a target: those that are lifted by the locality or by words, then the others; in each the nearest first where
 * the target lies somewhere, else the best.
 */
function listing(target: Target, { written, lifts }: MeantRequest, take: string, values: Values): string {
  const tests = [...keyTests(target, values), ...written.map((reading) => `not (${matching(reading, values)})`)];
  const where = (more: string[]) => ([...tests, ...more].length > 0 ? `where ${[...tests, ...more].join(' and ')}` : '');
  const { near, locality } = target;
  const away = near && `place <-> map_point(${values.add(near.lat, 'float8')}, ${values.add(near.lng, 'float8')})`;
  const nearness = away ? `coalesce(-(${away}), '-infinity')` : '0::float8';
  const order = `${away ? `${away}, ` : ''}pop desc, business_id limit ${take}`;
  const first = (more: string[]) =>
    `select pop, business_id, 0::float8 as lift, ${nearness} as nearness from listings ${where(more)} order by ${order}`;
  if (lifts.length === 0 && locality === undefined) return first([]);
  const inLocality = locality === undefined ? undefined : `txt like ${values.add(containing(locality.toLowerCase()), 'text')}`;
  const lift = `coalesce(lift, 0) + ${inLocality ? `case when ${inLocality} then ${LOCALITY_WORTH} else 0 end` : '0'}`;
  const from = lifts.length > 0 ? 'listings left join lifted using (business_id)' : 'listings, lateral (select 0 as lift) lifted';
  const isLifted = [lifts.length > 0 ? 'lift is not null' : 'false', ...(inLocality ? [inLocality] : [])].join(' or ');
  return `with lifting as materialized (select pop, business_id, ${lift} as lift, ${nearness} as nearness from ${from} ${where([`(${isLifted})`])}
          order by 3 desc, ${order})
        select * from lifting union all (${first(['business_id not in (select business_id from lifting)'])})
        order by lift desc, nearness desc, pop desc, business_id limit ${take}`;
}

function liftedTable({ lifts }: MeantRequest, values: Values): string {
  if (lifts.length === 0) return '';
  const words = values.add(
    lifts.map(({ word }) => word),
    'text[]',
  );
  const worths = values.add(
    lifts.map(({ worth }) => worth),
    'float8[]',
  );
  return `lifted as materialized (
      select business_id, sum(worth) as lift from unnest(${words}, ${worths}) word (word, worth)
        cross join lateral (${describedBy('word.word')}) described
      group by business_id),
    `;
}

function keyTests({ services, area }: Target, values: Values): string[] {
  const isKey = (column: string, keys: string[]) =>
    keys.length === 1 ? `${column} = ${values.add(keys[0], 'text')}` : `${column} = any (${values.add(keys, 'text[]')})`;
  const { cities, state } = area;
  return [
    ...(services ? [isKey('service_key', services)] : []),
    ...(cities
      ? [
          isKey(
            'city_key',
            cities.map(({ city }) => city),
          ),
          isKey('state_key', [...new Set(cities.map((city) => city.state))]),
        ]
      : []),
    ...(!cities && state !== undefined ? [isKey('state_key', [state])] : []),
  ];
}
