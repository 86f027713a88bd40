import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/base/config.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** What the message is about, the same at every try: mail programs show one of several with the same. The job's id by default. */
  reference?: string;
  /** Where a subscriber leaves the list: mail programs show a button for it, which needs no page (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The mail server refuses this recipient or this message for good: another try would end the same. */
export class Undeliverable extends Error {}

export interface Mailer {
  /**
   * @throws Undeliverable when the mail server refuses the recipient or the message for good; any other error when it does not
   * take it now: the job that sends it is tried again.
   */
  send(message: Message): Promise<void>;
  /** Sends to the people who run the site; with a mail server and no address of theirs nothing is sent, as the start has warned. */
  sendToTeam(message: Omit<Message, 'to'>): Promise<void>;
  /** The same for one job: its mails have the same Message-IDs at every try, as long as it sends them in the same order. */
  forJob(jobId: string): Mailer;
  close(): void;
}

/** Told how the mail server does. */
export interface MailWatch {
  /** It takes mail, or says itself what it has against a message. */
  goes(): void;
  /** It cannot be reached, or takes nothing from this site. */
  fails(reason: string): void;
}

/** Where messages are written without a mail server: for whoever runs the site alone, as they hold codes and addresses. */
export function mailFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'mail');
}

/** Whom mail to the team names while nobody has said who that is and it is only written into the folder. */
const NO_TEAM = 'team@nirmaan.local';

/** Top-level names that no mail server stands behind (RFC 2606, RFC 6761, RFC 6762). */
const NOWHERE = /[@.](example|invalid|local|localhost|test|example\.(com|net|org))$/i;

/** Says that a program has written (RFC 3834 §5): programs of others that answer for somebody away answer nothing. Exchange asks for its own. */
const WRITTEN_BY_PROGRAM = { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' } };

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The way to the mail server, for all that the program writes; without one messages are only composed, for `keepMail`. */
export function openTransport({ SMTP_URL }: Pick<Config, 'SMTP_URL'>) {
  return SMTP_URL
    ? createTransport({ url: SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }, WRITTEN_BY_PROGRAM)
    : createTransport({ streamTransport: true, buffer: true }, WRITTEN_BY_PROGRAM);
}

/**
 * Writes what was only composed into the folder. At once: to have other threads open, write and close some kilobytes takes longer.
 * @returns the file.
 */
export function keepMail(config: Pick<Config, 'DATA_DIR'>, composed: unknown): string {
  const folder = mailFolder(config);
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, (composed as { message: Buffer }).message, { mode: 0o600 });
  return file;
}

/** Mail through SMTP_URL; without it each message becomes an .eml file under DATA_DIR/mail and its subject a line of the log. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ADMIN_EMAIL' | 'TEAM_EMAIL' | 'DATA_DIR' | 'PUBLIC_URL'>,
  log: FastifyBaseLogger,
  watch?: MailWatch,
): Mailer {
  if (!config.SMTP_URL && config.PUBLIC_URL.startsWith('https:')) {
    log.warn('SMTP_URL is not set: nobody gets any mail, it is written into DATA_DIR/mail');
  }
  const team = config.TEAM_EMAIL ?? config.ADMIN_EMAIL;
  if (config.SMTP_URL && !team) {
    log.warn('Mail to the team is not sent, it stands in the back office alone: set TEAM_EMAIL or ADMIN_EMAIL');
  } else if (config.SMTP_URL && team && NOWHERE.test(team)) {
    log.warn(`Mail to the team goes to ${team}, which does not exist: set TEAM_EMAIL to an address that does`);
  }
  const transport = openTransport(config);

  const { hostname } = new URL(config.PUBLIC_URL);
  const send = async ({ reference, unsubscribeUrl, ...message }: Message & { reference: string }) => {
    const messageId = `<${reference}@${hostname}>`;
    const list = unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl }, headers: ONE_CLICK } : {};
    const sent = await transport.sendMail({ from: config.MAIL_FROM, messageId, ...list, ...message }).catch((error) => {
      const refused = refusal(error);
      if (isAboutMessage(error)) watch?.goes();
      else watch?.fails(refused.message);
      throw refused;
    });
    if (config.SMTP_URL) return watch?.goes();
    const file = keepMail(config, sent);
    log.info({ subject: message.subject, file }, 'mail written');
  };
  const close = () => transport.close();
  const mailer = (referenceOf: () => string): Mailer => {
    const sendReferred = (message: Message) => send({ reference: referenceOf(), ...message });
    return {
      send: sendReferred,
      async sendToTeam(message) {
        if (team || !config.SMTP_URL) await sendReferred({ to: team ?? NO_TEAM, ...message });
      },
      forJob(jobId) {
        let sent = 0;
        return mailer(() => {
          sent += 1;
          return `job-${jobId}-${sent}`;
        });
      },
      close,
    };
  };
  return mailer(randomUUID);
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Whether the mail server has something against the recipient or the content, and works otherwise. */
function isAboutMessage({ responseCode, command }: SmtpError): boolean {
  return responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * What the mail server's refusal means, without its words, which may name the recipient. A lasting one (RFC 5321: 5yz) of the
 * recipient or of the content is final; one of the sender or of the login is the site's own to mend.
 */
function refusal(error: SmtpError) {
  const { code, responseCode, command } = error;
  const reason = ['mail was not taken', code, command, responseCode].filter(Boolean).join(' ');
  return isAboutMessage(error) && (responseCode ?? 0) >= 500 ? new Undeliverable(reason) : new Error(reason);
}
