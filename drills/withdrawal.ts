import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { call, mustCall } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { OwnPostgres } from '#drills/parts/own-postgres.ts';
import { type Account, newEmail, proveUsers, registerBusinesses, registerUsers, signInAdmin } from '#drills/parts/people.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { untilMailed } from '#drills/parts/town-of-strangers.ts';
import { forAll } from '#drills/parts/visitor.ts';
import { createDatabase } from '#server/db/database.ts';

/** Half of them withdraw. */
const READERS = 120;
/** What a mail that is on its way may still take. Milliseconds. */
const ON_ITS_WAY = 1_000;
/** Within this time the purpose must have ended in every process. */
const A_MINUTE = 60_000;

/** New listings are looked for each minute, and decisions can be taken back before that. */
const A_LOOK = 120_000;

/** The two processes in turn: who agrees at one withdraws at the other. */
interface Site {
  stage: Stage;
  mail: MailListener;
  urls: readonly [string, string];
}

/** Consents that end at one process while the other uses them. */
export const withdrawal: Drill = {
  name: 'withdrawal',
  does: 'two processes on one PostgreSQL; half of those who agreed withdraw while a newsletter is sent, and before a search finds something',
  async run(stage) {
    const [mail, postgres] = [await MailListener.start(stage), await OwnPostgres.start(stage)];
    const settings = { DATABASE_URL: postgres.url, SMTP_URL: mail.url, LOG_LEVEL: 'error' };
    const [a, b] = [await stage.startServer({ settings }), await stage.startServer({ settings })];
    const site: Site = { stage, mail, urls: [a.url, b.url] };
    await stopNewsletter(site);
    await stopSearches(site, a.database());
  },
};

/** Each of the two is asked in turn. @param n the number of the asker. */
const urlOf = ({ urls }: Site, n: number) => urls[n % 2] as string;

/** Everybody agrees by the link of a mail; half take it back by one press, at the other process, while a newsletter is sent. */
async function stopNewsletter(site: Site) {
  const { stage, mail, urls } = site;
  stage.scene('newsletter');
  const readers = Array.from({ length: READERS }, (_, n) => ({ n, email: newEmail('reader') }));
  await forAll(readers, 4, async ({ n, email }) => {
    await mustCall(urlOf(site, n), '/subscribe', { method: 'POST', body: { email } });
    await press(urlOf(site, n), await linkTo(mail, email, /\/newsletter\/confirm\?[\w=.%-]+/));
  });
  await sendNewsletter(urls[0], 'Before the monsoon');
  const links = new Map<string, string>();
  await forAll(readers, 8, async ({ email }) => void links.set(email, await linkTo(mail, email, /\/newsletter\/unsubscribe\?[\w=.%-]+/)));
  stage.expect(`of ${READERS} who agreed, mailed`, links.size, '=', READERS);

  const before = mail.all.length;
  await sendNewsletter(urls[1], 'After the monsoon');
  while (mail.all.length === before) await delay(5);
  const ended = new Map<string, number>();
  const leaving = readers.filter(({ n }) => n % 2 === 0);
  await forAll(leaving, 4, async ({ n, email }) => {
    await press(urlOf(site, n / 2), links.get(email) as string, 'List-Unsubscribe=One-Click');
    ended.set(email, Date.now());
  });
  const second = () => mail.all.filter(({ text }) => text.includes('After the monsoon'));
  const reached = (email: string) => second().some(({ to }) => to.includes(email));
  const staying = readers.filter(({ n }) => n % 2 === 1);
  const through = await until(() => staying.every(({ email }) => reached(email)));
  stage.expect('who stay, and are mailed', Number(through) * staying.length, '=', staying.length);
  await sendNewsletter(urls[0], 'In the dry season');
  await until(() => mail.all.filter(({ text }) => text.includes('In the dry season')).length >= staying.length);
  const late = mail.all.filter(({ to, at }) =>
    to.some((email) => at.getTime() > (ended.get(email) ?? Number.POSITIVE_INFINITY) + ON_ITS_WAY),
  );
  stage.note('who withdrew and had been mailed by then', leaving.filter(({ email }) => reached(email)).length);
  stage.proved(ended.size, 'withdrawals while a newsletter was sent');
  stage.expect(`mails more than ${ON_ITS_WAY} ms after it`, late.length, '=', 0);
}

/** Two follow a search; one ends it in the account, at the other process, and only the other hears of what comes. */
async function stopSearches(site: Site, database: pg.Pool) {
  const { stage, mail, urls } = site;
  stage.scene('searches');
  const search = { service: 'Tiles/flooring', city: 'Pune', state: 'Maharashtra', often: 'at_once' };
  const [leaves, stays] = (await registerUsers(urls[0], 2)) as [Account, Account];
  await proveUsers(createDatabase(database));
  for (const { email } of [leaves, stays]) {
    await mustCall(urls[0], '/saved-search/add', { method: 'POST', body: { email, ...search } });
    await press(urls[0], await linkTo(mail, email, /\/saved-search\/confirm\?[\w=.%-]+/));
  }
  await mustCall(urls[1], '/account/consents/saved_searches', { method: 'DELETE', token: leaves.token });
  const endedAt = Date.now();
  const before = sentTo(mail, stays.email).length;
  await registerBusinesses(urls[0], 1);
  const isTold = await until(() => sentTo(mail, stays.email).length > before, A_LOOK);
  stage.expect('who still follows hears of what comes', Number(isTold), '=', 1);
  const late = sentTo(mail, leaves.email).filter(({ at }) => at.getTime() > endedAt + ON_ITS_WAY);
  stage.expect('mails to who does not', late.length, '=', 0);
  stage.proved(1, 'search that ended at the other process');
}

const sentTo = (mail: MailListener, email: string) => mail.all.filter(({ to }) => to.includes(email));

async function sendNewsletter(url: string, subject: string) {
  const token = await signInAdmin(url);
  const body = { subject, text: 'Roofs are mended before the rain.' };
  const { newsletter } = await mustCall<{ newsletter: { _id: string; version: number } }>(url, '/admin/newsletter/add', {
    ...{ method: 'POST', body, token },
  });
  const { version } = newsletter;
  await mustCall(url, `/admin/newsletter/test/${newsletter._id}`, { method: 'POST', body: { version }, token });
  await mustCall(url, `/admin/newsletter/send/${newsletter._id}`, { method: 'POST', body: {}, token });
}

/** Presses the button of a mail's page, or what a mail program presses. */
async function press(url: string, link: string, raw = '') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text } = await call(`${url}${link}`, { method: 'POST', raw, headers });
  if (status !== 200) throw new Error(`${link.split('?')[0]} was answered with ${status}: ${text.slice(0, 200)}`);
}

/** A link that a mail to somebody has. @throws when none comes. */
async function linkTo(mail: MailListener, email: string, link: RegExp): Promise<string> {
  const found = await untilMailed(mail, email, (text) => link.exec(text)?.[0]);
  if (!found) throw new Error(`no mail to ${email} has ${link}`);
  return found;
}

async function until(holds: () => boolean, patience = A_MINUTE): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; await delay(50)) if (holds()) return true;
  return false;
}
