// `npm run admin -- --email asha@nirmaan.example`: makes an admin of the back office, or resets the password of one and ends their
// sessions. On the database of DATABASE_URL, or the embedded one in DATA_DIR, whether the server runs or not.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { readConfig } from '#server/config.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { randomPassword, setAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { newPasswordText } from '#shared/schemas/accounts.ts';
import { emailText } from '#shared/schemas/text.ts';
import { messages } from '#shared/texts.ts';
import { sayDatabase } from './say-database.ts';

const USAGE =
  'Usage: npm run admin -- --email name@example.in [--password secret]\nWithout a password a random one is made and shown once.';

const wanted = z.object({
  email: emailText(
    () => messages.emailRequired,
    () => messages.invalidEmail,
  ),
  password: z.optional(newPasswordText(() => messages.passwordRequired)),
});

/** Something that whoever called can put right. */
class Mistake extends Error {}

try {
  const { email, password: given } = readArguments();
  const password = given ?? randomPassword();
  const config = readConfig(process.env);
  const database = await joinDatabase(config, pino({ level: 'silent' }));
  try {
    sayDatabase(database);
    const db = createDatabase(createPool(database.address, { max: 1 }));
    try {
      const what = await setAdmin(db, email, password);
      console.log(what === 'made' ? `Made the admin ${email}.` : `Reset the password of ${email} and ended their sessions.`);
      if (given === undefined) console.log(`Password: ${password} (shown only now)`);
      if (config.ADMIN_PASSWORD !== undefined && config.ADMIN_EMAIL?.toLowerCase() === email.toLowerCase()) {
        console.log('ADMIN_PASSWORD is set: the next start of the server makes it the password again.');
      }
    } finally {
      await db.destroy();
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Mistake ? error.message : explainFailure(error));
  process.exitCode = 1;
}

function readArguments() {
  const { values } = parse();
  const checked = wanted.safeParse(values);
  if (!checked.success) throw new Mistake(`${checked.error.issues[0]?.message}\n${USAGE}`);
  return checked.data;
}

function parse() {
  try {
    return parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${USAGE}`);
  }
}
