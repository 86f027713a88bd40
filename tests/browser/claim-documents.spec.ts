import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import * as checks from '#shared/texts/hi/checks.ts';
import * as claims from '#shared/texts/hi/claims.ts';
import * as said from '#shared/texts/hi/messages.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, pageOnTo, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeUnowned } from '#tests/factories/claim.ts';
import { makePdf } from '#tests/factories/document.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInUser } from '#tests/factories/session.ts';

/** An entry without an owner, in a place of its own, and a user who is signed in on the page. @returns the ids of both. */
async function come(page: Page, baseURL: string | undefined, name: string) {
  const given = { name, service: 'Claimed works', city: 'Unclaimed', state: 'Sikkim', phone_no: null, email: null };
  const { id, user } = await inDatabase(async (db) => ({ id: await makeUnowned(db, given), user: await signInUser(db) }));
  await keepSession(page, baseURL, user.token);
  await page.setViewportSize(PHONE);
  return { id, user: user.id };
}

/** Loads what a link gives. @returns its name and its bytes. */
async function load(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const forget = (id: string) => inDatabase((db) => db.deleteFrom('businesses').where('business_id', '=', id).execute());

test('who asks the team adds documents, the team opens one and refuses, and they ask again and take it back, though the entry is listed no more', async ({
  page,
  baseURL,
  open,
  allowNoise,
}) => {
  allowNoise(/status of 4(04|09|15)/);
  const name = `Papered Arches ${Date.now()}`;
  const { id, user } = await come(page, baseURL, name);
  try {
    await open(`/claim/${id}`);
    const ask = async () => {
      const form = region(page, 'Neither works?');
      await form.getByLabel('How is this business yours?').fill('It is my shop. My name is on its licence.');
      await form.getByRole('button', { name: 'Ask our team' }).click();
    };
    await ask();
    const asked = region(page, 'We have your words');
    await expect(asked).toContainText('My name is on its licence.');
    await expectGoodAtBothWidths(page);
    const fold = asked.getByText(`Add a document: ${name}`);
    const file = asked.getByLabel('File');
    const add = asked.getByRole('button', { name: 'Add', exact: true });
    await fold.click();
    await add.click();
    await expect(asked.getByText('Choose a file')).toBeVisible();
    await file.setInputFiles(pdf('page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')));
    await add.click();
    await expect(asked.getByText('Send a PDF, a JPEG or a PNG')).toBeVisible();
    await expectGoodAtBothWidths(page);
    const bytes = makePdf('of the journey', 40_000);
    await file.setInputFiles(pdf('Shop licence.pdf', bytes));
    await add.click();
    await expect(asked.getByText('Licence or certificate. PDF, 40 KB')).toBeVisible();
    await fold.click();
    await asked.getByLabel('Address proof').check();
    await file.setInputFiles({ name: 'बिजली का बिल.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 600) });
    await add.click();
    await expect(asked.getByText(/^Address proof\. Picture, \d+ KB$/)).toBeVisible();
    await fold.click();
    await file.setInputFiles(pdf('GST.pdf', makePdf('third')));
    await add.click();
    await expect(asked.getByRole('link', { name: 'Open GST' })).toBeVisible();
    await expect(fold).toHaveCount(0);
    await page.reload();
    await expect(asked.getByRole('listitem')).toHaveCount(3);
    await expectGoodAtBothWidths(page);
    expect(await load(page, asked.getByRole('link', { name: 'Open Shop licence' }))).toEqual({ name: 'Shop licence.pdf', bytes });

    const own = await page.context().cookies();
    await page.context().clearCookies();
    await signInAdmin(page, baseURL);
    await page.setViewportSize(DESK);
    await openAdmin(page, '/admin/claims');
    const claim = page.getByRole('article').filter({ hasText: name });
    await pageOnTo(page, claim);
    await expectGoodAtBothWidths(page);
    expect((await load(page, claim.getByRole('link', { name: 'Open बिजली का बिल' }))).name).toBe('बिजली का बिल.webp');
    await claim.getByRole('button', { name: /^Refuse/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuse the claim' });
    await dialog.getByLabel('Why').fill('The licence is of another shop.');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(toast(page, 'Refused. They are told')).toBeVisible();
    await openAdmin(page, '/admin/audit?kind=claim');
    await expect(page.getByRole('main')).toContainText('Opened claim Papered Arches');
    await openAdmin(page, `/admin/users/${user}`);
    const listed = region(page, 'Claims');
    await expect(listed).toContainText('The licence is of another shop.');
    expect((await load(page, listed.getByRole('link', { name: 'Open Shop licence' }))).bytes).toEqual(bytes);
    await expectGoodAtBothWidths(page);

    await page.context().clearCookies();
    await page.context().addCookies(own);
    await page.setViewportSize(PHONE);
    await open(`/claim/${id}`);
    const refused = region(page, 'Neither works?');
    await expect(refused).toContainText('We have refused this: The licence is of another shop.');
    await refused.getByRole('button', { name: 'Remove Shop licence' }).click();
    await expect(refused.getByRole('link', { name: 'Open Shop licence' })).toHaveCount(0);
    await expectGoodAtBothWidths(page);
    await ask();
    await expect(asked.getByRole('listitem')).toHaveCount(0);
    await inDatabase((db) => db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', id).execute());
    await page.reload();
    const still = region(page, name);
    await expect(page.getByRole('main')).toContainText('Business not found');
    await expect(still).toContainText('My name is on its licence.');
    await expectGoodAtBothWidths(page);
    await still.getByRole('button', { name: 'Take it back' }).click();
    const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(sure).toBeVisible();
    await expectGoodAtBothWidths(page);
    await sure.getByRole('button', { name: 'Take it back' }).click();
    await expect(sure).toBeHidden();
    await expect(still.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    await expect(still).toContainText('We have refused this: The licence is of another shop.');
    const waiting = await inDatabase((db) =>
      db.selectFrom('claims').select('claim_id').where('business_id', '=', id).where('state', '=', 'open').execute(),
    );
    expect(waiting).toEqual([]);
  } finally {
    await forget(id);
  }
});

test('in Hindi too', async ({ page, baseURL, open }) => {
  const name = `काग़ज़ वाली दुकान ${Date.now()}`;
  const { id } = await come(page, baseURL, name);
  try {
    await open(`/hi/claim/${id}`);
    const form = region(page, claims.byTeam);
    await form.getByLabel(claims.words).fill('यह मेरी दुकान है। लाइसेंस पर मेरा नाम है।');
    await form.getByRole('button', { name: claims.askTeam }).click();
    const asked = region(page, claims.askedTitle);
    await asked.getByText(`${checks.addDocument}: ${name}`).click();
    await asked.getByLabel(checks.documentFile).setInputFiles(pdf('दुकान लाइसेंस.pdf', makePdf('हिंदी')));
    await expectGoodAtBothWidths(page);
    await asked.getByRole('button', { name: checks.addIt, exact: true }).click();
    await expect(asked.getByText(`${claims.certificate}. PDF, 1 KB`)).toBeVisible();
    expect((await load(page, asked.getByRole('link', { name: /^खोलें ?: दुकान लाइसेंस$/ }))).name).toBe('दुकान लाइसेंस.pdf');
    await expectGoodAtBothWidths(page);
    await asked.getByRole('button', { name: claims.withdraw }).click();
    const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await sure.getByRole('button', { name: claims.withdraw }).click();
    await expect(page.getByRole('alert').filter({ hasText: said.claimWithdrawn })).toBeVisible();
    await expect(region(page, claims.byTeam)).toBeVisible();
  } finally {
    await forget(id);
  }
});
