import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '#drills/parts/page-table.ts';
import { brand } from '#shared/brand/brand.ts';
import { operator } from '#shared/brand/operator.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { findForeign, readUnmarked } from '#tests/browser/foreign-texts.ts';
import { pseudoDataDir, startPseudoServer } from '#tests/browser/pseudo-server.ts';
import { makeTeamsWork, teamsViews } from '#tests/browser/teams-work.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';

// In the pseudo-language each text of the catalogue has marks: what has none was written into a page.

const VISITOR = 0;
const USER = 1;
const OWNER = 2;
const ADMIN = 4;

let server: Awaited<ReturnType<typeof startPseudoServer>>;
const inPseudo: typeof inDatabase = (change) => inDatabase(change, pseudoDataDir);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  server = await startPseudoServer(baseURL);
});
test.afterAll(() => server.stop());

/** Signs somebody in. @returns their cookie, and the business that pages are about: the owner's own. */
function become(role: number) {
  return inPseudo(async (db) => {
    const business = await makeBusiness(db);
    if (role === USER) return { token: (await signInUser(db)).token, business };
    if (role === OWNER) return { token: (await signInBusiness(db, business)).token, business };
    return { token: '', business };
  });
}

for (const [name, role] of Object.entries({ visitor: VISITOR, user: USER, owner: OWNER })) {
  test(`every page that a ${name} sees has its texts from the catalogue`, async ({ page }) => {
    const { token, business } = await become(role);
    const found: string[] = [];
    for (const { path, expected, fill, status } of PAGES) {
      const answer = expected[role];
      // What a visitor sees as well is seen once.
      if ((answer !== 200 && answer !== 404) || status === 'pending' || (role !== VISITOR && expected[VISITOR] === 200)) continue;
      found.push(...(await findForeignOn(page, fill ? await inPseudo(async (db) => fill({ business, db })) : path, token)));
    }
    expect(found).toEqual([]);
  });
}

test('every page that the team sees has its texts from the catalogue', async ({ page }) => {
  const { token, importId } = await inPseudo(makeTeamsWork);
  const pages = PAGES.filter(({ expected }) => expected[ADMIN] === 200 && expected[VISITOR] !== 200);
  const addresses = [...pages.filter(({ fill }) => !fill).map(({ path }) => path), ...teamsViews(importId)];
  const found: string[] = [];
  for (const address of addresses) found.push(...(await findForeignOn(page, address, token)));
  expect(found).toEqual([]);
});

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
