import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/base/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import type { NewAdmin } from '#server/features/accounts/admins/prepare-admin.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';

/**
 * Opens the database, starting the embedded one, and brings it to what this version needs.
 * @param opened one that is being opened already.
 */
export async function startDatabase(config: Config, log: FastifyBaseLogger, opened = openDatabase(config, log)): Promise<OpenDatabase> {
  const database = await opened;
  try {
    const newAdmin = await prepareDatabase({ address: database.address, config, log });
    if (newAdmin) showLink(newAdmin, config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** It is told once, to who started the site. A log that keeps it keeps nothing: it is good once, and for a day. */
function showLink({ email, path }: NewAdmin, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  process.stdout.write(`Back office: set the password of ${email} at ${PUBLIC_URL}${path} (once, within 24 hours)\n`);
}
