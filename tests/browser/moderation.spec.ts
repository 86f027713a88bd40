import type { Locator, Page } from '@playwright/test';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { expect, holdNext, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { answerYes, cardOf, makeOwn } from '#tests/browser/moderated.ts';
import { blackPng, makeJpeg } from '#tests/factories/picture.ts';

/** Scrolls until a card is there: other tests' businesses wait in the same list. */
async function reach(page: Page, card: Locator) {
  await expect(async () => {
    if ((await card.count()) === 0) await page.mouse.wheel(0, 10_000);
    await expect(card).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

const isFound = async (page: Page, word: string) => {
  const answer = await page.request.get('/api/v1/contractor/search', { params: { q: word, exact: '1' } });
  return (await answer.json()).data.length === 1;
};

/** The bar that says what was decided, and takes it back. */

test.beforeEach(async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL);
});

test('an admin accepts and rejects pending businesses', async ({ page, allowNoise }) => {
  allowNoise(/status of 404/);
  await page.setViewportSize({ width: 360, height: 800 });
  const [accepted, rejected] = [await makeOwn(), await makeOwn()];
  const twin = await makeOwn({ email: rejected.email });
  await openAdmin(page, '/admin/business');
  const card = cardOf(page, accepted.name);
  await reach(page, card);
  await reach(page, cardOf(page, rejected.name));
  for (const text of ['Waterproofing', 'Leaks found and stopped', 'Rs 45 per sq ft', 'Pune, Maharashtra'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(cardOf(page, rejected.name)).toContainText(`${twin.name}, Pune · pending · same email`);
  await expectGoodAtBothWidths(page);

  await card.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await card.getByRole('button', { name: 'Accept' }).click();
  await answerYes(page, 'Are you sure you want to consider this business?');
  await expect(undoBar(page).getByText('Business approved')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await isFound(page, accepted.word)).toBe(true);
  expect((await page.request.get(`/viewdetails/${accepted.id}`)).status()).toBe(200);

  await cardOf(page, rejected.name).getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Reason (optional)').fill('The photo shows another shop.');
  await expectGoodAtBothWidths(page);
  await answerYes(page, 'Are you sure you want to reject this business?');
  await expect(undoBar(page).getByText('Business rejected')).toBeVisible();
  await expect(cardOf(page, rejected.name)).toHaveCount(0);
  await expect.poll(async () => (await mailsTo(rejected.email)).join()).toContain('Reason: The photo shows another shop.');
  await expect.poll(async () => (await mailsTo(accepted.email)).join()).toContain('Subject: Your business is listed now');
  expect(await mailsTo(rejected.email)).toHaveLength(1);
  // A reload shows neither of them again.
  await openAdmin(page, '/admin/business');
  await reach(page, cardOf(page, twin.name));
  for (const { name } of [accepted, rejected]) await expect(cardOf(page, name)).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`several are decided on at once, and for ten seconds taken back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const [one, two, three] = [await makeOwn(), await makeOwn(), await makeOwn()];
    await openAdmin(page, '/admin/business');
    const waiting = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Business \d+ waiting$/ });
    if (width === 1280) await expect(waiting).toBeVisible();
    for (const { name } of [one, two, three]) await reach(page, cardOf(page, name));
    const several = page.getByRole('region', { name: 'Several at once' });
    await expect(several.getByRole('button', { name: 'Accept chosen' })).toBeDisabled();
    const acceptTwo = async () => {
      await page.getByRole('checkbox', { name: `Choose ${one.name}` }).check();
      await page.getByRole('checkbox', { name: `Choose ${two.name}` }).check();
      await expect(several.getByText('2 chosen')).toBeInViewport();
      await several.getByRole('button', { name: 'Accept chosen' }).click();
      await answerYes(page, 'Are you sure you want to consider these 2 businesses?');
      await expect(undoBar(page).getByText('2 businesses approved')).toBeVisible();
    };
    await acceptTwo();
    for (const { name } of [one, two]) await expect(cardOf(page, name)).toHaveCount(0);
    await undoBar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone')).toBeVisible();
    await expect(undoBar(page)).toBeHidden();
    for (const { name } of [one, two, three]) await reach(page, cardOf(page, name));
    await expectNothingGrave(page);
    expect(await isFound(page, one.word)).toBe(false);
    expect(await mailsTo(one.email)).toEqual([]);

    // What takes long is looked at when nothing is waited for any more.
    await acceptTwo();
    expect(await isFound(page, one.word)).toBe(true);
    await expectNothingGrave(page);
  });
}

test('an admin finds a business, edits it, deletes it and takes it back', async ({ page, allowNoise }) => {
  allowNoise(/status of 404/);
  await page.setViewportSize({ width: 360, height: 800 });
  // Nobody owns it: its number may be left empty.
  const { id, word, name, email } = await makeOwn({ status: 'approved', email_proven_at: null });
  await openAdmin(page, '/admin/business');
  await page.getByRole('navigation', { name: 'Businesses' }).getByRole('link', { name: 'Business', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search all businesses' }).fill(word);
  await page.keyboard.press('Enter');
  const card = cardOf(page, name);
  await expect(card).toContainText('Approved');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(page.url()).toContain(`q=${word}`);
  await expectGoodAtBothWidths(page);

  await card.getByRole('button', { name: 'Edit' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit business' });
  for (const label of ['Name', 'Email', 'Phone no', 'Services', 'Address', 'City', 'State', 'Price (Rs)'])
    await expect(panel.getByLabel(label, { exact: true })).toBeVisible();
  await panel.getByLabel('Short Description').fill('');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('All fields are required')).toBeVisible();
  await panel.getByLabel('Short Description').fill('Terraces made tight');
  await panel.getByLabel('Phone no').fill('');
  await panel.getByLabel('Email').fill('nowhere');
  await panel.getByRole('button', { name: 'Remove photo 1' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Please upload at least one image')).toBeVisible();
  await expect(panel.getByText('Please enter a valid email')).toBeVisible();
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel(/^Drop photos here or browse/).setInputFiles([
    { name: 'site.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() },
    { name: 'plan.png', mimeType: 'image/png', buffer: blackPng(300, 300) },
  ]);
  await expect(panel.getByRole('group', { name: 'Photos' }).getByRole('listitem')).toHaveCount(2);
  await expectGoodAtBothWidths(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(card).toContainText('Terraces made tight');
  const details = await (await page.request.get(`/api/v1/contractor/get-details/${id}`)).json();
  expect(details.contractor).toMatchObject({ shortDescription: 'Terraces made tight', image: [expect.any(String), expect.any(String)] });
  expect(details.contractor).not.toHaveProperty('phoneNo');

  await card.getByRole('button', { name: 'Delete' }).click();
  await answerYes(page, 'Are you sure you want to reject this business?');
  // It leaves the list at once, and comes back by the bar that says so.
  await expect(card).toHaveCount(0);
  await undoBar(page).getByRole('button', { name: 'Take back' }).click();
  await expect(card).toContainText('Approved');
  expect(await isFound(page, word)).toBe(true);
  await card.getByRole('button', { name: 'Delete' }).click();
  await answerYes(page, 'Are you sure you want to reject this business?');
  await expect(card).toHaveCount(0);
  expect(await isFound(page, word)).toBe(false);
  const visitor = await page.context().browser()?.newContext();
  expect((await visitor?.request.get(new URL(`/viewdetails/${id}`, page.url()).href))?.status()).toBe(404);
  await visitor?.close();

  await page.getByRole('navigation', { name: 'Businesses by status' }).getByRole('link', { name: 'Rejected' }).click();
  await card.getByRole('button', { name: 'Take back' }).click();
  await answerYes(page, 'Are you sure you want to consider this business?');
  await expect(page.getByText('No results found.')).toBeVisible();
  expect(await isFound(page, word)).toBe(true);
});

test('the second of two admins is told, and sees what is there now', async ({ page, allowNoise }) => {
  allowNoise(/status of 409/);
  const { id, word, name } = await makeOwn({ status: 'approved' });
  await openAdmin(page, `/admin/business?tab=business&q=${word}`);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Edit' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit business' });
  await panel.getByLabel('Price (Rs)').fill('50');
  await inDatabase((db) => db.updateTable('businesses').set({ price: '70' }).where('business_id', '=', id).execute());
  await panel.getByRole('button', { name: 'Save' }).click();
  const notice = panel.getByRole('alert').filter({ hasText: 'Somebody else has changed this in the meantime.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(panel.getByLabel('Price (Rs)')).toHaveValue('70');
  await panel.getByLabel('Price (Rs)').fill('80');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Rs 80');

  await card.getByRole('button', { name: 'Delete' }).click();
  await inDatabase((db) => db.updateTable('businesses').set({ price: '90' }).where('business_id', '=', id).execute());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Rs 90');
  await expect(card).toContainText('Approved');
});

test('what becomes of a decision is said of that one, and not of the next that is asked for meanwhile', async ({ page, allowNoise }) => {
  allowNoise(/status of 409/);
  const [one, two] = [await makeOwn(), await makeOwn()];
  await openAdmin(page, '/admin/business');
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: 'Yes' });
  const no = dialog.getByRole('button', { name: 'No' });
  const reason = dialog.getByLabel('Reason (optional)');
  const reject = (name: string) => cardOf(page, name).getByRole('button', { name: 'Reject' }).click();
  const askWhileItIsSent = async (answer?: Parameters<typeof holdNext>[2]) => {
    for (const { name } of [one, two]) await reach(page, cardOf(page, name));
    const letGo = await holdNext(page, '**/api/v1/admin/update/contractor-status/*', answer);
    await reject(one.name);
    await yes.click();
    await expect(yes).toBeDisabled();
    await no.click();
    await reject(two.name);
    await reason.fill('The photo shows another shop.');
    letGo();
    await expect(yes).toBeEnabled();
    await expect(dialog).toContainText(two.name);
    await expect(reason).toHaveValue('The photo shows another shop.');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  };
  const message = 'Somebody else has changed this in the meantime. Reload to see it as it is now';
  const conflict = { success: false, code: 'edit_conflict', message, error: '', requestId: '1' };
  await askWhileItIsSent((route) => route.fulfill({ status: 409, json: conflict }));
  await no.click();
  await expect(toast(page, message)).toBeVisible();

  await askWhileItIsSent();
  await yes.click();
  await expect(dialog).toBeHidden();
  for (const { name } of [one, two]) await expect(cardOf(page, name)).toHaveCount(0);
});

test('a decision that fails says why, in the words of the server or of its own', async ({ page, allowNoise }) => {
  allowNoise(/status of (403|500)|ERR_FAILED/);
  const { name, word } = await makeOwn();
  await openAdmin(page, `/admin/business?tab=business&q=${word}`);
  const calls = '**/api/v1/admin/update/contractor-status/*';
  const failures = [
    { text: 'Somewhere it is full', answer: { status: 500, json: { message: 'Somewhere it is full' } } },
    { text: 'An error occurred', answer: { status: 500, json: {} } },
    { text: 'Status update failed. Please check your credentials.', answer: { status: 403, json: {} } },
    { text: 'Something Went Wrong! Please try again later', answer: undefined },
  ];
  await cardOf(page, name).getByRole('button', { name: 'Accept' }).click();
  for (const { text, answer } of failures) {
    await page.route(calls, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, text)).toBeVisible();
    await page.unroute(calls);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await expect(cardOf(page, name)).toContainText('Pending');
});

test('without script the tabs, the search and its pages are read', async ({ browser, baseURL }) => {
  const { word, name } = await makeOwn();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await signInAdmin(page, baseURL);
  await page.goto('/admin/business?tab=business');
  await page.getByRole('searchbox', { name: 'Search all businesses' }).fill(word);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([name]);
  await page.goto('/admin/business');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});
