// `npm run mail:test -- you@example.in`: sends one mail by the settings of the database that it says, now, and says what the mail
// server answered.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { type Config, readConfig } from '#server/base/config.ts';
import { StartError } from '#server/base/start-error.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { keepMail, openTransport } from '#server/mail/mailer.ts';
import { mailWorksMail } from '#server/mail/templates/mail-works.ts';
import { emailText } from '#shared/schemas/text.ts';
import { messages } from '#shared/texts.ts';
import { sayDatabase } from './say-database.ts';

const USAGE = 'Usage: npm run mail:test -- you@example.in';

/** What to look at, by the code that the transport gives its failures. */
const HINTS: Record<string, string> = {
  EAUTH: 'the mail server refuses the user name or the password in SMTP_URL',
  EENVELOPE: 'the mail server refuses the sender (MAIL_FROM) or the recipient',
  EDNS: 'the name of the mail server in SMTP_URL is unknown',
  ECONNECTION: 'nothing answers at the name and port of SMTP_URL',
  ESOCKET: 'nothing that speaks SMTP answers at the name and port of SMTP_URL; smtps:// is for port 465, smtp:// for 587',
  ETIMEDOUT: 'the mail server of SMTP_URL does not answer in time: is the port right, and open towards it?',
  ETLS: 'the mail server offers no encryption that both know',
};

/** Something that whoever called can put right. */
class Mistake extends Error {}

try {
  const to = readAddress();
  const config = readConfig(process.env);
  await sayWhose(config);
  const transport = openTransport(config);
  try {
    const sent = await transport.sendMail({ from: config.MAIL_FROM, to, ...mailWorksMail(config) });
    if (config.SMTP_URL) {
      const { response } = sent as { response?: string };
      console.log(`The mail server took it: ${response}\nLook into the inbox of ${to}, and among its junk.`);
    } else {
      console.log(`SMTP_URL is not set, so nothing was sent. The mail was written to ${keepMail(config, sent)}`);
    }
  } finally {
    transport.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Whose settings these are shows best in the database that they name. @throws Mistake when there is none. */
async function sayWhose(config: Config) {
  try {
    const database = await joinDatabase(config, pino({ level: 'silent' }));
    sayDatabase(database);
    await database.close();
  } catch (error) {
    throw new Mistake(String(explainFailure(error)));
  }
}

function readAddress() {
  const checked = emailText(
    () => messages.emailRequired,
    () => messages.invalidEmail,
  ).safeParse(parse().positionals[0]);
  if (!checked.success) throw new Mistake(`${checked.error.issues[0]?.message}\n${USAGE}`);
  return checked.data;
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${USAGE}`);
  }
}

function explain(error: unknown) {
  if (error instanceof Mistake || error instanceof StartError) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return HINTS[code] ? `Not sent: ${HINTS[code]} (${message})` : `Not sent: ${message}`;
}
