import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type NamedServer, readAddress } from '#server/base/address-fault.ts';
import { findTlsFileFault } from '#server/base/address-tls.ts';
import { StartError } from '#server/base/start-error.ts';
import { askAlone } from '#server/db/ask-alone.ts';
import { explainConnection } from '#server/db/explain-connection.ts';
import { findPrimary, NoPrimary } from '#server/db/hosts.ts';
import { type Connections, examineConnections } from '#server/db/pooling.ts';

/** How long a server may take to let somebody in, and for what it is asked here. Milliseconds. */
const PATIENCE = 20_000;

const OLDEST = 16;

/** What PostgreSQL before 18 is missing costs, by its version (docs/operations.md). */
const COSTS: Record<number, string> = {
  17: 'it works; ids of new rows are made in SQL there, which takes longer than in PostgreSQL 18',
  16: 'it works; ids of new rows are made in SQL there, which takes longer than in PostgreSQL 18, and small letters are those of its machine: reindex after an upgrade of that',
};

/** What is said of a pooler before the database; nothing of connections that are the clients' own. */
const POOLS: Partial<Record<Connections, string>> = {
  shared:
    "a pooler stands before the database that gives each transaction another connection (PgBouncer's pool_mode = transaction): name the server itself, or a pool in session mode",
  none: 'there is no second connection to be had: a pooler before the database needs 40 for each process (default_pool_size)',
};

/** So far clocks may be apart before somebody is told. Milliseconds. */
const APART = 60_000;

interface Facts {
  version: number;
  release: string;
  encoding: string;
  is_standby: boolean;
  is_read_only: boolean;
  database: string;
  account: string;
  schema: string | null;
  may_make_tables: boolean;
  may_make_schemas: boolean;
  has_extension: boolean;
  is_extension_there: boolean;
  has_queues: boolean;
  owner: string | null;
  is_owner: boolean;
  now: number;
}

/** As every PostgreSQL since 10 understands it. */
const LOOK = `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as release,
    current_setting('server_encoding') as encoding, pg_is_in_recovery() as is_standby,
    current_setting('transaction_read_only')::bool as is_read_only, current_database() as database, current_user as account,
    current_schema() as schema, coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_make_tables,
    has_database_privilege(current_database(), 'create') as may_make_schemas,
    exists (select from pg_extension where extname = 'btree_gist') as has_extension,
    exists (select from pg_available_extensions where name = 'btree_gist') as is_extension_there,
    exists (select from pg_namespace where nspname = 'pgboss') as has_queues,
    extract(epoch from clock_timestamp())::double precision * 1000 as now, made.owner, coalesce(pg_has_role(made.owner, 'usage'), true) as is_owner
  from (select) nothing left join
    (select rolname as owner from pg_class join pg_roles on pg_roles.oid = relowner where pg_class.oid = to_regclass('kysely_migration')) made on true`;

/**
 * Looks whether the PostgreSQL of an address is one that this version can work on, and tells the log what an earlier one costs.
 * @throws StartError with the one line that says why not.
 */
export async function examineServer(url: string, log: FastifyBaseLogger): Promise<void> {
  const named = readAddress(url);
  const fileFault = findTlsFileFault(url);
  if (fileFault) throw new StartError(`DATABASE_URL: ${fileFault}`);
  const { facts, connections } = await look(url, named);
  const fault = findFault(facts) ?? POOLS[connections];
  if (fault) throw new StartError(`DATABASE_URL: ${fault}`);
  if (Math.abs(facts.now - Date.now()) > APART) {
    const [there, here] = [facts.now, Date.now()].map((time) => new Date(time).toISOString());
    log.warn(
      { there, here },
      'the clocks of the database and of this machine are apart: links and passes end at the wrong time; put the wrong one right (timedatectl)',
    );
  }
  const costs = COSTS[facts.version];
  if (costs) log.warn({ version: facts.release }, `PostgreSQL ${facts.version}: ${costs}`);
}

async function look(url: string, named: NamedServer): Promise<{ facts: Facts; connections: Connections }> {
  try {
    const address = await findPrimary({ connectionString: url });
    return await askAlone(address, { patience: PATIENCE }, async (client) => {
      const { rows } = await client.query<Facts>(LOOK);
      return { facts: rows[0] as Facts, connections: await examineConnections(address) };
    });
  } catch (error) {
    const fault = error instanceof NoPrimary ? error.message : explainConnection(error, named);
    throw new StartError(`DATABASE_URL: ${fault}`, { cause: error });
  }
}

/** @returns what of a server that answers is not as it has to be, the gravest first. */
function findFault(facts: Facts): string | undefined {
  const { database, account, owner, schema } = facts;
  if (facts.version < OLDEST) return `the server is PostgreSQL ${facts.release}, and ${OLDEST} or later is needed`;
  if (facts.encoding !== 'UTF8') {
    return `the database ${database} has the encoding ${facts.encoding}: make one with createdb --encoding=UTF8 --template=template0`;
  }
  if (facts.is_standby)
    return `the server is a standby, which takes no writes: name the primary; standbys may stand in DATABASE_REPLICA_URLS`;
  if (facts.is_read_only) return `the database ${database} is set to be read only: take back default_transaction_read_only`;
  if (!facts.is_owner) return `the tables are ${owner}'s, not ${account}'s: connect as ${owner}`;
  if (schema === null || !facts.may_make_tables) return `${account} may not make tables in ${database}: ${OWNER(facts)}`;
  if (!facts.has_extension && !facts.is_extension_there) {
    return `the server has no extension btree_gist: install PostgreSQL's contributed extensions (postgresql-contrib)`;
  }
  if (!facts.may_make_schemas && !(facts.has_extension && facts.has_queues)) {
    return `${account} may not make extensions and schemas in ${database}: ${OWNER(facts)}`;
  }
  return undefined;
}

const OWNER = ({ database, account }: Facts) => `alter database ${pg.escapeIdentifier(database)} owner to ${pg.escapeIdentifier(account)}`;
