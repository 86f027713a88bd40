import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Whether no migration has made its tables yet. */
export async function isUnmade<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('admins') is not null as made`.execute(db);
  return !rows[0]?.made;
}

/**
 * Brings the database to the newest migration. Several processes may call it at once: Kysely holds an advisory lock meanwhile.
 * @returns the names of the migrations that were run.
 * @throws the error of the first migration that failed; the failed run leaves nothing behind.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: {
      async getMigrations() {
        const migrations: Record<string, Migration> = {};
        for (const file of readdirSync(FOLDER).sort()) {
          migrations[file.replace(/\.ts$/, '')] = await import(new URL(file, FOLDER).href);
        }
        return migrations;
      },
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
