import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/base/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import type { DemoAccounts } from '#server/demo/accounts.ts';
import type { NewAdmin } from '#server/features/accounts/admins/prepare-admin.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';

/**
 * Opens the database, starting the embedded one, and brings it to what this version needs.
 * @param opened one that is being opened already.
 */
export async function startDatabase(config: Config, log: FastifyBaseLogger, opened = openDatabase(config, log)): Promise<OpenDatabase> {
  const database = await opened;
  try {
    const { newAdmin, demo } = await prepareDatabase({ address: database.address, config, log });
    if (newAdmin) showLink(newAdmin, config);
    if (demo) showDemo(demo);
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

/** Told once as well: the demo is of this machine alone, and its accounts go with it. */
function showDemo({ userName, owners, password }: DemoAccounts) {
  const businesses = owners.map(({ name, phoneNo }) => `${phoneNo} (${name})`).join(' and ');
  process.stdout.write(`Demo: log in as the user ${userName}, or as the businesses ${businesses}, each with the password ${password}\n`);
}
