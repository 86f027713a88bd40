import type { Browser, BrowserContext, CDPSession, PlaywrightTestOptions, TestInfo } from '@playwright/test';

/** A context of the browser that may serve another test, with the page by which its storage is emptied. */
interface Kept {
  context: BrowserContext;
  session: CDPSession;
  /** Whether something was asked of it that cannot be taken back. */
  isChanged: boolean;
}

type Options = Pick<
  PlaywrightTestOptions,
  'baseURL' | 'contextOptions' | 'hasTouch' | 'javaScriptEnabled' | 'locale' | 'serviceWorkers' | 'timezoneId' | 'userAgent' | 'viewport'
>;

/** Those that wait for a next test, by their options. */
const waiting = new Map<string, Kept>();

const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const;
const LASTING_OF_CLOCK = ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** What pages store; the files that they have loaded say themselves how long they are good. */
const STORED = 'local_storage,indexeddb,cache_storage,file_systems';

/**
 * The browser tests' `context`: as empty as a new one, but for the site's files, where an earlier test has loaded them. To load them and to
 * read their scripts costs as much again as the page.
 */
export async function giveContext(
  { browser, ...given }: Options & { browser: Browser },
  use: (context: BrowserContext) => Promise<void>,
  test: TestInfo,
) {
  const { contextOptions, baseURL = '', ...own } = given;
  const options = { ...contextOptions, ...own, baseURL };
  const key = JSON.stringify(options);
  const kept = waiting.get(key) ?? (await make(await browser.newContext(options)));
  waiting.delete(key);
  await use(kept.context);
  // A service worker goes on after its pages.
  const mayServe = !kept.isChanged && own.serviceWorkers === 'block' && test.status === test.expectedStatus;
  if (!mayServe) return await kept.context.close();
  await empty(kept, baseURL);
  waiting.set(key, kept);
}

async function make(context: BrowserContext): Promise<Kept> {
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content security policy: ${violatedDirective} refuses ${blockedURI}`),
    ),
  );
  const session = await context.newCDPSession(await context.newPage());
  const kept = { context, session, isChanged: false };
  const note = <Names extends string>(asked: Record<Names, (...given: never[]) => unknown>, names: readonly Names[]) => {
    for (const name of names) {
      const ask = asked[name].bind(asked);
      asked[name] = (...given) => {
        kept.isChanged = true;
        return ask(...given);
      };
    }
  };
  note(context, LASTING);
  note(context.clock, LASTING_OF_CLOCK);
  return kept;
}

async function empty({ context, session }: Kept, baseURL: string) {
  for (const event of ['console', 'page', 'request', 'response', 'weberror'] as const) context.removeAllListeners(event);
  const [, ...pages] = context.pages();
  for (const page of pages) await page.close();
  await context.setOffline(false);
  await context.clearCookies();
  await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: STORED });
}
