import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { DataKind } from '#shared/schemas/data.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeUser } from '#tests/factories/user.ts';

type Row = { _id: string; changedAt?: string };
/** Calls and reads the answer: what is beside data, removed and next is a refusal. */
type Read = (path: string) => Promise<{ data: Row[]; removed: Row[]; next: string; more: boolean; asOf: string }>;

/** A copy of the directory as a program keeps it that knows the documentation alone. */
export class Mirror {
  readonly #read: Read;
  readonly #kinds: readonly DataKind[];
  readonly #by: 'cursor' | 'updated_since';
  readonly #rows = new Map<DataKind, Map<string, Row>>();
  readonly #places = new Map<DataKind, string>();

  constructor(read: Read, kinds: readonly DataKind[], by: 'cursor' | 'updated_since' = 'cursor') {
    this.#read = read;
    this.#kinds = kinds;
    this.#by = by;
    for (const kind of kinds) this.#rows.set(kind, new Map());
  }

  /** Reads what changed since it read last. */
  async catchUp(limit = 50): Promise<void> {
    for (const kind of this.#kinds) await this.#catchUpWith(kind, limit);
  }

  async #catchUpWith(kind: DataKind, limit: number) {
    const kept = this.#rows.get(kind) as Map<string, Row>;
    let place = this.#places.get(kind);
    let where = place === undefined ? '' : `&${this.#by}=${encodeURIComponent(place)}`;
    for (let more = true; more; ) {
      const page = await this.#read(`/data/${kind}?limit=${limit}${where}`);
      for (const { _id } of page.removed) kept.delete(_id);
      for (const { changedAt: _, ...row } of page.data) kept.set(row._id, row);
      more = page.more;
      where = `&cursor=${page.next}`;
      place = this.#by === 'cursor' ? page.next : page.asOf;
    }
    this.#places.set(kind, place as string);
  }

  find(kind: DataKind, id: string): Row | undefined {
    return this.#rows.get(kind)?.get(id);
  }

  /** All that it has of a kind, by their ids. */
  rowsOf(kind: DataKind): Row[] {
    return [...(this.#rows.get(kind)?.values() ?? [])].sort((one, other) => (one._id < other._id ? -1 : 1));
  }
}

/** Numbers that look as if they were random, the same at each run. */
function* drawNumbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const GONE = new Error('taken back');

/**
 * Writes of all kinds, each to be awaited: rows that come, change and go, several in one transaction, some of which are taken back.
 */
export function* drawWrites(db: Kysely<DB>, count: number, seed = 7): Generator<() => Promise<void>> {
  const numbers = drawNumbers(seed);
  const draw = () => numbers.next().value as number;
  for (let write = 0; write < count; write += 1) {
    const [kind, size, isTakenBack] = [draw(), 1 + Math.floor(draw() * 3), draw() < 0.1];
    yield () =>
      db
        .transaction()
        .execute(async (transaction) => {
          for (let at = 0; at < size; at += 1) await writeOne(transaction, (kind + at * 0.37) % 1, write);
          if (isTakenBack) throw GONE;
        })
        .catch((error) => {
          // Two that took rows in another order: one of them is not done.
          if (error !== GONE && error.code !== '40P01') throw error;
        });
  }
}

async function writeOne(db: Transaction<DB>, kind: number, write: number) {
  const any = (table: keyof DB, id: string) =>
    sql`(select ${sql.ref(id)} from ${sql.table(table)} order by md5(${sql.ref(id)}::text || ${write}) limit 1)`;
  if (kind < 0.25) await makeBusiness(db);
  else if (kind < 0.4)
    await sql`update businesses set name = ${`Renamed ${write}`}, status = 'rejected' where business_id = ${any('businesses', 'business_id')}`.execute(
      db,
    );
  else if (kind < 0.45) await sql`delete from businesses where business_id = ${any('businesses', 'business_id')}`.execute(db);
  else if (kind < 0.5) await makeReview(db);
  else if (kind < 0.55)
    await sql`update reviews set description = ${`Again ${write}`} where review_id = ${any('reviews', 'review_id')}`.execute(db);
  else if (kind < 0.6) await makeService(db);
  else if (kind < 0.65)
    await sql`update services set name_hi = ${`सेवा ${write}`} where service_id = ${any('services', 'service_id')}`.execute(db);
  else if (kind < 0.7) await makePriceTicker(db);
  else if (kind < 0.75) await sql`delete from price_tickers where price_ticker_id = ${any('price_tickers', 'price_ticker_id')}`.execute(db);
  else if (kind < 0.85) await makeEnquiry(db);
  else if (kind < 0.9) await sql`update enquiries set status = 'closed' where enquiry_id = ${any('enquiries', 'enquiry_id')}`.execute(db);
  else if (kind < 0.95) await makeUser(db);
  else await sql`delete from users where user_id = ${any('users', 'user_id')}`.execute(db);
}
