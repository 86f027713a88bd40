import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import * as en from '#shared/texts/en/messages.ts';
import * as hi from '#shared/texts/hi/messages.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const NOBODY = '/api/v1/contractor/get-details/00000000-0000-7000-8000-000000000000';
let site: string;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

/** What a call says of a login with nothing in it, and of a business that is not there. */
async function hear(headers: Record<string, string>) {
  const [login, business] = [
    await call(app, 'POST', '/api/v1/user/login', {}, headers),
    await call(app, 'GET', NOBODY, undefined, headers),
  ];
  expect([login.body.code, business.body.code]).toEqual(['invalid_input', 'business_not_found']);
  return [login.body, business.body].map(({ message, error, errors }) => ({ message, error, errors }));
}

const said = (texts: Record<'allFieldsRequired' | 'businessNotFound', string>) => [
  {
    message: texts.allFieldsRequired,
    error: texts.allFieldsRequired,
    errors: { userName: texts.allFieldsRequired, password: texts.allFieldsRequired },
  },
  { message: texts.businessNotFound, error: texts.businessNotFound, errors: undefined },
];

describe('a call is answered in the language that is asked for', () => {
  test.each(['hi', 'hi-IN,en;q=0.5', 'en;q=0.4, hi;q=0.9', 'HI-in'])('Hindi for %s', async (asked) => {
    expect(await hear({ 'accept-language': asked })).toEqual(said(hi));
  });

  test.each(['fr', 'en-IN,hi;q=0.5', 'hi;q=x', 'hi;q=0', ',,,', '*', 'hi\u0000', 'hi'.repeat(4_000), '__proto__', '-'])(
    'English for %s',
    async (asked) => {
      expect(await hear({ 'accept-language': asked })).toEqual(said(en));
    },
  );

  test('the language that was chosen where none is asked for', async () => {
    expect(await hear({ cookie: 'a=1; language=hi; b=2' })).toEqual(said(hi));
    expect(await hear({ cookie: 'language=hi', 'accept-language': 'fr, *;q=0.5' })).toEqual(said(hi));
    expect(await hear({ cookie: 'language=hi', 'accept-language': 'en' })).toEqual(said(en));
    for (const cookie of ['language=fr', 'language=HI', 'language=hindi', 'xlanguage=hi', 'language=', 'language=__proto__'])
      expect(await hear({ cookie })).toEqual(said(en));
  });

  test('what fails before any hook, or with a body that cannot be read', async () => {
    const headers = { 'accept-language': 'hi', 'content-type': 'application/json' };
    const send = async (path: string, body?: string) => {
      const answer = await fetch(`${site}${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) });
      return ((await answer.json()) as { message: string }).message;
    };
    expect(await send('/api/v1/user/login', '{"userName":')).toBe(hi.malformedJson);
    expect(await send('/api/v1/user/login', JSON.stringify({ userName: 'x'.repeat(300_000) }))).toBe(hi.tooLarge);
    expect(await send('/api/v1/no-such-call')).toBe(hi.unknownCall);
    expect(await send('/api/v1/%zz')).toBe(hi.invalidRequest);
  });
});

test('requests in both languages at once are answered each in its own', async () => {
  const ask = async (language: string, index: number) => {
    // Each second one has a body that comes in pieces.
    const pieces = async function* () {
      yield Buffer.from('{"userName"');
      await delay(index % 7);
      yield Buffer.from(':"asha"}');
    };
    const sent = index % 2 === 0 ? {} : { method: 'POST', body: pieces() as never, duplex: 'half' as const };
    const path = index % 2 === 0 ? NOBODY : '/api/v1/user/login';
    const headers = { 'accept-language': language, 'content-type': 'application/json' };
    const answer = (await (await fetch(`${site}${path}`, { headers, ...sent })).json()) as { message: string };
    return { language, index, message: answer.message };
  };
  const asked = Array.from({ length: 40 }, (_, index) => ask(index % 4 < 2 ? 'hi' : 'en', index));
  for (const { language, index, message } of await Promise.all(asked)) {
    const texts = language === 'hi' ? hi : en;
    expect([index, message]).toEqual([index, index % 2 === 0 ? texts.businessNotFound : texts.allFieldsRequired]);
  }
});

test('a request that is begun when another ends does not speak its language', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const languages = ['hi', 'en', 'hi', 'fr', 'hi', ''];
  let heard = '';
  socket.on('data', (piece) => (heard += piece));
  const request = (language: string, index: number) =>
    `GET ${NOBODY} HTTP/1.1\r\nHost: x\r\n${language && `Accept-Language: ${language}\r\n`}${index === languages.length - 1 ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(languages.map(request).join(''));
  await once(socket, 'close');
  const messages = [...heard.matchAll(/"message":"([^"]*)"/g)].map(([, message]) => message);
  expect(messages).toEqual(languages.map((language) => (language === 'hi' ? hi : en).businessNotFound));
});

test('a refusal as a page is in the language of its address, and leads on in it', async () => {
  const open = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'hi' } })).body;
  const [hindi, english] = [await open('/hi/no/such'), await open('/no/such')];
  expect(hindi).toContain('<html lang="hi">');
  expect(hindi).toContain(`<h1>${hi.unknownCall}</h1>`);
  expect(hindi).toContain('<a href="/hi">होम पेज पर जाएँ</a>');
  expect(english).toContain('<html lang="en-IN">');
  expect(english).toContain(`<h1>${en.unknownCall}</h1>`);
  expect(english).toContain('<a href="/">Go to the home page</a>');
});

test('who has left is named in the language of whoever reads', async () => {
  const business = await makeBusiness(db);
  await makeReview(db, { business_id: business, name: 'Former user' });
  const nameIn = async (language: string) => {
    const { body } = await call(app, 'GET', `/api/v1/review/get/${business}`, undefined, { 'accept-language': language });
    return body.reviews[0].name;
  };
  expect([await nameIn('hi'), await nameIn('en')]).toEqual([hi.formerUser, en.formerUser]);
});

test('the description of the calls is English for everybody', async () => {
  const read = async (language: string) =>
    (await app.inject({ url: '/api/v1/openapi.json', headers: { 'accept-language': language } })).body;
  const hindi = await read('hi');
  // What an example sends may be of any language.
  const described = JSON.stringify(JSON.parse(hindi, (key, value) => (/^examples?$/.test(key) ? undefined : value)));
  expect(described).not.toMatch(/[\u0900-\u097f]/);
  expect(await read('en')).toBe(hindi);
});
