import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { covers, messages } from '#tests/browser/message-places.ts';

const main = (page: Page) => page.locator('main');

/** The latest mail to an address with these words in it, as its reader sees it. */
async function mailTo(address: string, words: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await mailsTo(address)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
      found = mails.findLast((mail) => mail.includes(words));
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

const linkIn = (mail: string, page: string) => new RegExp(`/newsletter/${page}\\?subscription=[\\w.-]+`).exec(mail)?.[0] ?? '';

test('a reader subscribes and confirms, the team writes, tests and sends, and the reader leaves', async ({
  page,
  open,
  browser,
  baseURL,
  playwright,
}) => {
  const email = `reader-${randomUUID().slice(0, 8)}@example.com`;
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/suppliers');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email' }).fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText(
    'Check your email and open the link we sent. If you are on the list already, nothing changes',
  );

  const confirm = linkIn(await mailTo(email, 'Confirm the newsletter'), 'confirm');
  await open(confirm);
  await expect(main(page)).toContainText(`Send the newsletter to ${email}?`);
  await expectGoodAtBothWidths(page);
  await main(page).getByRole('button', { name: 'Yes, send it' }).click();
  await expect(main(page).getByRole('status')).toContainText('You are on the list');
  await open(confirm);
  await expect(main(page).getByRole('status')).toContainText('You are on the list');

  const office = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  const admin = await signInAdmin(office, baseURL);
  await office.setViewportSize({ width: 360, height: 740 });
  await openAdmin(office, `/admin/newsletter/subscribers?q=${email}`);
  await expect(office.getByRole('row').filter({ hasText: email })).toContainText('Confirmed');
  await expectGoodAtBothWidths(office);
  const download = office.waitForEvent('download');
  await office.getByRole('main').getByRole('button', { name: 'Download' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'CSV file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^subscribers-.*\.csv$/);
  await office.keyboard.press('Escape');

  const subject = `Prices ${randomUUID().slice(0, 8)}`;
  await openAdmin(office, '/admin/newsletter');
  await office.getByRole('button', { name: 'Write a newsletter' }).click();
  const writing = office.getByRole('dialog', { name: 'Write a newsletter' });
  await writing.getByRole('button', { name: 'Save draft' }).click();
  await expect(writing.getByText('Please fill in all the fields.')).toBeVisible();
  await writing.getByLabel('Subject').fill(subject);
  await writing.getByLabel('Text').fill('Cement is cheaper.\n\nSee https://nirmaan.example/pune/cement');
  await expectNothingGrave(office);
  await writing.getByRole('button', { name: 'Save draft' }).click();
  const row = office.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('Draft');
  expect(await covers(messages(office), office.getByRole('heading', { level: 1 }))).toBe(false);
  await expect(row.getByRole('button', { name: /^Send to all/ })).toBeDisabled();
  await row.getByRole('button', { name: /^Send test to me/ }).click();
  await expect(row).toContainText('Draft, tested');
  expect(await mailTo(admin, subject)).toContain(`Subject: Test: ${subject}`);
  await expectGoodAtBothWidths(office);
  await row.getByRole('button', { name: /^Send to all/ }).click();
  const asking = office.getByRole('dialog', { name: 'Send newsletter' });
  await expect(asking).toContainText(`“${subject}” goes to`);
  await asking.getByRole('button', { name: 'Send it' }).click();
  await expect(row).toContainText(/Sent to \d+ subscriber/);
  await expectGoodAtBothWidths(office);
  await office.context().close();

  const leave = linkIn(await mailTo(email, subject), 'unsubscribe');
  await open(leave);
  await expect(main(page)).toContainText(`Stop the newsletter to ${email}?`);
  await expectGoodAtBothWidths(page);
  // What a mail program posts by itself, without cookies and with nothing but this (RFC 8058).
  const program = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (let time = 0; time < 2; time++) {
    const answer = await program.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
  }
  const multipart = await program.post(leave, { multipart: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
  expect(multipart.status()).toBe(200);
  expect((await program.post(`${leave}x`, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(400);
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main(page).getByRole('status')).toContainText('You are unsubscribed');
  await open('/newsletter/unsubscribe?subscription=half-a-link');
  await expect(main(page).getByRole('status')).toContainText('This link is incomplete');
});
