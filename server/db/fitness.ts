import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { repeat } from '#server/base/repeat.ts';
import type { Address } from '#server/db/address.ts';
import { askAlone } from '#server/db/ask-alone.ts';
import { COLUMNS } from '#server/db/columns.ts';
import { findPrimary, NoPrimary } from '#server/db/hosts.ts';
import { knownMigrations } from '#server/db/migrate.ts';

/** Whether calls can be answered by what the database has and allows. */
export interface Fitness {
  readonly isFit: boolean;
  close(): Promise<void>;
}

/** How often it is looked, and how long that may take. Milliseconds. */
const EVERY = 5_000;
const PATIENCE = 5_000;

/** What every relation lacks that this version reads or writes, and what of it the account may not read or write. */
const LOOK = `with wanted as (select to_regclass(name) as oid, name, of_it from unnest($1::text[], $2::text[]) columns (name, of_it)),
    relations as (select distinct oid, name from wanted)
  select current_setting('transaction_read_only')::boolean as is_read_only,
    array(select name || '.' || of_it from wanted
      where not exists (select from pg_attribute where attrelid = oid and attname = of_it and not attisdropped)) as lacking,
    array(select name from relations join pg_class using (oid)
      where not has_table_privilege(oid, 'select') or (relkind <> 'v'
        and not (has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')))) as forbidden,
    array(select name from unnest($3::text[]) name except select name from kysely_migration) as unmade`;

const WANTED = [...Object.entries(COLUMNS).flatMap(([table, columns]) => columns.map((column) => [table, column])), ['pgboss.job', 'id']];

interface Look {
  is_read_only: boolean;
  lacking: string[];
  forbidden: string[];
  unmade: string[];
}

/** @returns in words why calls could not be answered, if they could not. @throws what the database throws when it does not answer. */
export async function findUnfitness(client: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const values = [WANTED.map(([table]) => table), WANTED.map(([, column]) => column), knownMigrations()];
  const { rows } = await client.query<Look>(LOOK, values);
  const { is_read_only, lacking, forbidden, unmade } = rows[0] as Look;
  if (is_read_only) return 'it is read only';
  if (unmade.length > 0) return `it lacks the migration ${unmade[0]}`;
  if (lacking.length > 0) return `it lacks ${lacking[0]}`;
  if (forbidden.length > 0) return `this account may not read and write ${forbidden[0]}`;
  return undefined;
}

/**
 * SQLSTATEs of a server that lets this account no longer in, or not to what it needs: none of them passes by itself, as one that is too busy
 * does.
 */
const FOR_GOOD = /^(?:28|3D|3F|42)/;

/**
 * Looks every few seconds, on a connection of its own that is made anew each time: whoever holds one is not asked for the password that another
 * account has changed.
 */
export async function watchFitness(address: Address, log: FastifyBaseLogger): Promise<Fitness> {
  let reason: string | undefined;
  let isClosed = false;

  const look = async () => {
    try {
      return await askAlone(await findPrimary(address), { patience: PATIENCE, name: 'nirmaan-heartbeat' }, findUnfitness);
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      // Whether it answers is the heartbeat's to say.
      return FOR_GOOD.test(code) || error instanceof NoPrimary ? message : reason;
    }
  };
  const lookAgain = async () => {
    const found = await look();
    if (isClosed) return;
    if (found !== reason && found) log.error({ reason: found }, 'the database is not as this version needs it: /readyz says so');
    else if (found !== reason) log.info('the database is again as this version needs it');
    reason = found;
  };
  const looks = repeat(lookAgain, EVERY);
  await looks.first;

  return {
    get isFit() {
      return reason === undefined;
    },
    async close() {
      isClosed = true;
      await looks.close();
    },
  };
}
