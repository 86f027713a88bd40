import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminLinks } from '#app/features/back-office/admin-links.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const ADDRESSES = ['/admin', ...adminLinks.map(({ to }) => to)];

/** What React Router answers a client navigation with that has to go elsewhere; nothing of any page is in it. */
const REDIRECT =
  /^\[\["SingleFetchRedirect",1\],\{[^"]*"_2":3[^"]*[^}]*\},"redirect","\/admin\/login","status",302,"revalidate",false,"reload","replace"\]\n?$/;

const { app, db } = await createTestApp({}, { pages: true });
const applicant = await makeBusiness(db, { phone_no: null, status: 'pending' });
const tokens = {
  'a visitor': undefined,
  'somebody with a forged session': randomUUID(),
  'a user': (await signInUser(db)).token,
  'an owner': (await signInBusiness(db, applicant)).token,
};

test.each(Object.entries(tokens))('no page of the back office is given to %s, neither as document nor as data', async (_, token) => {
  const ask = (url: string, accept: string) =>
    app.inject({ url, headers: { accept, 'user-agent': 'Mozilla/5.0', ...(token ? { cookie: `nirmaan=${token}` } : {}) } });
  for (const address of ADDRESSES) {
    for (const [language, login] of [
      ['', '/admin/login'],
      ['/hi', '/hi/admin/login'],
    ]) {
      const page = await ask(`${language}${address}`, 'text/html');
      expect([address, page.statusCode, page.headers.location, page.body]).toEqual([address, 302, login, '']);
      expect((await ask(`${language}${address}.data`, '*/*')).body, `${language}${address}.data`).toMatch(REDIRECT);
    }
  }
});
