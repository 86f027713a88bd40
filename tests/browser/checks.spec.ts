import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, pageOnTo, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { endIn, makeCheck } from '#tests/factories/check.ts';
import { signInBusiness } from '#tests/factories/session.ts';

const GSTIN = '27AAPFU0939F1ZV';

/** A listed business whose owner is signed in on the page. */
async function comeAsOwner(page: Page, baseURL: string | undefined, name: string) {
  const { id, token } = await inDatabase(async (db) => signInBusiness(db, await makeBusiness(db, { name, email_proven_at: null })));
  await keepSession(page, baseURL, token);
  return id;
}

const leave = (page: Page) => page.context().clearCookies();

test('an owner sends a GSTIN, the team confirms it, the page says so, and a year later it is gone', async ({
  page,
  baseURL,
  open,
  allowNoise,
}) => {
  allowNoise(/status of 400/);
  const name = `Checked Terraces ${Date.now()}`;
  const id = await comeAsOwner(page, baseURL, name);
  await page.setViewportSize(PHONE);
  await open('/profilesupplier');
  await page.getByRole('link', { name: 'Checks', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checks');
  await expectGoodAtBothWidths(page);
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'GSTIN' }) });
  await entry.getByText('Send for check: GSTIN').click();
  await entry.getByLabel('GSTIN', { exact: true }).fill('27AAPFUO939F1ZV');
  await entry.getByRole('button', { name: 'Send GSTIN for check' }).click();
  await expect(entry.getByText('Place 8 needs a digit: type a zero (0), not the letter O')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await entry.getByLabel('GSTIN', { exact: true }).fill('27 aapfu 0939 f1zv');
  await entry.getByRole('button', { name: 'Send GSTIN for check' }).click();
  await expect(entry.getByText(/^Sent on .* We look it up$/)).toBeVisible();
  await expect(entry.getByText(`Number: ${GSTIN}`)).toBeVisible();

  await leave(page);
  await signInAdmin(page, baseURL);
  await page.setViewportSize(DESK);
  await openAdmin(page, '/admin/checks');
  const waiting = page.getByRole('article').filter({ hasText: name });
  await pageOnTo(page, waiting);
  await expect(waiting.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', /services\.gst\.gov\.in/);
  await expectGoodAtBothWidths(page);
  await waiting.getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Compare the name and the state first')).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: name }).check();
  await dialog.getByRole('checkbox', { name: 'Maharashtra' }).check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  // What lies behind an open dialog counts as hidden.
  await expect(dialog).toBeHidden();
  await expect(waiting).toHaveCount(0);

  await leave(page);
  await page.setViewportSize(PHONE);
  await open(`/viewdetails/${id}`);
  await expect(page.getByText('GSTIN (today)')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await open(`/hi/viewdetails/${id}`);
  await expect(page.getByText('GSTIN (आज)')).toBeVisible();
  await page.getByRole('link', { name: 'इसका मतलब' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('‘जाँचा हुआ’ का मतलब');
  await expectGoodAtBothWidths(page);
  await inDatabase((db) => endIn(db, id, 'gstin', -1));
  await open(`/hi/viewdetails/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(/GSTIN/)).toHaveCount(0);
});

test('a number is refused in Hindi, and the owner reads why; the team notes a visit', async ({ page, baseURL, open }) => {
  const name = `Refused Terraces ${Date.now()}`;
  const id = await comeAsOwner(page, baseURL, name);
  await inDatabase((db) => makeCheck(db, { business_id: id, kind: 'udyam', number: 'UDYAM-MH-18-0123456' }));
  const own = await page.context().cookies();
  await leave(page);
  await signInAdmin(page, baseURL);
  await page.setViewportSize(PHONE);
  await page.goto('/hi/admin/checks');
  const waiting = page.getByRole('article').filter({ hasText: name });
  await waiting.getByRole('button', { name: 'मना करें' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('वजह').fill('पोर्टल पर दूसरा नाम है');
  await dialog.getByRole('button', { name: 'मना करें' }).click();
  await expect(dialog).toBeHidden();
  await expect(waiting).toHaveCount(0);
  await openAdmin(page, `/admin/business/${id}`);
  await page.getByRole('button', { name: 'Note an address check' }).click();
  await dialog.getByLabel('Day').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^By a visit\. Checked on /)).toBeVisible();
  await expectGoodAtBothWidths(page);

  await leave(page);
  await page.context().addCookies(own);
  await open('/hi/profilesupplier/checks');
  await expect(page.getByText('पक्का नहीं हुआ: पोर्टल पर दूसरा नाम है')).toBeVisible();
  await expectGoodAtBothWidths(page);
});
