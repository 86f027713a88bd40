import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/db/prepare-database.ts';
import type { NewAdmin } from '#server/features/accounts/admins/prepare-admin.ts';

/**
 * Opens the database, starting the embedded one, and brings it to what this version needs.
 * @param opened one that is being opened already.
 */
export async function startDatabase(config: Config, log: FastifyBaseLogger, opened = openDatabase(config, log)): Promise<OpenDatabase> {
  const database = await opened;
  try {
    const newAdmin = await prepareDatabase({ address: database.address, config, log });
    if (newAdmin) showPassword(newAdmin);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The one time that the password is told; logs are kept and sent around, so it is not logged. */
function showPassword({ email, password }: NewAdmin) {
  process.stdout.write(`Back office: sign in at /admin/login as ${email} with the password ${password} (shown only now)\n`);
}
