import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { addPhoto, contact, endTab, expectEntries, fill, keptTexts, notice } from '#tests/browser/draft-steps.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { signInUser } from '#tests/factories/session.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

test('what was thrown away does not come back', async ({ page, open }) => {
  await open('/contact');
  await fill(page.getByRole('main'), contact);
  await page.reload();
  await takenOver(page);
  await expectEntries(page.getByRole('main'), contact);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.reload();
  await takenOver(page);
  await expectEntries(page.getByRole('main'), Object.fromEntries(Object.keys(contact).map((label) => [label, ''])));
  await expect(notice(page)).toHaveCount(0);
});

test('what another version of the site has left, or is too old, hinders nobody', async ({ page, open }) => {
  const now = Date.now();
  const request = { at: now, entries: { work: 'Our roof', timing: 'never', gone: 'x', sharePhone: 'on' } };
  const left = {
    'draft:visitor:contact': '{"Name":',
    'draft:enquiry:1': '{"name":"Meera"}',
    'draft:visitor:report:1': JSON.stringify({ at: 'today', entries: {} }),
    'draft:visitor:report:2': JSON.stringify({ at: now, entries: { message: 5 } }),
    'draft:visitor:user-registration': JSON.stringify({ at: now - 25 * 3_600_000, entries: { userName: 'asha' } }),
    'draft:visitor:request': JSON.stringify(request),
  };
  await page.goto('/');
  await page.evaluate((left) => {
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  }, left);
  await open('/contact');
  await expect(notice(page)).toHaveCount(0);
  await open('/user/register');
  await expect(page.locator('[name=userName]')).toHaveValue('');
  await open('/get-quotes?service=Waterproofing&place=411038');
  await expect(page.getByLabel('Describe the job')).toHaveValue('Our roof');
  await expect(page.getByLabel('When', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Share my phone number')).toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual(['draft:visitor:request']);
});

test('an account sees its own draft and what was typed before signing in, and nobody another’s', async ({ page, open, baseURL }) => {
  const [first, second] = await inDatabase(async (db) => [await signInUser(db), await signInUser(db)]);
  const message = page.getByLabel('Your Message');
  await open('/contact');
  await message.fill('Typed before signing in');
  await keepSession(page, baseURL, first.token);
  await open('/contact');
  await expect(message).toHaveValue('Typed before signing in');
  await message.fill('Typed by the first');
  await keepSession(page, baseURL, second.token);
  await open('/contact');
  await expect(message).toHaveValue('');
  await message.fill('Typed by the second');
  await page.context().clearCookies();
  await open('/contact');
  await expect(message).toHaveValue('');
  await keepSession(page, baseURL, first.token);
  await open('/contact');
  await expect(message).toHaveValue('Typed by the first');
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('button', { name: 'Your profile' }).first().click();
  await page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => keptTexts(page).catch(() => 'between two pages: Typed by')).not.toContain('Typed by');
});

test('two tabs keep each its own, and a third has what was typed last', async ({ page, open, context }) => {
  await open('/contact');
  const other = await context.newPage();
  await other.goto('/contact');
  await takenOver(other);
  await page.getByLabel('Your Message').fill('In the first tab');
  await other.getByLabel('Your Message').fill('In the second tab');
  for (const [tab, text] of [
    [page, 'In the first tab'],
    [other, 'In the second tab'],
  ] as const) {
    await tab.reload();
    await takenOver(tab);
    await expect(tab.getByLabel('Your Message')).toHaveValue(text);
  }
  const third = await context.newPage();
  await third.goto('/contact');
  await takenOver(third);
  await expect(third.getByLabel('Your Message')).toHaveValue('In the second tab');
});

const REFUSED = {
  refused: () => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is forbidden', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
};

for (const [how, refuse] of Object.entries(REFUSED)) {
  test(`with a storage that is ${how} what was typed outlives Back, and a photo is sent`, async ({ page, open, allowNoise }) => {
    // React Router's own script, which remembers how far pages were scrolled.
    allowNoise(/SecurityError: Storage is forbidden/);
    await page.addInitScript(refuse);
    await open('/get-quotes?service=Waterproofing&place=411038');
    await page.getByLabel('Describe the job').fill('Our terrace leaks.');
    await addPhoto(page);
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByLabel('Describe the job')).toHaveValue('Our terrace leaks.');
  });
}

test('where only the tab’s storage has room, that is enough for a reload, and nothing older comes back', async ({ page, open }) => {
  await open('/contact');
  await page.getByLabel('Your Message').fill('Old words');
  await page.addInitScript(() => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      put.call(this, key, text);
    };
  });
  await page.reload();
  await takenOver(page);
  await page.getByLabel('Your Message').fill('New words');
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel('Your Message')).toHaveValue('New words');
  const later = await endTab(page);
  await expect(later.getByLabel('Your Message')).toHaveValue('');
});
