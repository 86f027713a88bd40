import type pg from 'pg';

/** Which database this is, and what it knows of its backups. */
export interface Identity {
  /** Made with its tables, so a restored database has another; none before the migration that makes it. */
  databaseId: string | undefined;
  /** Whether a backup was made into the folder before. */
  hadBackups: boolean;
  /** When the team last took the demo directory out. */
  emptiedAt: Date | undefined;
}

/** @param folder where a backup is to be made. */
export async function readIdentity(client: pg.Client, folder: string): Promise<Identity> {
  if (!(await hasIdentity(client))) return { databaseId: undefined, hadBackups: false, emptiedAt: undefined };
  const { rows } = await client.query<{ id: string; had: boolean; emptied: string | null }>(
    `select database_id as id, exists (select from backup_folders where folder = $1) as had,
       (select value #>> '{}' from settings where name = 'demo_removed') as emptied
     from this_database`,
    [folder],
  );
  const [found] = rows;
  return {
    databaseId: found?.id,
    hadBackups: found?.had ?? false,
    emptiedAt: found?.emptied ? new Date(found.emptied) : undefined,
  };
}

/** Ends what the connection is reading, and notes that a backup of so many bytes was made into the folder now. */
export async function rememberBackup(client: pg.Client, folder: string, bytes: number): Promise<void> {
  await client.query('rollback');
  if (!(await hasIdentity(client))) return;
  await client.query(
    `insert into backup_folders (folder, backed_up_at) values ($1, now())
     on conflict (folder) do update set backed_up_at = excluded.backed_up_at`,
    [folder],
  );
  // Tables of the version before have no room for it.
  if (await hasSizes(client)) await client.query('update backup_folders set bytes = $2 where folder = $1', [folder, bytes]);
}

async function hasSizes(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = to_regclass('backup_folders') and attname = 'bytes' and not attisdropped`,
  );
  return rowCount === 1;
}

async function hasIdentity(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(`select to_regclass('this_database') is not null as has`);
  return rows[0]?.has ?? false;
}
