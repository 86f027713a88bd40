import { expect, type Page, test } from '@playwright/test';
import { brand } from '#shared/brand/brand.ts';
import { operator } from '#shared/brand/operator.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { findForeign, readUnmarked } from '#tests/browser/foreign-texts.ts';
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

/** What a page says that did not come from the catalogue. */
async function findForeignOn(page: Page, address: string, token: string): Promise<string[]> {
  const response = await fetch(server.url + address, { headers: { accept: 'text/html', cookie: token ? `nirmaan=${token}` : '' } });
  const html = await response.text();
  // What loaders gave stands in the page's scripts.
  const data = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => plainScript(script)).join('\n');
  const { texts, isWhole } = await readUnmarked(page, html);
  const foreign = findForeign(texts, data + JSON.stringify({ brand, operator }));
  return [...(isWhole ? [] : ['a text was cut']), ...foreign].map((text) => `${address}: ${text}`);
}

function plainScript(script: string) {
  return script
    .replace(/\\+u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+(["/])/g, '$1')
    .replace(/\\+n/g, '\n');
}
