import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';

test('the figures of a month stand beside those of the month before, in both languages, and are downloaded', async ({ page, baseURL }) => {
  const name = `Silent Slabs ${randomUUID()}`;
  const at = (moment: string) => new Date(`${moment}+05:30`);
  const business = await inDatabase(async (db) => {
    const id = await makeBusiness(db, { name, service: 'Cement', city: 'Pune' });
    for (let index = 0; index < 3; index++) await makeEnquiry(db, { business_id: id, created_at: at('2022-03-15T10:00') });
    await makeEnquiry(db, { business_id: id, created_at: at('2022-03-01T00:00'), replied_at: at('2022-03-01T03:20') });
    await makeEnquiry(db, { business_id: id, created_at: at('2022-02-28T23:59'), replied_at: at('2022-03-02T03:59') });
    await makePaidOrder(db, { paid_at: at('2022-03-15T10:00') });
    const day = '2022-03-15';
    await db
      .insertInto('search_counts')
      .values([
        { day, kind: 'service', name: 'Cement', n: 1_200 },
        { day, kind: 'city', name: 'Pune', n: 900 },
        { day, kind: 'service_in_city', name: 'Cement\tPune', n: 800 },
        { day, kind: 'nothing_found', name: 'igloo vaults', n: 7, visits: 3 },
        { day, kind: 'nothing_found', name: 'asha verma', n: 7, visits: 2 },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  });
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/numbers');
  await page.getByRole('link', { name: 'Day, month, year' }).click();
  await expect(page).toHaveURL('/admin/numbers/period');
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'March 2022' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/admin/numbers/period?period=2022-03');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('March 2022');

  const region = (title: string) => page.getByRole('region', { name: title, exact: true });
  const row = (title: string, of: string) => region(title).getByRole('row').filter({ hasText: of });
  await expect(row('Searches by trade', 'Cement')).toContainText('1,200');
  await expect(row('Searches by trade and city', 'Cement, Pune')).toContainText('800');
  await expect(row('Searches that found nothing', 'igloo vaults')).toContainText('7');
  await expect(page.getByText('asha verma')).toHaveCount(0);
  const answers = row('Enquiries and answers by trade', 'Cement');
  await expect(answers.getByRole('cell').nth(0)).toHaveText('4before: 1');
  await expect(answers.getByRole('cell').nth(1)).toHaveText('1 (25%)before: 1 (100%)');
  await expect(answers.getByRole('cell').nth(2)).toHaveText('3 h 20 minbefore: 28 h');
  const silent = row('Businesses that do not answer', name);
  await expect(silent.getByRole('cell').nth(0)).toHaveText('3before: 0');
  await expect(silent.getByRole('link', { name })).toHaveAttribute('href', `/viewdetails/${business}`);
  await expect(row('Money', 'Paid plan of users')).toContainText('1 order, Rs 99');
  await expect(page.getByRole('img', { name: /^Enquiries from 1 Mar to 31 Mar: 4\./ })).toBeVisible();
  await expectGoodAtBothWidths(page);

  await page.getByRole('button', { name: 'Download Searches by trade', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV file, for other programs' }).click();
  expect((await download).suggestedFilename()).toBe('searched_services-2022-03.csv');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: '← February 2022' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('February 2022');
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Year' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2022');
  await expect(page.getByRole('img', { name: /^Enquiries from Jan 2022 to Dec 2022: 5\./ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('31 December 2022');
  await expect(page.getByText('Searches of single days are kept for 400 days.').first()).toBeVisible();
  const gone = 'Enquiries are kept for 3 years. After that only the sums of months and years stay.';
  for (const title of ['Growth', 'Enquiries and answers by trade']) await expect(region(title).getByText(gone)).toBeVisible();

  // What nobody can have asked for shows this month; the Hindi page says all of it in Hindi.
  await page.goto('/hi/admin/numbers/period?period=2022-13');
  await expect(page.getByRole('heading', { level: 2, name: 'जो कारोबार जवाब नहीं देते' })).toBeVisible();
  await page.goto('/hi/admin/numbers/period?period=2022-03');
  await expect(row('काम के हिसाब से पूछताछ और जवाब', 'सीमेंट')).toContainText('3 घंटे 20 मिनट');
  await expectGoodAtBothWidths(page);
});

test('the weekly mail is turned off and on', async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/numbers/period');
  const weekly = page.getByRole('region', { name: 'Weekly mail' });
  await weekly.getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'The weekly mail is off')).toBeVisible();
  await page.reload();
  await expect(weekly.getByText('The mail is off.')).toBeVisible();
  await weekly.getByRole('button', { name: 'Turn on' }).click();
  await expect(weekly.getByText('The mail is on.')).toBeVisible();
});
