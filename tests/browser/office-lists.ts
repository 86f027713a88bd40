import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { officeDataDir } from '#tests/browser/data-dir.ts';
import { expect, routeOnce } from '#tests/browser/fixtures.ts';

// The lists of posters, services and prices, on the server whose content the tests change.

export const inOffice = <Result>(change: (db: Kysely<DB>) => Promise<Result>) => inDatabase(change, officeDataDir);
export const rows = (page: Page) => page.getByRole('main').getByRole('table').first().locator('tbody tr');
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const headings = (page: Page) => page.getByRole('main').getByRole('table').first().getByRole('columnheader');

/** What was deleted took its focus with it: the list has it, not the page's beginning. */
export async function expectFocusInList(page: Page) {
  await expect(page.getByRole('main').locator('div:focus')).toHaveCount(1);
}

/** Holds the next call to an address until the returned function lets it go. */
export async function hold(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await routeOnce(page, address, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Answers the next call to an address with a failure that says nothing. */
export function failOnce(page: Page, address: string) {
  return routeOnce(page, address, (route) => route.fulfill({ status: 500, json: {} }));
}
