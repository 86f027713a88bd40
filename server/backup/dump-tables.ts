import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';

/** A table as it is kept outside: its columns are named, so that their order means nothing. */
export interface DumpedTable {
  /** As SQL names it, its schema before it where that is not the usual one. */
  name: string;
  columns: string[];
}

/** Where a sequence stands. */
export interface SequencePosition {
  name: string;
  lastValue: string;
}

export interface DatabaseContents {
  tables: DumpedTable[];
  /** The queues' tables, referred to before referring; none where no server has run yet. */
  queueTables: DumpedTable[];
  /** Version of the queues' tables. */
  queueVersion: number | null;
  bytes: number;
  server: string;
}

/** What of the queues is kept: their other tables are counts of theirs, with partitions by day. */
const QUEUE_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'].map((name) => `pgboss.${name}`);

// Numbers of transactions mean nothing in another database: their defaults take their place. The same for what is generated.
const KEPT_COLUMNS = `attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype`;

/**
 * Begins to read: everything that the connection reads afterwards is of one moment, and hinders nobody who writes.
 */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  // The moment is that of the first statement.
  await client.query('select pg_current_snapshot()');
}

/**
 * Lists what a database has, in the snapshot that was begun. Left out are the migrations' own tables, and what says which database it is
 * and how the machine does: migrations make them.
 */
export async function listContents(client: pg.Client): Promise<DatabaseContents> {
  const { rows: tables } = await client.query<DumpedTable>(`
    select quote_ident(relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('kysely_migration', 'kysely_migration_lock', 'this_database', 'backup_folders', 'health_findings') and ${KEPT_COLUMNS}
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`);
  const { rows: found } = await client.query<DumpedTable>(
    `select wanted.name, array_agg(quote_ident(attname) order by attnum) as columns
     from unnest($1::text[]) wanted (name) join pg_attribute on attrelid = to_regclass(wanted.name) and ${KEPT_COLUMNS} group by 1`,
    [QUEUE_TABLES],
  );
  const queueTables = QUEUE_TABLES.flatMap((name) => found.filter((table) => table.name === name));
  const version = queueTables.length > 0 ? await client.query<{ version: number }>('select version from pgboss.version') : undefined;
  const { rows } = await client.query<{ bytes: string; server: string }>(
    `select pg_database_size(current_database())::text as bytes, current_setting('server_version') as server`,
  );
  return {
    tables,
    queueTables,
    queueVersion: version?.rows[0]?.version ?? null,
    bytes: Number(rows[0]?.bytes),
    server: rows[0]?.server ?? '',
  };
}

/** Where the sequences stand now: never before a value that the snapshot has. */
export async function readSequences(client: pg.Client): Promise<SequencePosition[]> {
  const { rows } = await client.query<SequencePosition>(
    `select quote_ident(sequencename) as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}

/** The rows of a table, as COPY writes them. */
export function readRows(client: pg.Client, { name, columns }: DumpedTable): CopyToStreamQuery {
  return client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
}

/** Any number that no other program's advisory lock uses. */
const BACKUP_LOCK = 7_205_760;

/** @returns whether this connection alone, of all in every process, now makes a backup; until it ends. */
export async function claimBackup(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1) as claimed', [BACKUP_LOCK]);
  return rows[0]?.claimed ?? false;
}

/** The statements that make the queues' tables as this version has them, and which version that is. */
export function queueStatements(): { statements: string; version: number } {
  const statements = getConstructionPlans('pgboss');
  return { statements, version: Number(/INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(statements)?.[1]) };
}
