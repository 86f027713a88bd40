import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '#server/base/log.ts';
import { publicColumns } from '#server/db/business-columns.ts';
import { type Cluster, startCluster } from '#server/db/embedded-postgres.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { openDatabases } from './databases.ts';
import { COUNTS, WORDS } from './dataset.ts';

/** Of the primary, which has the data set, and of the cells; none of it is another bench's. */
const HOME = path.resolve('.bench/cells');
const NAME = 'divided';
const MANY = 4;

const PRIMARY = { wal_level: 'logical', max_wal_senders: '24', max_replication_slots: '24' };
/** All cells together have as much as the primary. */
const CELL = { shared_buffers: '256MB', max_wal_size: '4GB' };

/** What the cards, and the words of descriptions, are read from: nobody's phone number or password leaves the primary. */
const CARD = [
  ...new Set([...publicColumns, 'business_id', 'status', 'created_at', 'vetted_at', 'name_hi', 'short_description_hi', 'description_hi']),
].join(', ');

/** The product's triggers on listings that keep words and totals. */
const KEEPERS = [
  'note_added_listings',
  'note_changed_listings',
  'note_removed_listings',
  'count_added_facts',
  'count_changed_facts',
  'count_removed_facts',
];

export interface Server {
  name: string;
  address: { host: string; user: string; database: string };
  /** For what the trial itself asks, beside the search. */
  admin: pg.Client;
}

export interface Cell extends Server {
  /** Keys and names of its states. */
  states: { key: string; name: string }[];
}

export interface Divided {
  primary: Server;
  cells: Cell[];
  /** Seconds until the cells had everything, and until they could be searched. */
  copied: number;
  ready: number;
  stop: () => Promise<void>;
}

/** A primary with so many businesses, and cells that it feeds. */
export async function openDivided(rows: number): Promise<Divided> {
  const { databases, stop } = await openDatabases([rows], { home: path.join(HOME, 'whole'), settings: PRIMARY });
  const clusters: Cluster[] = [];
  const admins: pg.Client[] = [];
  const connect = async (name: string, host: string, database = NAME): Promise<Server> => {
    const address = { host, user: 'postgres', database };
    const admin = new pg.Client(address);
    await admin.connect();
    admins.push(admin);
    return { name, address, admin };
  };
  const end = async () => {
    for (const admin of admins) await admin.end().catch(() => {});
    for (const cluster of clusters) await cluster.stop();
    await removeCells();
    await stop();
  };
  try {
    await removeCells();
    const [built] = databases as [(typeof databases)[number]];
    const { admin: over } = await connect('primary', built.address.host, 'postgres');
    await dropCopy(over);
    await over.query(`create database ${NAME} template ${built.address.database} strategy file_copy`);
    const primary = await connect('primary', built.address.host);
    const cells: Cell[] = [];
    for (const [at, states] of (await divide(primary)).entries()) {
      const cluster = await startCluster(homeOf(at + 1), { settings: CELL });
      clusters.push(cluster);
      const { admin } = await connect('', cluster.socketDir, 'postgres');
      await admin.query(`create database ${NAME}`);
      cells.push({ ...(await connect(`cell_${at + 1}`, cluster.socketDir)), states });
    }
    await publish(primary, cells);
    const start = performance.now();
    await Promise.all(cells.map((cell) => subscribe(cell, primary)));
    const copied = performance.now() - start;
    await Promise.all(cells.map(keepSums));
    await waitForAll(primary, cells);
    const ready = performance.now() - start;
    return {
      primary,
      cells,
      copied: copied / 1_000,
      ready: ready / 1_000,
      stop: async () => {
        // Slots are of the data set's server: they would keep its log for ever.
        for (const { name, admin } of cells) await admin.query(`drop subscription ${name}`);
        await primary.admin.end();
        await dropCopy(over);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

const homeOf = (cell: number) => path.join(HOME, String(cell));

/** Those of a run that was cut short may be running still: a start ends them. */
async function removeCells() {
  for (let cell = 1; cell <= MANY; cell++) {
    if (existsSync(path.join(homeOf(cell), 'postgres/postmaster.pid'))) await (await startCluster(homeOf(cell))).stop();
    await rm(homeOf(cell), { recursive: true, force: true });
  }
}

/** What this run or one that was cut short has made. */
async function dropCopy(over: pg.Client) {
  const dropSlots = `select pg_drop_replication_slot(slot_name) from pg_replication_slots where database = '${NAME}' and not active`;
  await over.query(dropSlots);
  await over.query(`drop database if exists ${NAME} with (force)`);
}

/** States with about as many listings in each cell: the largest first, each to the cell that has the fewest. */
async function divide({ admin }: Server): Promise<Cell['states'][]> {
  const { rows } = await admin.query<{ key: string; name: string; n: number }>(
    `select state_key as key, min(state) as name, count(*)::int as n
     from listings join businesses using (business_id) group by 1 order by 3 desc, 1`,
  );
  const cells = Array.from({ length: MANY }, () => ({ n: 0, states: [] as Cell['states'] }));
  for (const { key, name, n } of rows) {
    const [least] = cells.toSorted((a, b) => a.n - b.n);
    least?.states.push({ key, name });
    if (least) least.n += n;
  }
  return cells.map(({ states }) => states);
}

/**
 * A publication for each cell; one for what all have; one for what is numbered by transactions, whose numbers are the cell's own. What a
 * state is called that nobody has yet is the last cell's.
 */
async function publish({ admin }: Server, cells: Cell[]) {
  await admin.query(`create unique index listings__fed on listings (business_id, state_key);
    alter table listings replica identity using index listings__fed;
    create unique index businesses__fed on businesses (business_id, state, status);
    alter table businesses replica identity using index businesses__fed`);
  const last = cells.at(-1);
  for (const cell of cells) {
    const of = (column: string, from: 'key' | 'name') => {
      const others = cells.filter((other) => other !== last).flatMap(({ states }) => states);
      const list = (cell === last ? others : cell.states).map((state) => pg.escapeLiteral(state[from])).join(', ');
      return cell === last ? `not (${column} in (${list}))` : `${column} in (${list})`;
    };
    await admin.query(`create publication ${cell.name} for table listings where (${of('state_key', 'key')}),
      businesses (${CARD}) where (status = 'approved' and ${of('state', 'name')})`);
  }
  await admin.query(`create publication for_all for table business_stats, served_cities, services;
    create publication for_all_numbered for table search_words (word, n) where (word ~ '^=(named|unnamed|renamed|serves):'),
      topic_changes (topic, state_key, city_key, service_key, aspect) with (publish = 'insert')`);
}

/** Makes a cell's tables, and waits until everything is copied into them. */
async function subscribe({ name, address, admin }: Cell, primary: Server) {
  await prepareDatabase({ address, config: { DEMO: false }, log: createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }) });
  await admin.query('set session_replication_role = replica; delete from services; delete from search_words; delete from topic_changes');
  const { host, database } = primary.address;
  await admin.query(`create subscription ${name} connection 'host=${host} user=postgres dbname=${database}'
    publication ${name}, for_all, for_all_numbered with (disable_on_error = true)`);
  await until(async () => {
    const { rows } = await admin.query<{ left: number; on: boolean }>(
      `select (select count(*)::int from pg_subscription_rel where srsubstate <> 'r') as left, bool_and(subenabled) as on from pg_subscription`,
    );
    if (rows[0]?.on === false) throw new Error(`${name} cannot take what it is sent: its log says why`);
    return rows[0]?.left === 0;
  });
}

/**
 * Words and totals of what was copied, all at once, and what keeps them from then on: rows that come by replication wake no trigger of a
 * statement. While they are counted nothing comes.
 */
async function keepSums({ name, admin }: Cell) {
  await admin.query(`alter subscription ${name} disable`);
  await until(async () => (await admin.query('select from pg_stat_subscription where pid is not null')).rowCount === 0);
  await admin.query(WORDS);
  await admin.query(COUNTS);
  for (const keeper of KEEPERS) await admin.query(await rowTrigger(admin, keeper));
  await admin.query('analyze');
  await admin.query(`alter subscription ${name} enable`);
}

/** The same for each row: the tables of what was added and removed are of one row. Whoever applies changes has no search path. */
async function rowTrigger(admin: pg.Client, keeper: string): Promise<string> {
  const { rows } = await admin.query<{ prosrc: string }>('select prosrc from pg_proc where proname = $1', [keeper]);
  const events = { added: 'insert', changed: 'update', removed: 'delete' };
  const [, kind] = /_(added|changed|removed)_/.exec(keeper) as unknown as [string, keyof typeof events];
  const tables = [...(kind === 'removed' ? [] : ['added as (select new.*)']), ...(kind === 'added' ? [] : ['removed as (select old.*)'])];
  const body = rows[0]?.prosrc.replaceAll('insert into', `with ${tables.join(', ')} insert into`);
  return `create function each_${keeper}() returns trigger language plpgsql set search_path = public as $each$${body}$each$;
    create trigger each_${keeper} after ${events[kind]} on listings for each row execute function each_${keeper}();
    alter table listings enable always trigger each_${keeper}`;
}

/** Waits until every cell has what the primary had written when this was called. */
export async function waitForAll(primary: Server, cells: Cell[]) {
  const { rows } = await primary.admin.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  await until(async () => {
    const there = await primary.admin.query(
      `select from pg_stat_replication where application_name = any ($1) and replay_lsn >= $2::text::pg_lsn`,
      [cells.map(({ name }) => name), rows[0]?.at],
    );
    return there.rowCount === cells.length;
  });
}

/** Asks again and again. @throws after ten minutes. */
export async function until(isThere: () => Promise<boolean>) {
  const last = performance.now() + 600_000;
  while (!(await isThere())) {
    if (performance.now() > last) throw new Error('It has not come in ten minutes');
    await delay(1);
  }
}
