import type { Page } from '@playwright/test';

/**
 * Calls off, on every page of the browser, what would change what others see or end the session: such a call fails as without a network.
 * In the page itself: where Playwright stops requests, the browser keeps no files, and each page would ask for all of its scripts again.
 * @returns the writes that were sent nevertheless; there must be none.
 */
export async function callOffWrites(page: Page): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/') && (request.method() !== 'GET' || pathname.endsWith('/logout')))
      sent.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (asked, options) => {
      const { method, url } = asked instanceof Request ? asked : { method: options?.method ?? 'GET', url: asked };
      const { pathname } = new URL(url, window.location.href);
      if (pathname.startsWith('/api/v1/') && (method !== 'GET' || pathname.endsWith('/logout'))) throw new TypeError('Failed to fetch');
      return await ask(asked, options);
    };
  });
  return sent;
}
