import type { Address } from '#server/db/address.ts';
import { listenTo } from '#server/db/listen.ts';

/** The channel on which the database tells every process which table was written. */
const CHANNEL = 'nirmaan_changed';

/** A value is asked again after this time even when no notice of a change came. */
const MAX_AGE = 2_000;

const RECONNECT_AFTER = 1_000;

export interface Cache {
  /**
   * The value that `load` gave last, at most two seconds old and never older than a write that this process was told of.
   * @param table the table whose writes make the value stale; each table holds one value per `key`.
   */
  get<Value>(table: string, key: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets what was read from `table`: for the process that writes, before it answers. */
  forget(table: string): void;
  /** The same for all tables, and what follows them is loaded anew: for when another database answers. */
  forgetAll(): void;
  /**
   * A value for what cannot wait for it, loaded now and again whenever `table` was written, or may have been.
   * @returns what gives the value that `load` gave last.
   * @throws what `load` throws the first time; later the value before stays until it loads.
   */
  follow<Value>(table: string, load: () => Promise<Value>): Promise<() => Value>;
  close(): Promise<void>;
}

interface Entry {
  value: Promise<unknown>;
  expires: number;
}

/**
 * Values of small tables that every page needs, kept in the process; a trigger's NOTIFY empties them in all processes. Commits that notify wait
 * for each other in the whole cluster, so it is for tables that are seldom written.
 */
export function createCache(address: Address): Cache {
  const tables = new Map<string, Map<string, Entry>>();
  const followers: { table: string; reload: () => void }[] = [];
  const forget = (table: string) => void tables.delete(table);
  const reload = (isConcerned: (table: string) => boolean) => {
    for (const follower of followers) if (isConcerned(follower.table)) follower.reload();
  };
  let closed = false;
  const forgetAll = () => {
    tables.clear();
    reload(() => true);
  };
  const listener = listenTo(address, CHANNEL, {
    onNotice: (table) => {
      forget(table);
      reload((followed) => followed === table);
    },
    onListening: forgetAll,
    onLost: forgetAll,
  });
  return {
    get<Value>(table: string, key: string, load: () => Promise<Value>) {
      let entries = tables.get(table);
      if (!entries) {
        entries = new Map();
        tables.set(table, entries);
      }
      const known = entries.get(key);
      if (known && known.expires > performance.now()) return known.value as Promise<Value>;
      const entry = { value: load(), expires: performance.now() + MAX_AGE };
      const kept = entries.set(key, entry);
      entry.value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return entry.value;
    },
    forget,
    forgetAll,
    async follow<Value>(table: string, load: () => Promise<Value>) {
      let value: Value = await load();
      let last = 0;
      const reload = () => {
        last += 1;
        const mine = last;
        load().then(
          (loaded) => {
            // A later look may have been answered first.
            if (mine === last) value = loaded;
          },
          () => {
            if (!closed) setTimeout(reload, RECONNECT_AFTER).unref();
          },
        );
      };
      followers.push({ table, reload });
      // What was written while it was loaded.
      reload();
      return () => value;
    },
    close() {
      closed = true;
      return listener.close();
    },
  };
}
