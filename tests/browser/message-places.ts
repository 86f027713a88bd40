import type { Locator, Page } from '@playwright/test';

/** The messages that stand over the page. */
export const messages = (page: Page) => page.getByRole('region', { name: /^Messages/ }).getByRole('alert');

/** Where it is on the screen. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

/** Whether a message covers an element. */
export async function covers(message: Locator, element: Locator) {
  const [above, below] = await Promise.all([boxOf(message), boxOf(element)]);
  const isBeside = above.x + above.width <= below.x || below.x + below.width <= above.x;
  return !isBeside && above.y < below.y + below.height && below.y < above.y + above.height;
}
