import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect } from '#tests/browser/fixtures.ts';
import { makeBusiness } from '#tests/factories/business.ts';

export const DEMO_PICTURE = 'demo/waterproofing-1';

/** A business that no other test knows: its name has a word of its own. */
export async function makeOwn(given: Parameters<typeof makeBusiness>[1] = {}) {
  const word = `Mod${randomUUID().slice(0, 8)}`;
  const email = `${word.toLowerCase()}@example.in`;
  const phone_no = String(randomInt(9_000_000_000, 9_999_999_999));
  const name = `${word} Waterproofing`;
  const id = await inDatabase((db) => makeBusiness(db, { name, email, phone_no, status: 'pending', images: [DEMO_PICTURE], ...given }));
  return { id, word, name, email, phone_no };
}

/** Its card in a list of the back office. */
export const cardOf = (page: Page, name: string): Locator => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

export async function answerYes(page: Page, question: string) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(question)).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toBeHidden();
}
