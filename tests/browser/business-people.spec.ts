import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import * as accountsInEnglish from '#shared/texts/en/accounts.ts';
import * as deskInEnglish from '#shared/texts/en/desk.ts';
import * as messagesInEnglish from '#shared/texts/en/messages.ts';
import * as inEnglish from '#shared/texts/en/people.ts';
import * as threadsInEnglish from '#shared/texts/en/threads.ts';
import * as accountsInHindi from '#shared/texts/hi/accounts.ts';
import * as deskInHindi from '#shared/texts/hi/desk.ts';
import * as messagesInHindi from '#shared/texts/hi/messages.ts';
import * as inHindi from '#shared/texts/hi/people.ts';
import * as threadsInHindi from '#shared/texts/hi/threads.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, holdNext, takenOver, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMember } from '#tests/factories/member.ts';
import { proveBefore, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

const ENGLISH = {
  prefix: '',
  text: inEnglish,
  desk: deskInEnglish,
  accounts: accountsInEnglish,
  said: messagesInEnglish,
  threads: threadsInEnglish,
};
const HINDI = {
  prefix: '/hi',
  text: inHindi,
  desk: deskInHindi,
  accounts: accountsInHindi,
  said: messagesInHindi,
  threads: threadsInHindi,
};

const PASSWORD = 'brick by brick';
/** A text as it is read out: what is hidden stands apart. */
const plain = (text: string) => text.replaceAll(/\s*<\/?hidden>\s*/g, ' ').trim();
const press = (page: Page, text: string) => page.getByRole('button', { name: plain(text), exact: true });
const told = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** A listed business with an enquiry and its owner's session, and a user with a proven address and number. */
function makeTwo() {
  return inDatabase(async (db) => {
    const mark = randomUUID().slice(0, 8);
    const [name, userName, phoneNo] = [`Sharma Roofing ${mark}`, `ravi-${mark}`, `9${randomInt(100_000_000, 999_999_999)}`];
    const business = await makeBusiness(db, { name, password_hash: await hashPassword(PASSWORD) });
    const enquiry = await makeEnquiry(db, { business_id: business });
    const email = `${userName}@example.in`;
    const user = await makeUser(db, { user_name: userName, email, phone_no: phoneNo, phone_proven_at: new Date() });
    const [{ token: owner }, { token: asker }] = [await signInBusiness(db, business), await signInUser(db, user)];
    return { name, business, enquiry, userName, email, phoneNo, user, owner, asker };
  });
}

for (const { prefix, text, desk, accounts, said, threads } of [ENGLISH, HINDI]) {
  const language = prefix === '' ? 'in English' : 'in Hindi';

  test(`somebody is invited, accepts, answers for the business and is named, and is removed, ${language}`, async ({
    page,
    baseURL,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 40[13]/);
    const { name, enquiry, userName, email, user, owner, asker } = await makeTwo();
    await page.setViewportSize(PHONE);
    await keepSession(page, baseURL, owner);
    await open(`${prefix}/profilesupplier`);
    await page.getByRole('link', { name: text.people, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.people);
    await expect(page.getByText(text.nobody)).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
    await press(page, text.send).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
    await page.getByLabel(text.contact).fill(email);
    await page.getByRole('radio', { name: text.roleEnquiries }).check();
    await press(page, text.send).click();
    await told(page, said.personInvited);
    const person = page.getByRole('list', { name: text.people }).getByRole('listitem').filter({ hasText: email });
    await expect(person.getByText(text.invited, { exact: true })).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');

    await keepSession(page, baseURL, asker);
    await open(`${prefix}/user/invitations`);
    const invitation = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(invitation.getByText(text.mayEnquiries)).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
    await press(page, text.accept(name)).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(said.invitationTaken);
    await expectGoodAtBothWidths(page, 'main');
    await press(page, text.actFor(name)).click();
    await expect(page).toHaveURL(`${prefix}/profilesupplier`);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: desk.activity })).toHaveCount(0);
    await expect(page.getByRole('link', { name: text.people, exact: true })).toHaveCount(0);
    await expectGoodAtBothWidths(page, 'main');
    await open(`${prefix}/profilesupplier/enquiries/${enquiry}`);
    await page.getByLabel(threads.yourAnswerTo('Meera Kulkarni')).fill('We come tomorrow at ten.');
    await press(page, threads.sendAnswer).click();
    await expect(page.getByRole('article').filter({ hasText: 'We come tomorrow at ten.' })).toContainText(userName);

    await keepSession(page, baseURL, owner);
    await open(`${prefix}/profilesupplier/enquiries/${enquiry}`);
    await expect(page.getByRole('article').filter({ hasText: 'We come tomorrow at ten.' })).toContainText(userName);
    await expectGoodAtBothWidths(page, 'main');
    await open(`${prefix}/profilesupplier`);
    await expect(page.getByText(desk.othersWrote(userName, 'We come tomorrow at ten.'))).toBeVisible();
    await open(`${prefix}/profilesupplier/people`);
    const joined = page.getByRole('list', { name: text.people }).getByRole('listitem').filter({ hasText: userName });
    await joined.getByRole('combobox').selectOption('all');
    const stored = await holdNext(page, '**/api/v1/contractor/people/*');
    await press(page, text.saveRole(userName)).click();
    // What is chosen while it is stored would be gone with the row, which is made anew.
    await expect(joined.getByRole('combobox')).toBeDisabled();
    stored();
    await told(page, said.personChanged);
    await expect(page.getByRole('list', { name: text.people })).toBeFocused();
    await expect(joined.getByText(text.mayAll)).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
    await inDatabase((db) => proveBefore(db, owner, 60));
    await press(page, text.remove(userName)).click();
    const asked = page.getByRole('dialog', { name: text.askRemove(userName) });
    await expect(asked).toBeVisible();
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await asked.getByRole('button', { name: text.yesRemove }).click();
    const proof = page.getByRole('dialog', { name: accounts.confirmItIsYou });
    await proof.locator('[name=password]').fill(PASSWORD);
    await proof.locator('[type=submit]').click();
    await told(page, said.personRemoved);
    await expect(page.getByText(text.nobody)).toBeVisible();
    expect(await inDatabase((db) => db.selectFrom('sessions').select('user_id').where('user_id', '=', user).execute())).toEqual([]);
  });

  test(`who works for a business goes on for it and back from the menu, and edits what is theirs to edit, ${language}`, async ({
    page,
    baseURL,
    open,
  }) => {
    const { name, business, user, userName, asker } = await makeTwo();
    await inDatabase((db) => makeMember(db, { business_id: business, user_id: user, role: 'edits' }));
    await page.setViewportSize(PHONE);
    await keepSession(page, baseURL, asker);
    await open(`${prefix}/contact`);
    const menu = page.getByRole('banner').getByRole('button', { name: accounts.yourProfile });
    const panel = page.getByRole('dialog', { name: accounts.yourProfile });
    await menu.click();
    await expect(panel.getByRole('link', { name: text.invitations })).toBeVisible();
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await panel.getByRole('button', { name: text.actFor(name) }).click();
    await expect(page).toHaveURL(`${prefix}/profilesupplier`);
    await takenOver(page);
    await expect(page.getByRole('heading', { name: desk.enquiries, exact: true })).toHaveCount(0);
    await expectGoodAtBothWidths(page);
    await page.getByRole('main').locator('button[aria-haspopup], button').first().waitFor();
    await menu.click();
    await expect(panel.getByText(text.youActFor(name))).toBeVisible();
    await expect(panel.getByText(text.nameAndRole(userName, text.roleEdits))).toBeVisible();
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await panel.getByRole('button', { name: text.asMyself }).click();
    await expect(page).toHaveURL(prefix === '' ? '/' : prefix);
    await takenOver(page);
    await menu.click();
    await expect(panel.getByText(userName, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    // What an owner who works alone sees says nothing of any of it.
    await inDatabase((db) => db.deleteFrom('business_members').where('business_id', '=', business).execute());
    await open(`${prefix}/contact`);
    await menu.click();
    await expect(panel.getByRole('link', { name: accounts.yourShortlist })).toBeVisible();
    await expect(panel.getByRole('link', { name: text.invitations })).toHaveCount(0);
    await open(`${prefix}/user/invitations`);
    await expect(page.getByText(text.none, { exact: true })).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
  });
}
