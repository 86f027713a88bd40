import { expect, type Page, test } from '@playwright/test';
import { brand } from '#shared/brand/brand.ts';
import { colours } from '#shared/brand/colours.ts';
import { operator } from '#shared/brand/operator.ts';
import { COMMON_LANGUAGES } from '#shared/languages.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { findForeign, readUnmarked } from '#tests/browser/foreign-texts.ts';
import { closeAll, openIt, openingsOf } from '#tests/browser/opened-panels.ts';
import { pseudoDataDir, startPseudoServer } from '#tests/browser/pseudo-server.ts';
import { prepareWalk, WALKERS } from '#tests/browser/walked-pages.ts';

// In the pseudo-language each text of the catalogue has marks: what has none was written into a page.

let server: Awaited<ReturnType<typeof startPseudoServer>>;
const inPseudo: typeof inDatabase = (change) => inDatabase(change, pseudoDataDir);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  server = await startPseudoServer(baseURL);
});
test.afterAll(() => server.stop());

for (const [name, walker] of Object.entries(WALKERS)) {
  test(`every page that ${name} sees has its texts from the catalogue`, async ({ page }) => {
    const { token, addresses } = await inPseudo((db) => prepareWalk(db, walker));
    const found: string[] = [];
    for (const address of addresses) found.push(...(await findForeignOn(page, address, token)));
    expect(found).toEqual([]);
  });
}

test('every dialog, drawer and message has its texts from the catalogue', async ({ page }) => {
  test.slow();
  // What is not there is named soon.
  page.setDefaultTimeout(15_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // What was cut off is not shown either.
    if (/html|json|x-script/.test(response.headers()['content-type'] ?? '')) answers.push(response.text().catch(() => ''));
  });
  const found: string[] = [];
  for (const walker of Object.values(WALKERS)) {
    const walk = await inPseudo((db) => prepareWalk(db, walker));
    await page.context().clearCookies();
    if (walk.token) await keepSession(page, server.url, walk.token);
    for (const { at, openings } of openingsOf(walker, walk)) {
      await page.goto(server.url + at);
      for (const opening of openings) {
        const isThere = await openIt(page, opening).then(
          () => true,
          () => false,
        );
        if (!isThere) {
          found.push(`${at}: ${opening.steps.map((step) => (typeof step === 'string' ? step : step.field)).join(', ')} opens nothing`);
          await page.goto(server.url + at);
          continue;
        }
        const data = plainScript((await Promise.all(answers)).join('\n'));
        found.push(...(await findForeignIn(page, await page.content(), data)).map((text) => `${at}, ${opening.shows}: ${text}`));
        await closeAll(page);
      }
    }
  }
  expect(found).toEqual([]);
});

/** What a page says that did not come from the catalogue. */
async function findForeignOn(page: Page, address: string, token: string): Promise<string[]> {
  const response = await fetch(server.url + address, { headers: { accept: 'text/html', cookie: token ? `nirmaan=${token}` : '' } });
  const html = await response.text();
  // What loaders gave stands in the page's scripts.
  const data = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => plainScript(script)).join('\n');
  return (await findForeignIn(page, html, data)).map((text) => `${address}: ${text}`);
}

async function findForeignIn(page: Page, html: string, data: string): Promise<string[]> {
  const { texts, isWhole } = await readUnmarked(page, html);
  return [
    ...(isWhole ? [] : ['a text was cut']),
    ...findForeign(texts, data + JSON.stringify({ brand, operator, colours, COMMON_LANGUAGES })),
  ];
}

function plainScript(script: string) {
  return script
    .replace(/\\+u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+(["/])/g, '$1')
    .replace(/\\+n/g, '\n');
}
