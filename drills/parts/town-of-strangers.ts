import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { MailListener } from '#drills/parts/mail-listener.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { addressOf, Visitor } from '#drills/parts/visitor.ts';
import { readableText } from '#tests/helpers/confirmation.ts';

/** How long a mail may take. Milliseconds. */
const LONGEST_MAIL = 30_000;

/** Where customers, and people who are not who they say, meet. */
export interface Town {
  stage: Stage;
  url: string;
  database: pg.Pool;
  mail: MailListener;
}

let places = 0;

/** Somebody with a browser and an address of their own. */
export function somebody({ url }: Town): Visitor {
  places += 1;
  return new Visitor(url, addressOf(places));
}

/** Another browser in which somebody's session was copied. */
export function thiefOf(town: Town, { cookies }: Visitor): Visitor {
  return new Visitor(town.url, somebody(town).address, cookies);
}

/** What was mailed to an address that a reader finds something in, once it has come; nothing when it does not come. */
export async function untilMailed(mail: MailListener, address: string, read: (text: string) => string | undefined): Promise<string> {
  for (const end = performance.now() + LONGEST_MAIL; performance.now() < end; await delay(50)) {
    const found = mail.all.filter(({ to }) => to.includes(address)).map(({ text }) => read(readableText(text)));
    for (const each of found) if (each) return each;
  }
  return '';
}

export async function countOf(database: pg.Pool, from: string, ...values: string[]): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${from}`, values);
  return rows[0]?.n ?? 0;
}
