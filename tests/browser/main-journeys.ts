import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '#tests/browser/fixtures.ts';
import { cards, toast } from '#tests/browser/listings.ts';
import { fillIn } from '#tests/browser/refused-fields.ts';
import { makeJpeg } from '#tests/factories/picture.ts';

const PASSWORD = 'brick by brick';
const form = (page: Page) => page.locator('main form').first();
const wrong = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });

type Open = (address: string) => Promise<void>;

/** What most people come for, as they do it: first with what is missing, then whole. */
export const MAIN_JOURNEYS: Record<string, (page: Page, open: Open) => Promise<void>> = {
  'a search leads to a profile, and an enquiry is sent': async (page, open) => {
    await open('/searcher?service=Waterproofing&city=Pune&state=Maharashtra');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('main').getByText('Filters', { exact: true }).click();
    await page.locator('main details[open] a[href$="rating=4"]').click();
    await expect(page).toHaveURL(/rating=4/);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Customer Reviews' })).toBeVisible();
    await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
    const enquiry = page.getByRole('dialog', { name: 'Send Enquiry' });
    await enquiry.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(enquiry.getByText('All fields are required')).toBeVisible();
    const email = `meera-${randomUUID().slice(0, 8)}@example.in`;
    await fillIn(enquiry, { Name: 'Meera Kulkarni', 'Phone number': '98200 12345', Email: email, Message: 'The terrace leaks.' });
    await enquiry.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toast(page, 'Enquiry sent successfully')).toBeVisible();
    await expect(enquiry).toBeHidden();
    await expect(page.getByRole('region', { name: 'Sent. What happens now?' })).toBeVisible();
  },

  'somebody registers, logs out and logs in': async (page, open) => {
    const userName = `asha-${randomUUID().slice(0, 8)}`;
    await open('/user/register');
    await form(page).getByRole('button', { name: 'Register', exact: true }).click();
    await expect(wrong(page).first()).toHaveText('All fields are required');
    await fillIn(form(page), { Email: `${userName}@example.com`, 'User name': userName, Password: PASSWORD });
    await form(page).getByRole('button', { name: 'Show password' }).click();
    await form(page).getByLabel('I am 18 or older').check();
    await form(page).getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Your profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register Free' })).toBeVisible();
    await open('/user/login');
    await fillIn(form(page), { 'User name or email': userName, Password: PASSWORD });
    await form(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your profile' })).toBeVisible();
  },

  'a business registers, logs out and logs in': async (page, open) => {
    const phoneNo = `98${randomInt(10_000_000, 99_999_999)}`;
    await open('/supplier/register');
    await form(page).getByRole('button', { name: 'Register', exact: true }).click();
    await expect(wrong(page).first()).toHaveText('All fields are required');
    await fillIn(form(page), {
      'Business name': 'Shree Ganesh Waterproofing',
      'Phone number': phoneNo,
      Email: `shree-${phoneNo}@example.com`,
      Password: PASSWORD,
      'Price (Rs)': '45 per sq ft',
      'Short description': 'Terraces and bathrooms that stay dry.',
    });
    await form(page).getByRole('textbox', { name: 'Services' }).click();
    const picker = page.getByRole('dialog', { name: 'Select a service' });
    await picker.getByRole('radio', { name: 'Waterproofing' }).check();
    await picker.getByRole('button', { name: 'Continue' }).click();
    await form(page).getByRole('combobox', { name: 'Find your location' }).fill('Pune');
    await page.getByRole('option', { name: /^Pune/ }).first().click();
    await expect(form(page).getByLabel('State')).toHaveValue('Maharashtra');
    await form(page).getByLabel('Address').fill('Shop 4, MG Road, Pune');
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 700) };
    await form(page).getByLabel('Profile picture').setInputFiles(photo);
    await expect(form(page).getByRole('img', { name: 'Your choice' })).toBeVisible();
    await form(page).getByLabel('I am 18 or older').check();
    await form(page).getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Your listing is pending.')).toBeVisible();
    await open('/profilesupplier');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register Free' })).toBeVisible();
    await open('/supplier/login');
    await fillIn(form(page), { 'Phone number': phoneNo, Password: PASSWORD });
    await form(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your business: Shree Ganesh Waterproofing' })).toBeVisible();
  },

  'quotes are asked for': async (page, open) => {
    await open('/get-quotes?service=Waterproofing&place=Pune');
    const boxes = page.getByRole('group', { name: 'Choose up to three businesses' }).getByRole('checkbox');
    for (const at of [0, 1]) await boxes.nth(at).check();
    await page.getByRole('button', { name: 'Send to 2 businesses' }).click();
    await expect(page.getByText('All fields are required')).toBeVisible();
    await page.getByLabel('Describe the job').fill('Our terrace leaks above the kitchen.');
    await page.getByLabel('When', { exact: true }).selectOption('Within a month');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 700) });
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await page.getByLabel('Name').fill('Meera Kulkarni');
    await page
      .getByRole('main')
      .getByLabel('Email')
      .fill(`meera-${randomUUID().slice(0, 8)}@example.in`);
    await page.getByRole('button', { name: 'Send to 2 businesses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes for Waterproofing');
    await expect(page.getByText('No answer yet')).toHaveCount(2);
  },
};
