import type { Locator, Page } from '@playwright/test';
import { expect, takenOver } from '#tests/browser/fixtures.ts';
import { makeJpeg } from '#tests/factories/picture.ts';

/** What a form says whose entries are from before. */
export const WROTE_BEFORE = 'You wrote this before and have not sent it.';
export const notice = (page: Page) => page.getByText(WROTE_BEFORE);
/** What somebody writes to the team. */
export const contact = { Name: 'Meera', Email: 'm@example.in', 'Phone no': '9876543210', Service: 'Iron', 'Your Message': 'Who delivers?' };

/** Types into fields by their labels. */
export async function fill(form: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) await form.getByLabel(label, { exact: true }).fill(text);
}

/** Expects what fields hold, by their labels. */
export async function expectEntries(form: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
}

/** Adds a photo to the form that is shown. */
export async function addPhoto(page: Page) {
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 700) };
  await page.locator('main input[type=file], [role=dialog] input[type=file]').first().setInputFiles(file);
}

/** Adds a photo, and waits until the browser has written it down: a page that is gone before writes no more. */
export async function addKeptPhoto(page: Page) {
  await addPhoto(page);
  await expect.poll(() => page.evaluate(countKeptPhotos)).toBeGreaterThan(0);
}

/** How many drafts the browser keeps photos of. Runs in the page. */
async function countKeptPhotos(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('photos').objectStore('photos').count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}

/** What a phone does that needs its memory for the camera: the page is gone without a word, and what it opens later is another tab. */
export async function endTab(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await next.setViewportSize({ width: 360, height: 740 });
  const url = page.url();
  await page.close({ runBeforeUnload: false });
  await next.goto(url);
  await takenOver(next);
  return next;
}

/** All that the browser keeps of texts. */
export const keptTexts = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
