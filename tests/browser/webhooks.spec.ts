import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { comeAnHourAgo, inDatabase, openAdmin, proveAgain, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';

test('a webhook is added, its secret shown once, tested, switched off and removed', async ({ page, baseURL, allowNoise }) => {
  // An address of a private network is the server's to refuse, and so is a proof that is too old.
  allowNoise(/status of 40[03]/);
  await page.setViewportSize(PHONE);
  await comeAnHourAgo(page, await signInAdmin(page, baseURL));
  await openAdmin(page, '/admin/webhooks');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(dialog.getByText('Enter the address')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.7/hook');
  await dialog.getByRole('checkbox', { name: 'An order was paid' }).check();
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(dialog.getByText('reachable from the internet').first()).toBeVisible();
  // No name that anybody has (RFC 6761): nothing leaves.
  const host = `hook-${Date.now()}.example`;
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`https://${host}/nirmaan`);
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await proveAgain(page);
  await expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const card = page.getByRole('region', { name: host });
  await expect(card).toContainText('On');
  await expect(card).not.toContainText('whsec_');
  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect(card.getByRole('row').filter({ hasText: 'Test' })).toContainText('Given up');
  await inDatabase(async (db) => {
    const { webhook_endpoint_id: id } = await db
      .selectFrom('webhook_endpoints')
      .select('webhook_endpoint_id')
      .where('url', 'like', `%${host}%`)
      .executeTakeFirstOrThrow();
    const delivery = { webhook_endpoint_id: id, event: 'order.paid', object_id: id, state: 'failed', tries: 12, status: 500, took_ms: 41 };
    await db.insertInto('webhook_deliveries').values(delivery).execute();
  });
  await page.reload();
  await expectGoodAtBothWidths(page);
  await card.getByRole('button', { name: `Edit ${host}` }).click();
  await dialog.getByRole('checkbox', { name: 'It is told what happens' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Off');
  await card.getByRole('button', { name: 'Send those given up again' }).click();
  await expect(card).toContainText('1 message waits');
  await card.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});
