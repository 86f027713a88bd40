import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { readSeen, SEEN, type Seen } from '#server/db/epoch.ts';
import type { DB } from '#server/db/types.ts';

/** What a change touches beside the card of its business: nothing, the orders by rating and by reviews, or all that filters look at. */
export type Aspect = 'card' | 'rating' | 'facts';

/** One change that the database noted in the transaction of a write (migrations 0030 and 0070). */
export interface TagChange {
  /** 'business:' and its id, the name of a table that is shown as a whole, or '*' for everything. */
  tag: string;
  /** The keys of the listing that changed: of every list that it stands in. */
  list?: { state: string; city: string; service: string };
  /** Missing where the change touches all that lists show. */
  aspect?: Aspect;
}

interface ChangeRow {
  seen: string;
  /** The process has seen transactions that the server does not know: it is an older state of it. */
  is_behind: boolean;
  change_id: number | null;
  topic: string;
  state_key: string | null;
  city_key: string | null;
  service_key: string | null;
  aspect: Aspect | null;
}

/** What was changed in the transaction `first` and in later ones. One row without a change when there is none. */
const changesSince = (first: string, isBehind: string) => `select ${SEEN} as seen, ${isBehind} as is_behind,
    change_id, topic, state_key, city_key, service_key, aspect
  from pg_current_snapshot() snapshot left join topic_changes on changed_in >= ${first}`;

/** What an older transaction that is still open lets come again at the next asking: it is known from the start. */
const CHANGES_AT_FIRST = changesSince('pg_snapshot_xmin(snapshot)', 'false');
/** What transactions changed that had not ended when the process last asked. */
const CHANGES_SINCE = changesSince('$1::text::xid8', '$1::text::xid8 > pg_snapshot_xmax(snapshot)');

/** Turns of the event loop before an asking is sent: who comes in meanwhile shares it. Where there is nothing to do they take microseconds. */
const TURNS = 3;

/**
 * Follows what the database notes as changed. Asked before something kept is given again, it tells of every change whose transaction
 * had ended by then, and that everything changed when the answer is of another epoch (epoch.ts). All who ask before an asking is sent share it; it is sent when the one before is answered, and not before the
 * event loop has read what else came in meanwhile.
 */
export class TagChanges {
  readonly #pool: Pool;
  readonly #onChanges: (changes: TagChange[]) => void;
  readonly #onMoved: () => void;
  /** How far the server was at the last asking. */
  #seen: Seen | undefined;
  /** Changes that were told of already and come again while an older transaction is open. */
  #told = new Set<number>();
  #sent: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /**
   * @param onChanges is called with each asking's news, before those who asked go on.
   * @param onMoved is called before that, with the news that everything changed, when another server answers than before, or an older state of it.
   */
  constructor(pool: Pool, onChanges: (changes: TagChange[]) => void, onMoved: () => void = () => {}) {
    this.#pool = pool;
    this.#onChanges = onChanges;
    this.#onMoved = onMoved;
  }

  /** Resolves after an asking that began when this was called, or later. @throws what the database threw. */
  ask(): Promise<void> {
    this.#next ??= this.#sendAfter(this.#sent);
    return this.#next;
  }

  async #sendAfter(sent: Promise<void>) {
    await sent.catch(() => {});
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
    this.#next = undefined;
    this.#sent = this.#read();
    return this.#sent;
  }

  async #read() {
    const last = this.#seen;
    const { rows } = await this.#pool.query<ChangeRow>(last ? CHANGES_SINCE : CHANGES_AT_FIRST, last ? [last.first] : []);
    const answer = rows[0] as ChangeRow;
    const changes = rows.filter(({ change_id }) => change_id !== null);
    const news = changes.filter(({ change_id }) => !this.#told.has(change_id as number)).map(toChange);
    this.#seen = readSeen(answer.seen);
    this.#told = new Set(changes.map(({ change_id }) => change_id as number));
    if (!last) return;
    if (answer.is_behind || last.epoch !== this.#seen.epoch) {
      this.#onMoved();
      this.#onChanges([{ tag: '*' }]);
    } else if (news.length > 0) this.#onChanges(news);
  }
}

function toChange({ topic, state_key, city_key, service_key, aspect }: ChangeRow): TagChange {
  if (state_key === null || city_key === null || service_key === null) return { tag: topic };
  return { tag: topic, list: { state: state_key, city: city_key, service: service_key }, ...(aspect ? { aspect } : {}) };
}

/** Removes changes that nothing kept can be older than (server/cache/tagged-cache.ts). */
export async function forgetOldChanges(db: Kysely<DB>): Promise<void> {
  await sql`delete from topic_changes where changed_at < now() - interval '10 minutes'`.execute(db);
}
