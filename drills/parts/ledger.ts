import type pg from 'pg';
import type { Stage } from '#drills/parts/stage.ts';

/** The kinds of writes, each with a key of its own that nothing else writes. */
export const KINDS = ['register', 'like', 'review', 'enquiry', 'order'] as const;
export type Kind = (typeof KINDS)[number];

/** What a call that writes came to: only 'acknowledged' promises anything, and nothing may be there twice. */
export type Outcome = 'acknowledged' | 'refused' | 'lost';

/** How often each key of a kind is stored. */
const STORED: Record<Kind, string> = {
  register: 'select email as key, count(*)::int as n from users group by 1',
  like: "select user_id || ' ' || business_id as key, count(*)::int as n from likes group by 1",
  review: 'select description as key, count(*)::int as n from reviews group by 1',
  enquiry: 'select message as key, count(*)::int as n from enquiries group by 1',
  order:
    "select encode(idempotency_key, 'hex') as key, count(*)::int as n from payment_orders where idempotency_key is not null group by 1",
};

/** Sums that the database keeps beside the rows: each must be what the rows say. */
const SUMS = `
  select count(*)::int as wrong from business_stats stats where
    like_count <> (select count(*) from likes where likes.business_id = stats.business_id and counted)
    or review_count <> (select count(*) from reviews where reviews.business_id = stats.business_id and state = 'shown')
    or rating_sum <> (select coalesce(sum(rating), 0) from reviews where reviews.business_id = stats.business_id and state = 'shown')`;

interface Found {
  lost: number;
  doubled: number;
  wrongSums: number;
}

/** What was written and what the server said about it: afterwards each acknowledged write must be there exactly once. */
export class Ledger {
  readonly #outcomes = new Map<string, Outcome>();
  readonly #statuses = new Map<string, number>();

  /** @param answer the status that was answered, or why there was no answer. */
  note(kind: Kind, key: string, answer: number | string) {
    this.#statuses.set(String(answer), (this.#statuses.get(String(answer)) ?? 0) + 1);
    const name = `${kind}\n${key}`;
    // A second try of one write, as of an order under its key, can only make it surer.
    if (this.#outcomes.get(name) !== 'acknowledged') this.#outcomes.set(name, outcomeOf(answer));
  }

  count(outcome: Outcome): number {
    return [...this.#outcomes.values()].filter((value) => value === outcome).length;
  }

  /** How many answers there were of each status, and of each reason for none. */
  get statuses(): Record<string, number> {
    return Object.fromEntries(this.#statuses);
  }

  /** How many answers were refusals of the server's own making: 5xx, but not 503. */
  get failures(): number {
    return [...this.#statuses].filter(([status]) => /^5\d\d$/.test(status) && status !== '503').reduce((sum, [, n]) => sum + n, 0);
  }

  /** Compares with what is stored. The server need not run, its database must. */
  async compare(database: pg.Pool): Promise<Found> {
    const found = { lost: 0, doubled: 0, wrongSums: 0 };
    for (const kind of KINDS) {
      const { rows } = await database.query<{ key: string; n: number }>(STORED[kind]);
      const stored = new Map(rows.map(({ key, n }) => [key, n]));
      for (const [name, outcome] of this.#outcomes) {
        const [ofKind, key = ''] = name.split('\n');
        if (ofKind !== kind) continue;
        const times = stored.get(key) ?? 0;
        if (outcome === 'acknowledged' && times === 0) found.lost += 1;
        if (times > 1) found.doubled += 1;
      }
    }
    const { rows } = await database.query<{ wrong: number }>(SUMS);
    found.wrongSums = rows[0]?.wrong ?? 0;
    return found;
  }

  /** The same, told to the stage: what every drill that writes ends with. */
  async settle(stage: Stage, database: pg.Pool) {
    const { lost, doubled, wrongSums } = await this.compare(database);
    stage.proved(this.count('acknowledged'), 'acknowledged writes');
    stage.expect('lost', lost, '=', 0);
    stage.expect('doubled', doubled, '=', 0);
    stage.expect('wrong sums', wrongSums, '=', 0);
  }
}

function outcomeOf(answer: number | string): Outcome {
  if (typeof answer === 'string') return 'lost';
  return answer >= 200 && answer < 300 ? 'acknowledged' : 'refused';
}
