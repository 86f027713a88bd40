import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeClaim, makeUnowned } from '#tests/factories/claim.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin as openSession } from '#tests/factories/session.ts';
import { makeWaitingChange } from '#tests/factories/waiting-change.ts';

/** Before all that other tests let wait: the queue begins with it. */
const LONG_AGO = new Date('2001-05-09T06:00:00Z');
let made = 0;
/** A place of its own: other tests count the businesses of real ones. */
const elsewhere = () => ({ name: `Queued Arches ${process.pid} ${++made}`, service: 'Queued works', city: 'Unqueued', state: 'Sikkim' });

/** A claim, a change and a complaint that have waited for longest. @returns how to take them away again. */
async function letWait() {
  const [claimed, changed] = [elsewhere(), elsewhere()];
  const writer = `Queued Writer ${process.pid} ${made}`;
  const ids = await inDatabase(async (db) => {
    const business_id = await makeUnowned(db, { ...claimed, created_at: LONG_AGO });
    const claim = await makeClaim(db, { business_id, created_at: LONG_AGO });
    const ofChange = await makeUnowned(db, { ...changed, created_at: LONG_AGO });
    await makeWaitingChange(db, { business_id: ofChange, created_at: LONG_AGO });
    return { claim, businesses: [business_id, ofChange], grievance: await makeGrievance(db, { name: writer, due_at: LONG_AGO }) };
  });
  const remove = () =>
    inDatabase(async (db) => {
      await db.deleteFrom('businesses').where('business_id', 'in', ids.businesses).execute();
      await db.deleteFrom('grievances').where('grievance_id', '=', ids.grievance).execute();
    });
  return { ...ids, claimed, changed, writer, remove };
}

const row = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });

test('all that waits stands in one queue, and each leads to where it is decided', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE);
  const { claim, claimed, changed, writer, remove } = await letWait();
  try {
    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/queue');
    await expect(row(page, claimed.name)).toContainText('Claim of a business');
    await expect(row(page, claimed.name)).toContainText('Overdue since 11 May 2001');
    await expect(row(page, changed.name)).toContainText('Change that waits');
    await expect(row(page, writer)).toContainText('Complaint to the Grievance Officer');
    await expectGoodAtBothWidths(page);
    await row(page, claimed.name).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/admin/claims#${claim}$`));
    await expect(page.getByRole('article').filter({ hasText: claimed.name })).toBeInViewport();
    await page.goBack();
    await page.getByRole('link', { name: /^Claims/ }).click();
    await expect(page).toHaveURL('/admin/queue?kind=claims');
    await expect(row(page, changed.name)).toHaveCount(0);
    await expect(row(page, claimed.name)).toBeVisible();
    for (const [name, address] of [
      [changed.name, '/admin/changes'],
      [writer, '/admin/complaints'],
    ] as const) {
      await openAdmin(page, '/admin/queue');
      await row(page, name).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${address}#`));
      await expect(page.getByRole('article').filter({ hasText: name })).toBeInViewport();
    }
  } finally {
    await remove();
  }
});

test('what was opened from the queue is decided by keys, which press its buttons', async ({ page, baseURL }) => {
  await page.setViewportSize(DESK);
  const { claim, claimed, remove } = await letWait();
  try {
    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/queue?kind=claims');
    await row(page, claimed.name).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/claims#${claim}$`));
    const opened = row(page, claimed.name);
    await expect(opened.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+A');
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('a');
    const asked = page.getByRole('dialog', { name: 'Give the business' });
    await expect(asked).toContainText(claimed.name);
    await page.keyboard.press('r');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opened.getByRole('link').first().focus();
    await page.keyboard.press('r');
    const refusal = page.getByRole('dialog', { name: 'Refuse the claim' });
    await refusal.getByLabel('Why').pressSequentially('A jar, kept rather long?');
    await expect(refusal.getByLabel('Why')).toHaveValue('A jar, kept rather long?');
    await refusal.getByRole('button', { name: 'Refuse' }).click();
    await expect(toast(page, 'Refused. They are told')).toBeVisible();
    await expect(opened).toHaveCount(0);
    const stored = await inDatabase((db) =>
      db.selectFrom('claims').select(['state', 'reason']).where('claim_id', '=', claim).executeTakeFirst(),
    );
    expect(stored).toEqual({ state: 'refused', reason: 'A jar, kept rather long?' });
  } finally {
    await remove();
  }
});

test('changes, complaints, held reviews and registrations are decided by keys, too', async ({ page, baseURL }) => {
  await page.setViewportSize(DESK);
  const { changed, writer, remove } = await letWait();
  const [reviewed, registered] = [elsewhere(), elsewhere()];
  const reviewer = `Queued Reviewer ${process.pid} ${made}`;
  const others = await inDatabase(async (db) => {
    const business_id = await makeUnowned(db, { ...reviewed, created_at: LONG_AGO });
    await makeReview(db, { business_id, name: reviewer, state: 'held' });
    return [business_id, await makeUnowned(db, { ...registered, status: 'pending' })];
  });
  const press = async (name: string, ...keys: string[]) => {
    const opened = row(page, name);
    await opened.getByRole('link').or(opened.getByRole('button')).first().focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  try {
    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/changes');
    await press(changed.name, 'r', 'd');
    await expect(row(page, changed.name).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Keys' }).click();
    await expect(page.getByRole('dialog', { name: 'Keys of this list' })).toContainText('Decide, as its button does');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Keys' })).toBeEnabled();
    await press(changed.name, 'a', 'd');
    await expect(row(page, changed.name)).toHaveCount(0);

    await openAdmin(page, '/admin/complaints');
    await press(writer, 'd');
    await expect(page.getByRole('dialog')).toBeVisible();

    await openAdmin(page, `/admin/reviews?state=held&q=${encodeURIComponent(reviewer)}`);
    await press(reviewer, 'a');
    await expect(row(page, reviewer)).toHaveCount(0);

    await openAdmin(page, '/admin/business');
    await press(registered.name, 'r');
    await expect(page.getByRole('dialog')).toContainText(registered.name);
  } finally {
    await remove();
    await inDatabase((db) => db.deleteFrom('businesses').where('business_id', 'in', others).execute());
  }
});

test('in Hindi and without script the queue is read and followed; who decides on nothing is refused it', async ({
  browser,
  baseURL,
  page,
  allowNoise,
}) => {
  allowNoise(/status of 403/);
  const { claim, claimed, writer, remove } = await letWait();
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, ...(baseURL ? { baseURL } : {}) });
    const bare = await context.newPage();
    await signInAdmin(bare, baseURL);
    await bare.goto('/hi/admin/queue');
    await expect(bare.getByRole('heading', { level: 1 })).toHaveText('सारे काम');
    await expect(row(bare, writer)).toContainText('शिकायत अधिकारी को शिकायत');
    await row(bare, claimed.name).getByRole('link').click();
    await expect(bare).toHaveURL(new RegExp(`/hi/admin/claims#${claim}$`));
    await context.close();

    const { token } = await inDatabase((db) => openSession(db, undefined, 'accountant'));
    await keepSession(page, baseURL, token);
    await page.goto('/admin/queue');
    await expect(page.getByRole('main')).toContainText('Your role');
    await expect(page.getByRole('link', { name: 'Queue' })).toHaveCount(0);
  } finally {
    await remove();
  }
});

test('a row is taken, by key too, given to another and given back; keys lead through the rows', async ({ page, baseURL }) => {
  await page.setViewportSize(DESK);
  const { claimed, changed, writer, remove } = await letWait();
  const colleague = `colleague-${randomUUID()}@example.in`;
  const colleagueId = await inDatabase((db) => makeAdmin(db, { email: colleague, role: 'moderator' }));
  try {
    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/queue');
    const rows = page.getByRole('main').getByRole('article');
    await page.keyboard.press('j');
    await expect(rows.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('j');
    await expect(rows.nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(rows.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Control+j');
    await page.keyboard.press('Alt+j');
    await expect(rows.first().getByRole('link')).toBeFocused();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys of this list' });
    await expect(keys).toContainText('Take it, or give it back');
    await page.keyboard.press('j');
    await expect(keys).toBeVisible();
    await expectGoodAtBothWidths(page);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);

    const own = row(page, claimed.name);
    await own.getByRole('link').focus();
    await page.keyboard.press('t');
    await expect(own).toContainText('You have taken it');
    await expect(own.getByRole('link')).toBeFocused();
    await page.keyboard.press('t');
    await expect(own).not.toContainText('You have taken it');

    const given = row(page, changed.name);
    await given.getByRole('button', { name: /^Take it/ }).click();
    await expect(given).toContainText('You have taken it');
    await page.getByRole('link', { name: 'Mine' }).click();
    await expect(page).toHaveURL('/admin/queue?whose=mine');
    await expect(rows).toHaveCount(1);
    await expectGoodAtBothWidths(page);
    await given.getByRole('button', { name: /^Give it to/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Give it to somebody' });
    await dialog.getByLabel('To whom').selectOption({ label: colleague });
    await dialog.getByRole('button', { name: 'Give it', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('You have taken nothing');
    await page.getByRole('link', { name: 'Nobody’s' }).click();
    await expect(row(page, writer)).toBeVisible();
    await expect(given).toHaveCount(0);
    await page.getByRole('navigation', { name: 'The queue by who has it' }).getByRole('link', { name: 'All' }).click();
    await expect(given).toContainText(`${colleague} has taken it`);
  } finally {
    await remove();
    await inDatabase((db) => db.deleteFrom('admins').where('admin_id', '=', colleagueId).execute());
  }
});

test('several are taken at once, and given back while the bar stands; one that another has meanwhile is left, and said', async ({
  page,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 409/);
  await page.setViewportSize(PHONE);
  const { claim, claimed, changed, writer, remove } = await letWait();
  const colleague = `colleague-${randomUUID()}@example.in`;
  const admin_id = await inDatabase((db) => makeAdmin(db, { email: colleague, role: 'moderator' }));
  try {
    const first = await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/queue');
    const several = page.getByRole('main').getByRole('region', { name: 'Several at once' });
    await expect(several.getByRole('button', { name: 'Take chosen' })).toBeDisabled();
    for (const text of [claimed.name, changed.name, writer]) await row(page, text).getByRole('checkbox').check();
    await expectGoodAtBothWidths(page);
    await inDatabase((db) => db.insertInto('queue_takers').values({ kind: 'claims', subject_id: claim, admin_id }).execute());
    await several.getByRole('button', { name: 'Take chosen' }).click();
    await expect(undoBar(page)).toContainText('2 changed hands');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(`${claimed.name}:`);
    await expect(row(page, changed.name)).toContainText('You have taken it');
    await expect(row(page, claimed.name)).toContainText(`${colleague} has taken it`);
    await expectGoodAtBothWidths(page);
    await undoBar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, changed.name)).not.toContainText('You have taken it');
    await expect(row(page, writer)).not.toContainText('You have taken it');

    await several.getByRole('button', { name: /^Give chosen to/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Give it to somebody' });
    await dialog.getByLabel('To whom').selectOption({ label: colleague });
    await dialog.getByRole('button', { name: 'Give it', exact: true }).click();
    for (const text of [claimed.name, changed.name, writer]) await expect(row(page, text)).toContainText(`${colleague} has taken it`);
    await expect(undoBar(page)).toContainText('2 changed hands');

    // Where all of a list change hands they leave it, and can be taken back all the same.
    await keepSession(page, baseURL, (await inDatabase((db) => openSession(db, admin_id))).token);
    await openAdmin(page, '/admin/queue?whose=mine');
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows).toHaveCount(3);
    await several.getByRole('checkbox').check();
    await several.getByRole('button', { name: /^Give chosen to/ }).click();
    await dialog.getByLabel('To whom').selectOption({ label: first });
    await dialog.getByRole('button', { name: 'Give it', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('You have taken nothing');
    await expect(undoBar(page)).toContainText('3 changed hands');
    await undoBar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(3);
  } finally {
    await remove();
    await inDatabase((db) => db.deleteFrom('admins').where('admin_id', '=', admin_id).execute());
  }
});

test('what another has taken meanwhile is said, and shown', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 409/);
  await page.setViewportSize(PHONE);
  const { claim, claimed, remove } = await letWait();
  const colleague = `colleague-${randomUUID()}@example.in`;
  const admin_id = await inDatabase((db) => makeAdmin(db, { email: colleague }));
  try {
    await signInAdmin(page, baseURL);
    await page.goto('/hi/admin/queue');
    await expect(row(page, claimed.name).getByRole('button', { name: /^मैं लूँ/ })).toBeEnabled();
    await inDatabase((db) => db.insertInto('queue_takers').values({ kind: 'claims', subject_id: claim, admin_id }).execute());
    await row(page, claimed.name).getByRole('button', { name: /^मैं लूँ/ }).click();
    await expect(page.getByText('यह अब किसी और के पास है। फिर से देखें')).toBeVisible();
    await expect(row(page, claimed.name)).toContainText(`यह ${colleague} ने लिया है`);
    await expectGoodAtBothWidths(page);
  } finally {
    await remove();
    await inDatabase((db) => db.deleteFrom('admins').where('admin_id', '=', admin_id).execute());
  }
});
