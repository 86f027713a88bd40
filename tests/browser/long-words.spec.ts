import { LANGUAGES, pathIn } from '#shared/site-language.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { callOffWrites } from '#tests/browser/call-off-writes.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { findWide } from '#tests/browser/large-letters.ts';
import { hideBusiness, pagesOfLongWords, SHORT, writeLongWords } from '#tests/browser/long-words.ts';
import { prepareWalk, WALKERS } from '#tests/browser/walked-pages.ts';

// At what the pages of users and owners open with such words, translated-pages.spec.ts looks.

for (const [who, walker] of Object.entries(WALKERS)) {
  test(`words of 200 letters and more make no page wider than a small phone, for ${who}`, async ({ page, baseURL, allowNoise }) => {
    allowNoise(/status of 4\d\d|net::ERR_FAILED/);
    await page.setViewportSize({ width: 360, height: 740 });
    const sent = await callOffWrites(page);
    const { token, addresses, business } = await inDatabase(async (db) => {
      const walk = await prepareWalk(db, walker, true);
      await writeLongWords(db, walk.business);
      return walk;
    });
    if (token) await keepSession(page, baseURL, token);
    const wide: string[] = [];
    const shown = new Set<string>();
    for (const address of new Set([...addresses, ...pagesOfLongWords(business)])) {
      for (const language of LANGUAGES) {
        const path = pathIn(language, address);
        // Whether a page without such words is as wide as the screen is asked by the two other walks.
        if (!(await (await page.request.get(path)).text()).includes(SHORT)) continue;
        shown.add(address);
        await page.goto(path);
        const found = await page.evaluate(findWide);
        wide.push(...new Set(found.map((fault) => `${path}: ${fault}`)));
      }
    }
    // The walk would have seen it: without the rule the words are wider than the screen.
    await page.goto(`/viewdetails/${business}`);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body, body *')) element.style.overflowWrap = 'normal';
    });
    const unruly = await page.evaluate(findWide);
    await inDatabase((db) => hideBusiness(db, business));
    expect(sent).toEqual([]);
    expect(wide).toEqual([]);
    // The business, in more than its own page.
    expect(shown.size).toBeGreaterThan(3);
    expect(unruly).not.toEqual([]);
  });
}
