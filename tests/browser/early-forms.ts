import type { Page } from '@playwright/test';

/**
 * Forms that only script sends, and that can be pressed before it is there: the browser would ask for the page anew, with what was written
 * in its address.
 * @param html the page as the server sends it.
 */
export function findEarlyForms(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const served = new DOMParser().parseFromString(text, 'text/html');
    // What works without script says where to.
    const byScript = [...served.forms].filter((form) => !form.hasAttribute('action'));
    return byScript
      .flatMap((form) => [...form.elements])
      .filter((element) => element.matches('[type=submit]:not([disabled])'))
      .map((button) => `can be pressed too early: ${button.textContent}`);
  }, html);
}
