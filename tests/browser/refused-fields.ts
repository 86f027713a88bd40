import type { Locator, Page } from '@playwright/test';
import { expect, routeOnce } from '#tests/browser/fixtures.ts';

const REASON = 'This one is refused by the server';

/** Has the server find one field of the next such call wrong. */
export async function refuse(page: Page, path: string, field: string) {
  const answer = { success: false, message: REASON, error: REASON, code: 'invalid_input', errors: { [field]: REASON }, requestId: 'test' };
  await routeOnce(page, `**/api/v1${path}`, (route) => route.fulfill({ status: 400, json: answer }));
}

/** It has the focus, counts as wrong, and says why. */
export async function expectBlamed(field: Locator, reason: string | RegExp = REASON) {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(reason instanceof RegExp ? reason : new RegExp(reason));
}

export async function fillIn(form: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) await form.getByLabel(label, { exact: true }).fill(text);
}
