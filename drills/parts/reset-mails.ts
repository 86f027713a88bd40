import { setTimeout as delay } from 'node:timers/promises';
import type { Mail, MailListener } from '#drills/parts/mail-listener.ts';

/** What the mail of a forgotten password brings. */
export interface ResetMail {
  code: string;
  link: string;
}

/** The codes and links that an address was mailed so far, the first first. */
export function resetMails(mail: MailListener, address: string): ResetMail[] {
  return mail.all
    .filter(({ to }) => to.includes(address))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(readReset);
}

/** Waits until an address was mailed so many codes. @throws when they do not come. */
export async function untilResetMails(mail: MailListener, address: string, count: number): Promise<ResetMail[]> {
  for (const end = performance.now() + 20_000; performance.now() < end; await delay(20)) {
    const mails = resetMails(mail, address);
    if (mails.length >= count) return mails;
  }
  throw new Error(`of ${count} codes asked for, ${resetMails(mail, address).length} were mailed`);
}

function readReset({ text }: Mail): ResetMail[] {
  const code = /^(\d{4})$/m.exec(text)?.[1];
  const link = /\/link\?reset=([\w.-]+)/.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1];
  return code && link ? [{ code, link }] : [];
}
