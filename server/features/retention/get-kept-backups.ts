import { showing } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';

/** How many of the nightly backups are kept, as the privacy policy says it; none where none are made. */
export function getKeptBackups({ config }: Pick<Context, 'config'>): Promise<number | undefined> {
  return showing([], async () => (config.BACKUP_DIR === undefined ? undefined : config.BACKUP_KEEP));
}
