import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import * as inEnglish from '#shared/texts/en/form-messages.ts';
import * as inHindi from '#shared/texts/hi/form-messages.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';

const CONTACT = { name: 'Meera', email: 'm@example.in', phone: '9876543210', service: 'Iron' };
const LANGUAGES = [
  { path: '', messages: inEnglish, lang: 'en' },
  { path: '/hi', messages: inHindi, lang: 'hi' },
];

test.beforeEach(({ page, allowNoise }) => {
  allowNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|status of (401|409|50\d)/);
  return page.setViewportSize({ width: 360, height: 740 });
});

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const press = (page: Page) => page.locator('main form button[type=submit]').click();
const said = (page: Page) => page.locator('main form [role=alert]').filter({ hasText: /./ });

async function fillContact(page: Page, message: string) {
  for (const [name, text] of Object.entries({ ...CONTACT, message })) await field(page, name).fill(text);
}

async function expectContact(page: Page, message: string) {
  for (const [name, text] of Object.entries({ ...CONTACT, message })) await expect(field(page, name)).toHaveValue(text);
}

const countMessages = (message: string) =>
  inDatabase(async (db) => (await db.selectFrom('contact_messages').select('message').where('message', '=', message).execute()).length);

const PROXY = '<html><h1>502 Bad Gateway</h1></html>';
/** What goes wrong, before the server has the message or after. */
const FAILURES: Record<string, { says: keyof typeof inEnglish; answer: (route: Route) => Promise<unknown> }> = {
  'an answer that is lost': {
    says: 'keptWithoutAnswer',
    answer: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
  "a proxy's 502 after the server has taken it": {
    says: 'keptServerFailed',
    answer: async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, contentType: 'text/html', body: PROXY });
    },
  },
  "a proxy's 200 that is no answer": {
    says: 'keptServerFailed',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: PROXY }),
  },
  'a server that fails': {
    says: 'keptServerFailed',
    answer: (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: 'Something Went Wrong', requestId: '1' } }),
  },
  'a server that is too busy': {
    says: 'keptServerFailed',
    answer: (route) => route.fulfill({ status: 503, json: { success: false, code: 'too_busy', message: 'Too busy', requestId: '1' } }),
  },
};

for (const { path, messages, lang } of LANGUAGES) {
  test(`a message outlives being offline, and is sent once the connection is back (${lang})`, async ({ page, context, open }) => {
    const message = `Who delivers? ${randomUUID()}`;
    await open(`${path}/contact`);
    await fillContact(page, message);
    await context.setOffline(true);
    await press(page);
    await expect(said(page)).toHaveText(messages.keptOffline);
    await expectContact(page, message);
    await context.setOffline(false);
    await press(page);
    await expect(field(page, 'message')).toHaveValue('');
    await expect(said(page)).toHaveCount(0);
    expect(await countMessages(message)).toBe(1);
  });

  for (const [name, { says, answer }] of Object.entries(FAILURES)) {
    test(`${name}: the form says so, keeps all, also over a reload, and sends it once (${lang})`, async ({ page, open }) => {
      const message = `Who delivers? ${randomUUID()}`;
      await open(`${path}/contact`);
      await fillContact(page, message);
      await page.route('**/api/v1/contact-us', answer);
      await press(page);
      await expect(said(page)).toHaveText(messages[says] as string);
      await expectContact(page, message);
      await page.unroute('**/api/v1/contact-us');
      await page.reload();
      await takenOver(page);
      await expectContact(page, message);
      await press(page);
      await expect(field(page, 'message')).toHaveValue('');
      expect(await countMessages(message)).toBe(1);
    });
  }

  test(`who was logged out in another tab logs in again, comes back, and all that was typed is there (${lang})`, async ({
    page,
    context,
    open,
  }) => {
    const userName = `asha-${randomUUID().slice(0, 8)}`;
    const account = { userName, email: `${userName}@example.com`, password: 'brick by brick' };
    expect((await context.request.post('/api/v1/user/register', { data: account })).status()).toBe(201);
    await open(`${path}/get-quotes?service=Waterproofing&place=411038`);
    await page.getByRole('main').getByRole('checkbox').first().check();
    await field(page, 'work').fill('Our terrace leaks.');
    await field(page, 'timing').selectOption('month');
    await field(page, 'name').fill('Asha Pawar');

    const other = await context.newPage();
    await other.goto('/');
    await takenOver(other);
    await other.getByRole('button', { name: 'Your profile' }).first().click();
    const loggedOut = other.waitForResponse(/logout/);
    await other.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Logout' }).click();
    await loggedOut;

    const form = page.locator('main form').filter({ has: page.locator('[name=work]') });
    await form.locator('button[type=submit]').click();
    const alert = form.getByRole('alert').filter({ hasText: messages.keptLoggedOut });
    await alert.getByRole('link', { name: messages.logInAgain }).click();
    await field(page, 'userName').fill(userName);
    await field(page, 'password').fill(account.password);
    await press(page);
    await expect(field(page, 'work')).toHaveValue('Our terrace leaks.');
    await expect(field(page, 'name')).toHaveValue('Asha Pawar');
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked();
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/user\/requirements\//);
  });
}

test('a request whose answer was lost is one request', async ({ page, open }) => {
  const work = `Our terrace leaks. ${randomUUID()}`;
  await open('/get-quotes?service=Waterproofing&place=411038');
  await page.getByRole('main').getByRole('checkbox').first().check();
  await field(page, 'work').fill(work);
  await field(page, 'timing').selectOption('month');
  await field(page, 'name').fill('Asha Pawar');
  await field(page, 'email').fill(`asha-${randomUUID()}@example.in`);
  await page.route('**/api/v1/requirement/send', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const send = page.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(page.getByText(inEnglish.keptWithoutAnswer)).toBeVisible();
  await page.unroute('**/api/v1/requirement/send');
  await page.reload();
  await takenOver(page);
  await send.click();
  await expect(page).toHaveURL(/\/user\/requirements\//);
  const count = await inDatabase(
    async (db) => (await db.selectFrom('requirements').select('work').where('work', '=', work).execute()).length,
  );
  expect(count).toBe(1);
});

for (const [lang, prefix, kept] of [
  ['en', '', inEnglish.keptWithoutAnswer],
  ['hi', '/hi', inHindi.keptWithoutAnswer],
] as const) {
  test(`whoever registers and never gets the answer is signed in by the second press, after a reload too (${lang})`, async ({
    page,
    open,
  }) => {
    const userName = `meera-${randomUUID().slice(0, 8)}`;
    await open(`${prefix}/user/register`);
    const form = page.locator('main form').first();
    const password = `brick-${randomUUID()}`;
    await form.locator('[name=email]').fill(`${userName}@example.in`);
    await form.locator('[name=userName]').fill(userName);
    await form.locator('[name=password]').fill(password);
    await form.locator('[name=adult][type=checkbox]').check();
    let lost = 0;
    await page.route('**/api/v1/user/register', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      // Nothing of the answer arrives, its cookie neither.
      const { 'idempotency-key': key = '', ...headers } = route.request().headers();
      const answer = await fetch(route.request().url(), {
        method: 'POST',
        headers: { 'content-type': headers['content-type'] ?? '', 'idempotency-key': key },
        body: route.request().postData(),
      });
      expect(answer.status).toBe(201);
      await route.abort('connectionreset');
    });
    await form.locator('button[type=submit]').click();
    await expect(page.getByText(kept)).toBeVisible();
    const trace = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(trace).not.toContain(password);
    await page.reload();
    await takenOver(page);
    await expect(form.locator('[name=userName]')).toHaveValue(userName);
    await form.locator('[name=adult][type=checkbox]').check();
    // Somebody else's password opens nothing.
    await form.locator('[name=password]').fill('not-their-password');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[name=userName]')).toHaveAttribute('aria-invalid', 'true');
    await form.locator('[name=password]').fill(password);
    await form.locator('button[type=submit]').click();
    await expect(page).not.toHaveURL(/register/);
    const { body } = await page.evaluate(async () => {
      const answer = await fetch('/api/v1/user/get');
      return { body: await answer.json() };
    });
    expect(body.data.userName).toBe(userName);
  });
}
