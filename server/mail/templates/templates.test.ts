import { readdirSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { withLanguage } from '#server/base/language.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { oneLine } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';
import { operator } from '#shared/brand/operator.ts';
import { LANGUAGES, type Language } from '#shared/site-language.ts';
import { composeAll, composeForUnproven, evil, publicUrl } from '#tests/factories/mails.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';

const wordless = LANGUAGES.flatMap((language) =>
  Object.entries(withLanguage(language, composeForUnproven)).map(([name, mail]) => ({ language, name, ...mail })),
);

describe.each(wordless)('$name in $language, to an address that is not proven', ({ subject, text, html }) => {
  test('says nothing that was typed, and begins as a sentence does', () => {
    for (const part of [subject, text, html]) {
      expect(part).not.toContain(oneLine(evil));
      expect(part).not.toContain('Bcc');
      expect(part).not.toMatch(/undefined|null/);
    }
    expect(subject).toMatch(/^[\p{Lu}\p{Lo}]/u);
    expect(text.trim()).toMatch(/^[\p{Lu}\p{Lo}\d]/u);
  });
});

const mailsIn = (language: Language) => withLanguage(language, composeAll);

const rows = LANGUAGES.flatMap((language) => Object.entries(mailsIn(language)).map(([name, mail]) => ({ language, name, ...mail })));

describe.each(rows)('$name in $language', ({ language, subject, text, html }) => {
  test('has a subject of one line, and says the same in text and HTML', () => {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.length).toBeGreaterThan(40);
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('name="viewport"');
    expect(html).toContain(`<html lang="${language}">`);
  });

  test('escapes what somebody typed', () => {
    expect(html).not.toContain('<img');
    expect(html).not.toContain('onerror="');
  });
});

/** What is the same in every language: what people typed, names, addresses, and what other parts of the site say. */
const NAMES = [
  evil,
  oneLine(evil),
  'Deccan Roofs',
  operator.enterprise,
  ...operator.address,
  brand.name,
  'Photos',
  'bag',
  'GSTIN',
  'web-2',
];

test.each(rows.filter(({ language }) => language === 'hi'))('$name has not a word of English', ({ subject, text }) => {
  const said = NAMES.reduce((all, name) => all.replaceAll(name, ''), `${subject}\n${text}`);
  expect(said.replaceAll(/https?:\S+|\S+@\S+/g, '')).not.toMatch(/[A-Za-z]{3}/);
});

test('links of a mail in Hindi lead to pages in Hindi', () => {
  const { rejected, found } = mailsIn('hi');
  expect(rejected.html).toContain(`href="${publicUrl}/hi/profilesupplier"`);
  expect(found.text).toContain(`${publicUrl}/hi/searcher?`);
});

test('every kind of mail says at the mail server that a program has written it, and no header of what somebody typed', async () => {
  const server = await startMailServer({ keepsHealth: true });
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Nirmaan <site@nirmaan.in>' });
  const mailer = createMailer(config, pino({ level: 'silent' }));
  const ways = [{}, { unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe?subscription=x` }, { replyTo: 'meera@example.in' }];
  const sent = [...rows, ...wordless].map(({ subject, text, html }, at) =>
    mailer.send({ to: 'asha@example.in', subject, text, html, ...ways[at % ways.length] }),
  );
  for (const sending of sent) {
    await sending;
    const [headers = ''] = (await server.next()).text.split('\n\n', 1);
    expect(headers.match(/^Auto-Submitted: .*$/gim)).toEqual(['Auto-Submitted: auto-generated']);
    expect(headers.match(/^(?:To|Subject|From|Message-ID|MIME-Version): /gim)).toHaveLength(5);
    expect(headers).not.toMatch(/^(?:Bcc|Cc):/im);
  }
  mailer.close();
});

test('no kind of mail is left out of these tests', () => {
  const composed = readFileSync(new URL('../../../tests/factories/mails.ts', import.meta.url), 'utf8');
  // What the others are made of, and the mail of `npm run mail:test`, which has a test of its own.
  const others = ['layout.ts', 'mail-works.ts'];
  const left = readdirSync(new URL('.', import.meta.url)).filter(
    (file) => !file.endsWith('.test.ts') && !others.includes(file) && !composed.includes(`templates/${file}'`),
  );
  expect(left).toEqual([]);
});
