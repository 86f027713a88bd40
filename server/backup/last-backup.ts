import type { Kysely } from 'kysely';
import { findNewest, latestDate } from '#server/backup/backup-folder.ts';
import type { DB } from '#server/db/types.ts';

/** How long a disk may take to say what is on it: one of another machine that is away would take for ever. Milliseconds. */
const PATIENCE = 3_000;

/**
 * The newest backup of this database: in the folder of the nightly ones, where there is one, as it is there now; else as the commands
 * that made them have noted it. Nothing where there is none, or the folder is not there.
 */
export async function findLastBackup(db: Kysely<DB>, folder: string | undefined): Promise<{ at: Date; bytes: number | null } | undefined> {
  if (folder === undefined) {
    const noted = await db
      .selectFrom('backup_folders')
      .select(['backed_up_at', 'bytes'])
      .where('backed_up_at', '<=', latestDate())
      .orderBy('backed_up_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return noted && { at: noted.backed_up_at, bytes: noted.bytes === null ? null : Number(noted.bytes) };
  }
  const identity = await db.selectFrom('this_database').select('database_id').executeTakeFirstOrThrow();
  const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, PATIENCE, undefined);
  try {
    return await Promise.race([findNewest(folder, identity.database_id).catch(() => undefined), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
