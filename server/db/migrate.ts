import { readdirSync } from 'node:fs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '#server/base/start-error.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the newest migration.
 * @returns the names of the migrations that were run.
 * @throws what `migrateNext` throws; the migrations before the one that failed stay.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const names = await migrateNext(db);
    if (names.length === 0) return all;
    all.push(...names);
  }
}

/**
 * Runs the next migration that the database lacks, in a transaction of its own: what it locks is free before the one after it begins. On a
 * database without tables, where nobody works, all of them in one. Several processes may call it at once: Kysely holds an advisory lock
 * meanwhile. Tables of a later version stay as they are when they have all that this one wants: a migration may run while the version before
 * it serves, so that version may also start again after it (docs/decisions/120-drills.md).
 * @returns the names of the migrations that were run: none when there is nothing left to do.
 * @throws StartError when the database is of a version that is neither before nor after this one; the error of a migration that failed, which
 * leaves nothing behind.
 */
export async function migrateNext<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const made = await migrationsOf(db);
  const missing = knownMigrations().find((name) => !made.includes(name));
  // At most starts there is nothing to do, and no file of a migration to load.
  if (missing === undefined) return [];
  const [later] = ofLaterVersion(made);
  if (later !== undefined) {
    throw new StartError(
      `The database has ${later}, which this version does not know, and lacks its ${missing}: start the version that made it, or restore a backup from before`,
    );
  }
  const migrator = createMigrator(db, knownMigrations());
  const { error, results } = await (made.length === 0 ? migrator.migrateToLatest() : migrator.migrateUp());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Makes the tables of an empty database as these migrations alone make them, as part of the caller's transaction. An earlier version may lack
 * some with a lower number than its newest: two branches' migrations may land in another order than that of their numbers.
 * @throws the error of the first migration that failed.
 */
export async function makeTables<Schema>(transaction: Transaction<Schema>, migrations: string[]): Promise<void> {
  const { error } = await createMigrator(transaction, migrations).migrateToLatest();
  if (error) throw error;
}

/** Whether the database lacks a migration of this version: its server has not been started on it yet. */
export async function isEarlier<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const made = await migrationsOf(db);
  return knownMigrations().some((name) => !made.includes(name));
}

/** Those of the migrations that this version does not know, for they came after it. */
export function ofLaterVersion(migrations: string[]): string[] {
  const known = new Set(knownMigrations());
  return migrations.filter((name) => !known.has(name));
}

/** The names of all migrations of this version, oldest first. */
export function knownMigrations(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}

/** The names of the migrations that a database has, oldest first; none of one that was never migrated. */
export async function migrationsOf<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows: found } = await sql<{ made: boolean }>`select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (!found[0]?.made) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function createMigrator<Schema>(db: Kysely<Schema>, names: string[]) {
  return new Migrator({
    db: db as unknown as Kysely<unknown>,
    // A database of the time between two branches' migrations may have the one with the higher number alone.
    allowUnorderedMigrations: true,
    provider: {
      async getMigrations() {
        const migrations: Record<string, Migration> = {};
        for (const name of names) migrations[name] = await import(new URL(`${name}.ts`, FOLDER).href);
        return migrations;
      },
    },
  });
}
