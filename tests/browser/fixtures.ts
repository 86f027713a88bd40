import { expect, type Page, type Route, test as site } from '@playwright/test';

/** Waits until script has taken the page over: every page's footer has this button, and it waits for script. */
export const takenOver = (page: Page) =>
  expect(page.getByRole('contentinfo').getByRole('button', { name: /^(?:Subscribe|ईमेल पर पाएँ)$/ })).toBeEnabled();

/**
 * Waits until the entries of closed dialogs and drawers are gone back over (app/components/open-panels.ts): a reload in that very moment
 * would be called off.
 */
export const closedPanelsAreLeft = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.panels ?? 0)).toBe(0);

/** Asks for an address again, as people do, when a closed dialog's step back over its entry of the history has called it off. */
function askAgain(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = (...asked) =>
    goto(...asked).catch((error) => {
      if (!String(error).includes('net::ERR_ABORTED')) throw error;
      return goto(...asked);
    });
}

/**
 * Answers the next call to an address otherwise. Playwright's own `times` switches its interception off after it, and requests that are on
 * their way in that moment never end.
 */
export function routeOnce(page: Page, address: string, answer: (route: Route) => unknown) {
  let isOver = false;
  return page.route(address, (route) => {
    if (isOver) return route.fallback();
    isOver = true;
    return answer(route);
  });
}

/**
 * Holds the next call to an address back, and answers it then.
 * @param answer by default what the server says.
 * @returns what lets it go.
 */
export async function holdNext(page: Page, address: string, answer: (route: Route) => unknown = (route) => route.continue()) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await routeOnce(page, address, async (route) => {
    await promise;
    await answer(route);
  });
  return letGo;
}

interface Fixtures {
  /** Names noise that a test makes on purpose: what matches does not fail it. */
  allowNoise: (pattern: RegExp) => void;
  /** Opens a page of the site and waits until its script has taken over. */
  open: (address: string) => Promise<void>;
}

/**
 * The browser tests' `test`: it fails on whatever a page says to the console as error or warning (hydration's included), on
 * uncaught errors, on violations of the content security policy and on requests to other hosts.
 */
export const test = site.extend<Fixtures>({
  allowNoise: [
    async ({ context, baseURL }, use) => {
      const noise: string[] = [];
      // Letters that come late are left for the next page (font-display: optional).
      const allowed = [
        /^warning: The resource \S+\.woff2 was preloaded using link preload but not used/,
        // A list that was drawn before another test deleted a blog entry, whose picture is gone by the time it is asked for.
        /status of 404 \(Not Found\) \(\S+\/media\/blogs\//,
      ];
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`Content security policy: ${violatedDirective} refuses ${blockedURI}`),
        ),
      );
      context.on('page', askAgain);
      context.on('console', (message) => {
        // The tests' own doing (playwright.config.ts).
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error()}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) noise.push(`request to ${request.url()}`);
      });
      await use((pattern) => allowed.push(pattern));
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await takenOver(page);
    });
  },
});

export { expect };
