import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makePdf } from '#tests/factories/document.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';

/** A listed business with a GSTIN that waits, whose owner is signed in on the page. */
async function comeAsOwner(page: Page, baseURL: string | undefined, name: string) {
  const { id, token } = await inDatabase(async (db) => {
    const id = await makeBusiness(db, { name, email_proven_at: null });
    await makeCheck(db, { business_id: id });
    return signInBusiness(db, id);
  });
  await keepSession(page, baseURL, token);
  return id;
}

const entryOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'GSTIN' }) });

/** Loads what a link gives. @returns its name and its bytes. */
async function load(page: Page, link: ReturnType<Page['getByRole']>) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const leave = (page: Page) => page.context().clearCookies();
const forget = (id: string) => inDatabase((db) => db.deleteFrom('businesses').where('business_id', '=', id).execute());

test('an owner adds documents to a number, the team opens one, and they go when the number is taken back', async ({
  page,
  baseURL,
  open,
  allowNoise,
}) => {
  allowNoise(/status of 4(09|15)/);
  const name = `Documented Terraces ${Date.now()}`;
  const id = await comeAsOwner(page, baseURL, name);
  await page.setViewportSize(PHONE);
  await open('/profilesupplier/checks');
  const entry = entryOf(page);
  await entry.getByText('Add a document: GSTIN').click();
  await entry.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(entry.getByText('Choose a file')).toBeVisible();
  const file = entry.getByLabel('File');
  await file.setInputFiles({ name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') });
  await entry.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(entry.getByText('Send a PDF, a JPEG or a PNG')).toBeVisible();
  await expectGoodAtBothWidths(page);
  const pdf = makePdf('of the journey', 40_000);
  await file.setInputFiles({ name: 'GST certificate.pdf', mimeType: 'application/pdf', buffer: pdf });
  await entry.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(entry.getByText('Certificate of this number. PDF, 40 KB')).toBeVisible();
  await entry.getByText('Add a document: GSTIN').click();
  await entry.getByLabel('Address proof').check();
  await file.setInputFiles({ name: 'बिजली का बिल.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 600) });
  await entry.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(entry.getByText(/^Address proof\. Picture, \d+ KB$/)).toBeVisible();
  await expectGoodAtBothWidths(page);
  expect(await load(page, entry.getByRole('link', { name: 'Open GST certificate' }))).toEqual({ name: 'GST certificate.pdf', bytes: pdf });

  const own = await page.context().cookies();
  await leave(page);
  await signInAdmin(page, baseURL);
  await page.setViewportSize(DESK);
  await openAdmin(page, '/admin/checks');
  const waiting = page.getByRole('article').filter({ hasText: name });
  await expectGoodAtBothWidths(page);
  expect((await load(page, waiting.getByRole('link', { name: 'Open बिजली का बिल' }))).name).toBe('बिजली का बिल.webp');
  const looks = await inDatabase((db) =>
    db
      .selectFrom('audit_entries')
      .innerJoin('checks', (join) => join.on((eb) => eb('subject_id', '=', eb.cast<string>('check_id', 'text'))))
      .select('action')
      .where('business_id', '=', id)
      .execute(),
  );
  expect(looks).toEqual([{ action: 'open' }]);

  await leave(page);
  await page.context().addCookies(own);
  await page.setViewportSize(PHONE);
  await open('/profilesupplier/checks');
  await entry.getByRole('button', { name: 'Remove GST certificate' }).click();
  await expect(entry.getByRole('link', { name: 'Open GST certificate' })).toHaveCount(0);
  await entry.getByRole('button', { name: /^Take back/ }).click();
  const dialog = page.getByRole('dialog');
  await expectGoodAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry.getByText('Not checked yet')).toBeVisible();
  await forget(id);
});

test('in Hindi too', async ({ page, baseURL, open }) => {
  const id = await comeAsOwner(page, baseURL, `काग़ज़ वाले ${Date.now()}`);
  await page.setViewportSize(PHONE);
  await open('/hi/profilesupplier/checks');
  const entry = entryOf(page);
  await entry.getByText('काग़ज़ जोड़ें: GSTIN').click();
  await entry.getByLabel('पते का सबूत').check();
  await entry.getByLabel('फ़ाइल').setInputFiles({ name: 'बिल.pdf', mimeType: 'application/pdf', buffer: makePdf('हिंदी') });
  await expectGoodAtBothWidths(page);
  await entry.getByRole('button', { name: 'जोड़ें', exact: true }).click();
  await expect(entry.getByText('पते का सबूत. PDF, 1 KB')).toBeVisible();
  expect((await load(page, entry.getByRole('link', { name: /^खोलें ?: बिल$/ }))).name).toBe('बिल.pdf');
  await expectGoodAtBothWidths(page);
  await forget(id);
});
