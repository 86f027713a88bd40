import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';

/** The link of a page in the latest mail to an address. */
async function linkTo(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = (await mailsTo(email)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
      link = /\/saved-search\/confirm\?search=[\w.-]+/.exec(mails.at(-1) ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

for (const size of SIZES) {
  test(`somebody asks to be told of new ones, confirms, finds it in the account and ends it, at ${nameSize(size)}`, async ({
    page,
    context,
    open,
  }) => {
    await page.setViewportSize(size);
    await open('/user/searches');
    await expect(page.getByRole('main')).toContainText('Log in to see what you have saved.');
    await expectGoodAtBothWidths(page);
    const userName = `told-${randomUUID().slice(0, 8)}`;
    const email = `${userName}@example.com`;
    const user = { userName, email, password: 'brick by brick' };
    expect((await context.request.post('/api/v1/user/register', { data: user })).status()).toBe(201);

    await open('/pune/waterproofing');
    await page.getByRole('button', { name: 'Tell me about new ones' }).click();
    const popup = page.getByRole('dialog', { name: 'Tell me about new ones' });
    await expect(popup.getByLabel('Email')).toHaveValue(email);
    await expectNothingGrave(page, '[role=dialog]');
    await popup.getByLabel('Email').fill('nobody');
    await popup.getByRole('button', { name: 'Tell me' }).click();
    await expect(popup).toContainText('Invalid Email');
    await popup.getByLabel('Email').fill(email);
    await popup.getByRole('radio', { name: /Once a week/ }).check();
    await popup.getByRole('button', { name: 'Tell me' }).click();
    await expect(popup.getByRole('status')).toContainText('A new search gets a mail from us');
    await popup.getByRole('button', { name: 'Close', exact: true }).last().click();

    await open('/user/searches');
    await expect(page.getByRole('main')).toContainText('Waits to be confirmed by the link in our mail');
    await open(await linkTo(email));
    await expect(page.getByRole('main')).toContainText(`Tell ${email} of new businesses: Waterproofing in Pune, Maharashtra, once a week?`);
    await expectGoodAtBothWidths(page);
    await page.getByRole('main').getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('We tell you of new ones from now on');
    await open('/user/searches');
    await expect(page.getByRole('main')).not.toContainText('Waits to be confirmed');
    await expectGoodAtBothWidths(page);
    await page.getByRole('button', { name: /^End it/ }).click();
    await expect(toast(page, 'Ended: no mail comes for this search any more')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You have saved no search yet.');
    await open('/saved-search/end?search=half-a-link');
    await expect(page.getByRole('main').getByRole('status')).toContainText('This link is not whole');
  });
}
