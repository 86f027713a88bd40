import { expect, test } from '#tests/browser/fixtures.ts';

for (const { address, name, field, refusal } of [
  { address: '/user/login', name: 'asha', field: /^User name/, refusal: 'Invalid Credentials' },
  { address: '/supplier/login', name: '98200 12345', field: 'Phone number', refusal: 'Password length must be at least 6 characters' },
]) {
  test(`${address} remembers at first, and refuses a short password without trying it`, async ({ page, open }) => {
    await open(address);
    const form = page.locator('main form');
    await expect(form.getByLabel('Remember me')).toBeChecked();
    const tried: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && tried.push(request.url())));
    await form.getByLabel(field).fill(name);
    await form.getByLabel('Password', { exact: true }).fill('brick');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByText(refusal, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
    expect(tried.filter((url) => url.includes('/login'))).toEqual([]);
  });
}
