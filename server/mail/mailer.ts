import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
}

export interface Mailer {
  /** @throws when the mail server does not take the message: the job that sends it is tried again. */
  send(message: Message): Promise<void>;
  /** Sends to the people who run the site. */
  sendToTeam(message: Omit<Message, 'to'>): Promise<void>;
  close(): void;
}

/** Mail through SMTP_URL; without it each message becomes an .eml file under DATA_DIR/mail and its subject a line of the log. */
export function createMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ADMIN_EMAIL' | 'DATA_DIR'>, log: FastifyBaseLogger): Mailer {
  const team = config.ADMIN_EMAIL ?? 'admin@nirmaan.local';
  const transport = config.SMTP_URL
    ? createTransport({ url: config.SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
    : createTransport({ streamTransport: true, buffer: true });

  const send = async (message: Message) => {
    const sent = await transport.sendMail({ from: config.MAIL_FROM, ...message });
    if (config.SMTP_URL) return;
    const folder = path.join(config.DATA_DIR, 'mail');
    const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, (sent as unknown as { message: Buffer }).message);
    log.info({ subject: message.subject, file }, 'mail written');
  };
  return {
    send,
    sendToTeam: (message) => send({ to: team, ...message }),
    close: () => transport.close(),
  };
}
