import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, holdNext, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';

/** A sender that no other test knows. */
const newSender = () => `Meera ${randomUUID().slice(0, 8)}`;

test('a visitor writes to the team, who finds the message, answers and files it', async ({ page, open, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('dialog', { name: 'Menu' });
  await links.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(main.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(main.getByRole('link', { name: 'info@nirmaan.example' })).toHaveAttribute('href', 'mailto:info@nirmaan.example');
  await expect(main.getByLabel('Service')).toHaveAttribute('placeholder', 'Cement Supplier');

  const send = main.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(main.getByRole('alert').filter({ hasText: 'All fields are required' })).toBeVisible();
  await expect(main.getByLabel('Name')).toBeFocused();
  await expectGoodAtBothWidths(page);
  const name = newSender();
  const entries = { Name: name, Email: 'meera', 'Phone no': '12345', Service: 'Cement Supplier', 'Your Message': 'Who delivers?' };
  for (const [label, text] of Object.entries(entries)) await main.getByLabel(label).fill(text);
  await send.click();
  await expect(main.getByText('Invalid Email')).toBeVisible();
  await expect(main.getByText('Invalid Phone Number')).toBeVisible();
  await main.getByLabel('Email').fill('meera@example.in');
  await main.getByLabel('Phone no').fill('+91 98765 43211');

  const answer = await holdNext(page, '**/api/v1/contact-us');
  await send.click();
  await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(toast(page, 'Thank you. Your message has been sent')).toHaveCount(0);
  answer();
  await expect(toast(page, 'Thank you. Your message has been sent')).toBeVisible();
  await expect(send).toBeEnabled();
  for (const label of Object.keys(entries)) await expect(main.getByLabel(label)).toHaveValue('');

  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/inbox');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(name);
  await page.keyboard.press('Enter');
  const message = page.getByRole('article');
  await expect(message.getByRole('heading')).toHaveText([name]);
  await expect(message).toContainText('Cement Supplier');
  await expect(message).toContainText('Who delivers?');
  await expect(page.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', 'tel:+919876543211');
  await expect(page.getByRole('link', { name: `Mail ${name}` })).toHaveAttribute('href', /^mailto:meera%40example\.in\?subject=/);
  await expect(page.getByRole('link', { name: `WhatsApp ${name}` })).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543211\?text=/);
  await expectGoodAtBothWidths(page);
  await page.getByRole('navigation', { name: 'Messages by status' }).getByRole('link', { name: 'New' }).click();
  await expect(page).toHaveURL(/status=new/);
  await message.getByRole('button', { name: 'Replied' }).click();
  await expect(toast(page, 'Message updated')).toBeVisible();
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all messages' }).click();
  await expect(page).toHaveURL('/admin/inbox');
});

test('a message that could not be sent does not look sent, and stays', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 500/);
  await page.route('**/api/v1/contact-us', (route) => route.fulfill({ status: 500, json: { message: 'Something Went Wrong' } }));
  await open('/contact');
  const main = page.getByRole('main');
  const entries = { Name: newSender(), Email: 'm@example.in', 'Phone no': '9876543210', Service: 'Iron', 'Your Message': 'Hello' };
  for (const [label, text] of Object.entries(entries)) await main.getByLabel(label).fill(text);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Something Went Wrong')).toBeVisible();
  for (const [label, text] of Object.entries(entries)) await expect(main.getByLabel(label)).toHaveValue(text);
});

for (const { path, send, empty, invalid } of [
  { path: '/contact', send: 'Send message', empty: 'All fields are required', invalid: 'Invalid Email' },
  { path: '/hi/contact', send: 'मैसेज भेजें', empty: 'सारी जानकारी भरना ज़रूरी है', invalid: 'ईमेल सही नहीं है' },
]) {
  test(`${path} says once that fields are empty, and what else is wrong at its field`, async ({ page, open }) => {
    await open(path);
    const form = page.getByRole('main').locator('form');
    const entry = (name: string) => form.locator(`[name="${name}"]`);
    await entry('name').fill('   ');
    await entry('email').fill('meera');
    await form.getByRole('button', { name: send }).click();
    await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveText([invalid, empty]);
    await expect(entry('email')).toHaveAccessibleDescription(invalid);
    for (const name of ['name', 'email', 'phone', 'service', 'message']) await expect(entry(name)).toHaveAttribute('aria-invalid', 'true');
    for (const name of ['name', 'phone', 'service', 'message']) await entry(name).fill('9');
    await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveText([invalid]);
  });
}

test('two admins who file one message: the second is told', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 409/);
  const name = newSender();
  const row = { name, email: 'm@example.in', phone: '9876543210', message: 'Hello' };
  await inDatabase((db) => db.insertInto('contact_messages').values(row).execute());
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/inbox?q=${encodeURIComponent(name)}`);
  await inDatabase((db) => db.updateTable('contact_messages').set({ status: 'closed' }).where('name', '=', name).execute());
  await page.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('Somebody else has changed this in the meantime. Reload to see it as it is now')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true');
});

for (const { path, title, effective, others } of [
  { path: '/privacy-policy', title: 'Privacy Policy', effective: '15/04/2024', others: ['Children', 'Your rights'] },
  { path: '/terms-and-conditions', title: 'Terms and Conditions', effective: '21/09/2023', others: ['Accounts', 'Listed businesses'] },
]) {
  test(`${title} has nine sections that its contents lead to, and names whom to complain to`, async ({ page, open }) => {
    await open('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Nirmaan`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(`Effective date: ${effective}`)).toBeVisible();
    const sections = main.getByRole('region').getByRole('heading', { level: 2 });
    await expect(sections).toHaveCount(9);
    const links = main.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const numbered = (await links.allTextContents()).map((text, index) => `${index + 1}. ${text}`);
    await expect(sections).toHaveText(numbered);
    for (const other of others) {
      await links.filter({ hasText: other }).click();
      await expect(main.getByRole('heading', { name: other })).toBeInViewport();
    }
    await expect(main.getByText('Vikram Kelkar, Grievance Officer')).toBeVisible();
    await expect(main.getByText('are no legal advice')).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingGrave(page);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal pages and the ways to reach the team are there', async ({ page }) => {
    await page.goto('/privacy-policy#children');
    await expect(page.getByRole('heading', { name: '8. Children' })).toBeInViewport();
    await expect(page.getByText('calls everybody younger a child')).toBeVisible();
    await page.goto('/terms-and-conditions');
    await expect(page.getByText('It only connects users with providers.')).toBeVisible();
    await expect(page.getByText('An account is for people who are 18 or older')).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'info@nirmaan.example' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });
});

test('the footer says who owns the site, and leads to its pages elsewhere', async ({ page, open }) => {
  await open('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('owned and run by Nirmaan Directory Services, a sole-proprietor enterprise');
  await expect(footer).toContainText('© 2024 Nirmaan');
  for (const name of ['Facebook', 'LinkedIn', 'WhatsApp', 'X']) {
    const link = footer.getByRole('list', { name: 'Follow us' }).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await link.locator('use').evaluate((use) => (use as SVGUseElement).getBoundingClientRect().width)).toBeGreaterThan(5);
  }
});
