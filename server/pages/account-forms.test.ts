import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from '#drills/parts/page-table.ts';
import { signId } from '#server/base/signed-id.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp({}, { pages: true });
const SAID = 'You are logged in as somebody else now. Reload the page';

const send = (url: string, token: string, fields: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(token && { cookie: `nirmaan=${token}` }) },
  });

const FORMS = PAGES.filter(({ form }) => form).map(({ path }) => path.replace(/:\w+/, 'unknown'));

test.each(FORMS)('a form of %s for another account is refused before it is read, with script and without', async (url) => {
  const { id, token } = await signInUser(db);
  const other = await makeUser(db);
  for (const address of [url, `${url}.data`, `/hi${url}`]) {
    for (const account of [other, '', 'visitor']) expect((await send(address, token, { [ACCOUNT_HEADER]: account })).statusCode).toBe(409);
    // Its own, one that names none, and one of a page whose session is over are looked at: there is nothing in them.
    expect((await send(address, token, { [ACCOUNT_HEADER]: id })).statusCode).not.toBe(409);
    expect((await send(address, token)).statusCode).not.toBe(409);
    expect((await send(address, '', { [ACCOUNT_HEADER]: other })).statusCode).not.toBe(409);
  }
  const { body } = await send(url, token, { [ACCOUNT_HEADER]: other });
  expect(body).toContain(SAID);
  expect((await send(`/hi${url}`, token, { [ACCOUNT_HEADER]: other })).body).toContain('अब आप किसी और अकाउंट से लॉगिन हैं। पेज फिर से खोलें');
  expect((await send(`${url}.data`, token, { [ACCOUNT_HEADER]: other })).body).toContain(SAID);
});

test('a request is closed by the page that shows its account, and stays for one that shows another', async () => {
  const { id: user_id, token } = await signInBusiness(db);
  const requirement = await makeRequirement(db, { sender_business_id: user_id });
  await makeEnquiry(db, { requirement_id: requirement });
  const url = `/user/requirements/${requirement}`;
  const page = await app.inject({ url, headers: { cookie: `nirmaan=${token}` } });
  const forms = page.body.match(/<form [^>]*action="\/user[^>]*><[^>]*>/g) ?? [];
  expect(forms).not.toEqual([]);
  for (const form of forms) expect(form).toContain(`name="${ACCOUNT_HEADER}" value="${user_id}"`);
  const closing = { doing: 'close', as: 'not_needed' };
  const closedAs = async () =>
    (await db.selectFrom('requirements').select('closed_as').where('requirement_id', '=', requirement).executeTakeFirstOrThrow()).closed_as;
  expect((await send(url, token, { ...closing, [ACCOUNT_HEADER]: await makeUser(db) })).statusCode).toBe(409);
  expect(await closedAs()).toBeNull();
  expect((await send(url, token, { ...closing, [ACCOUNT_HEADER]: user_id })).statusCode).toBe(200);
  expect(await closedAs()).toBe('not_needed');
});

test("a mail program's own form names no account and is taken, whoever is signed in", async () => {
  const token = signId(context.signer, 'newsletter-leave', await makeSubscription(db));
  const url = `/newsletter/unsubscribe?subscription=${token}`;
  const page = await app.inject({ url });
  expect(page.body).toContain('method="post"');
  expect(page.body).toContain(`<input type="hidden" disabled="" name="${ACCOUNT_HEADER}" value=""/>`);
  expect((await send(url, '', { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
});

test('every form that posts to a page names the account: none is written without', () => {
  const bare = globSync('app/**/*.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8');
    return /<Form\b[^>]*method="post"|useFetcher|useSubmit/s.test(source);
  });
  expect(bare).toEqual(['app/features/accounts/account-form.tsx']);
});
