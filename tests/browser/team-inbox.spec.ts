import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const LANGUAGES = [
  {
    ...{ prefix: '', answer: /^Answer/, title: 'Answer by mail', label: 'Your answer', send: 'Send', missing: 'Please write your answer' },
    ...{ sent: 'Answered. It is on its way by mail', stands: / answered on / },
  },
  {
    ...{ prefix: '/hi', answer: /^जवाब दें/, title: 'ईमेल से जवाब दें', label: 'आपका जवाब', send: 'भेजें', missing: 'जवाब लिखें' },
    ...{ sent: 'जवाब ईमेल से भेजा जा रहा है', stands: / को जवाब दिया/ },
  },
];

for (const { prefix, answer, title, label, send, missing, sent, stands } of LANGUAGES) {
  test(`the team answers a message from its inbox, at ${prefix || '/'}`, async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
    const email = `${word.toLowerCase()}@example.in`;
    await inDatabase((db) =>
      db.insertInto('contact_messages').values({ name: word, email, phone: '9876543210', message: 'Do you list masons?' }).execute(),
    );
    await signInAdmin(page, baseURL);
    await (prefix ? page.goto(`${prefix}/admin/inbox?q=${word}`) : openAdmin(page, `/admin/inbox?q=${word}`));
    const message = page.getByRole('article').filter({ hasText: word });
    await message.getByRole('button', { name: answer }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(email);
    await dialog.getByRole('button', { name: send }).click();
    await expect(dialog.getByText(missing)).toBeVisible();
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await dialog.getByLabel(label).fill('Yes, under Contractors.');
    await dialog.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert').filter({ hasText: sent })).toBeVisible();
    await expect(message).toContainText('Yes, under Contractors.');
    await expect(message).toContainText(stands);
    await expectGoodAtBothWidths(page);
    await expect.poll(async () => (await mailsTo(email)).join()).toContain('Yes, under Contractors.');
  });
}
