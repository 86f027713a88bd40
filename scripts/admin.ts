// `npm run admin -- --email asha@nirmaan.example [--role moderator]`: takes somebody into the team of the back office, as an admin if
// nothing else is said, or takes the password of who is there, ends their sessions and gives them the role that is said; the link that it
// prints, good once, leads to the page where they set one. On the database of DATABASE_URL, or the embedded one in DATA_DIR, whether the
// server runs or not.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { readConfig } from '#server/base/config.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { linkAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';
import { emailText } from '#shared/schemas/text.ts';
import { messages } from '#shared/texts.ts';
import { sayDatabase } from './say-database.ts';

const USAGE = `Usage: npm run admin -- --email name@example.in [--role ${teamRole.options.join('|')}] [--without-code]`;

const wanted = z.object({
  email: emailText(
    () => messages.emailRequired,
    () => messages.invalidEmail,
  ),
  role: z.optional(teamRole),
  'without-code': z.optional(z.boolean()),
});

/** Something that whoever called can put right. */
class Mistake extends Error {}

try {
  const { email, role, 'without-code': withoutCode = false } = readArguments();
  const config = readConfig(process.env);
  const database = await joinDatabase(config, pino({ level: 'silent' }));
  try {
    sayDatabase(database);
    const db = createDatabase(createPool(database.address, { max: 1 }));
    try {
      const { what, path } = await linkAdmin(db, email, { role, withoutCode });
      console.log(what === 'made' ? `Made the ${role ?? 'admin'} ${email}.` : `Took the password of ${email} and ended their sessions.`);
      if (what === 'reset' && role) console.log(`Their role is now: ${role}.`);
      if (withoutCode) console.log('No code is asked for at their sign-in any more.');
      console.log(`Set a password at ${config.PUBLIC_URL}${path} (once, within 24 hours)`);
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
    return parseArgs({ options: { email: { type: 'string' }, role: { type: 'string' }, 'without-code': { type: 'boolean' } } });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${USAGE}`);
  }
}
