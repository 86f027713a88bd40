import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { newNumber, phoneCodeFor } from '#tests/browser/phone-messages.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeClaim, makeUnowned } from '#tests/factories/claim.ts';
import { signInUser } from '#tests/factories/session.ts';

let made = 0;
/** A place of its own: other tests count the businesses of real ones. */
const elsewhere = () => ({ name: `Claimed Arches ${process.pid} ${++made}`, service: 'Claimed works', city: 'Unclaimed', state: 'Sikkim' });
const way = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const remove = (id: string) => inDatabase((db) => db.deleteFrom('businesses').where('business_id', '=', id).execute());

test('an entry of the team is claimed by the code to its number, which the page does not tell; a second one is told that it has an owner', async ({
  page,
  open,
  browser,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of (400|409)/);
  await page.setViewportSize(PHONE);
  const phone_no = newNumber();
  const given = elsewhere();
  const id = await inDatabase((db) => makeUnowned(db, { ...given, phone_no, email: `info@claimed${made}.example` }));
  try {
    await open(`/viewdetails/${id}`);
    await page.getByRole('link', { name: 'Is this yours?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Is ${given.name} yours?`);
    const masked = `${phone_no.slice(0, 2)}••••••${phone_no.slice(-2)}`;
    await expect(way(page, 'By its phone')).toContainText(masked);
    await expect(way(page, 'By its email')).toContainText('i•••@claimed');
    expect(await page.content()).not.toContain(phone_no);
    await expectGoodAtBothWidths(page);
    await way(page, 'By its phone').getByRole('button', { name: 'Send the code' }).click();
    await expect(way(page, 'By its phone')).toContainText(`on its way to ${masked}`);
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    const right = (await phoneCodeFor(phone_no)).code;
    await code.fill(right === '123456' ? '654321' : '123456');
    await way(page, 'By its phone').getByRole('button', { name: 'Take it over' }).click();
    await expect(way(page, 'By its phone')).toContainText('This code is wrong or has expired');
    await expectGoodAtBothWidths(page);

    const late = await (await browser.newContext()).newPage();
    await late.goto(`${baseURL}/hi/claim/${id}`);
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(`क्या ${given.name} आपका है?`);
    await expectGoodAtBothWidths(late);

    await code.fill(right);
    await way(page, 'By its phone').getByRole('button', { name: 'Take it over' }).click();
    await expect(toast(page, 'This business is yours now')).toBeVisible();
    await expect(page).toHaveURL('/profilesupplier');
    await expect(page.getByRole('main')).toContainText(given.name);

    await late.getByRole('button', { name: 'कोड भेजें' }).click();
    await expect(late.getByText('इस कारोबार का मालिक पहले से है')).toBeVisible();
    await late.reload();
    await expect(late.getByRole('main')).toContainText('इस कारोबार का मालिक पहले से है');
    await expectGoodAtBothWidths(late);
    await late.goto(`${baseURL}/viewdetails/${id}`);
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(given.name);
    await expect(late.getByRole('link', { name: 'Is this yours?' })).toHaveCount(0);

    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/claims?show=taken');
    const claim = page.getByRole('article').filter({ hasText: given.name });
    await expect(claim).toContainText('By a code to its number');
    await expectGoodAtBothWidths(page);
    await claim.getByRole('button', { name: /^Take back/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Take the business back' });
    await dialog.getByLabel('Why').fill('The shop says that it was not them.');
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(toast(page, 'Nobody owns the business any more. They are told')).toBeVisible();
    await expect(claim).toHaveCount(0);
    expect(await inDatabase((db) => db.selectFrom('sessions').select('business_id').where('business_id', '=', id).execute())).toEqual([]);
  } finally {
    await remove(id);
  }
});

test('by mail: an address that everybody can have is refused, the link to one of its own gives it', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 400/);
  await page.setViewportSize(PHONE);
  const given = elsewhere();
  const domain = `claimed${process.pid}x${made}.example`;
  const id = await inDatabase((db) => makeUnowned(db, { ...given, phone_no: '02025531234', email: `info@${domain}` }));
  try {
    await open(`/claim/${id}`);
    await expect(way(page, 'By its phone')).toContainText('This page has no mobile number');
    const mail = way(page, 'By its email');
    await mail.getByLabel('Email').fill('ravi@gmail.com');
    await mail.getByRole('button', { name: 'Mail me a link' }).click();
    await expect(mail).toContainText('Everybody can have such an address.');
    await expectGoodAtBothWidths(page);
    await mail.getByLabel('Email').fill(`ravi@${domain}`);
    await mail.getByRole('button', { name: 'Mail me a link' }).click();
    await expect(mail).toContainText('A link is on its way to this address');
    await expectGoodAtBothWidths(page);
    const links: string[] = [];
    await expect
      .poll(async () => {
        const mails = (await mailsTo(`ravi@${domain}`)).map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        links.splice(0, links.length, ...mails.flatMap((text) => /\/claim-link\?claim=[\w.-]+/.exec(text)?.[0] ?? []));
        return links.length;
      })
      .toBe(1);
    await open(links[0] ?? '');
    await expect(page.getByRole('main')).toContainText(`You asked for ${given.name}. Is it yours?`);
    await expectGoodAtBothWidths(page);
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(page).toHaveURL('/profilesupplier');
    await open(links[0] ?? '');
    await expect(page.getByRole('main')).toContainText('This link has ended, or was used already');
    await expectGoodAtBothWidths(page);
  } finally {
    await remove(id);
  }
});

test('the team is asked with words, and gives the business or refuses it', async ({ page, baseURL, open }) => {
  await page.setViewportSize(PHONE);
  const given = elsewhere();
  const { id, token, other } = await inDatabase(async (db) => {
    const id = await makeUnowned(db, { ...given, phone_no: null, email: null });
    return { id, token: (await signInUser(db)).token, other: await makeClaim(db, { business_id: await makeUnowned(db, elsewhere()) }) };
  });
  try {
    await open(`/claim/${id}`);
    await expect(page.getByRole('link', { name: 'Log in to write' })).toHaveAttribute('href', `/user/login?to=%2Fclaim%2F${id}`);
    await keepSession(page, baseURL, token);
    await open(`/claim/${id}`);
    const team = way(page, 'Neither works?');
    await team.getByRole('button', { name: 'Ask our team' }).click();
    await expect(team).toContainText('Please write how this business is yours');
    await expectGoodAtBothWidths(page);
    await team.getByLabel('How is this business yours?').fill('My name is on the bill of the electricity.');
    await team.getByRole('button', { name: 'Ask our team' }).click();
    await expect(page.getByRole('main')).toContainText('We read them and answer by mail.');

    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/claims');
    const claim = page.getByRole('article').filter({ hasText: given.name });
    await expect(claim).toContainText('My name is on the bill of the electricity.');
    await expectGoodAtBothWidths(page);
    await claim.getByRole('button', { name: /^Give it/ }).click();
    await page.getByRole('dialog', { name: 'Give the business' }).getByRole('button', { name: 'Give it' }).click();
    await expect(toast(page, 'The business is theirs now. They are told')).toBeVisible();
    await expect(claim).toHaveCount(0);
    const refused = page.getByRole('article').filter({ hasText: `Claimed Arches ${process.pid} ${made}` });
    await refused.getByRole('button', { name: /^Refuse/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuse the claim' });
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(dialog).toContainText('Say why: they are told');
    await dialog.getByLabel('Why').fill('The bill is of another shop.');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(toast(page, 'Refused. They are told')).toBeVisible();
    await expect(refused).toHaveCount(0);
    const row = await inDatabase((db) => db.selectFrom('claims').select(['state', 'reason']).where('claim_id', '=', other).execute());
    expect(row).toEqual([{ state: 'refused', reason: 'The bill is of another shop.' }]);
  } finally {
    await remove(id);
    await inDatabase((db) => db.deleteFrom('businesses').where('name', 'like', `Claimed Arches ${process.pid} %`).execute());
  }
});
