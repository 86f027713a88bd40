import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '#shared/site-language.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { callOffWrites } from '#tests/browser/call-off-writes.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { findWide } from '#tests/browser/large-letters.ts';
import { LONG, writeLongWords } from '#tests/browser/long-words.ts';
import { openAll } from '#tests/browser/open-all.ts';
import { prepareWalk, WALKERS } from '#tests/browser/walked-pages.ts';

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
    const more = [
      `/viewdetails/${business}`,
      `/compare?ids=${business}`,
      `/get-quotes?businesses=${business}`,
      `/searcher?q=${LONG.slice(0, 100)}`,
    ];
    const wide: string[] = [];
    for (const address of new Set([...addresses, ...more])) {
      for (const language of LANGUAGES) {
        await page.goto(pathIn(language, address));
        const found = await page.evaluate(findWide);
        // What they open is the same in both.
        if (language === DEFAULT_LANGUAGE && (walker === 'user' || walker === 'owner')) found.push(...(await openAll(page)));
        wide.push(...new Set(found.map((fault) => `${pathIn(language, address)}: ${fault}`)));
      }
    }
    // The walk would have seen it: without the rule the words are wider than the screen.
    await page.goto(`/viewdetails/${business}`);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body, body *')) element.style.overflowWrap = 'normal';
    });
    const unruly = await page.evaluate(findWide);
    // Other tests look at lists of the same place: cards of such words leave no room there.
    await inDatabase((db) => db.updateTable('businesses').set({ status: 'pending' }).where('business_id', '=', business).execute());
    expect(sent).toEqual([]);
    expect(wide).toEqual([]);
    expect(unruly).not.toEqual([]);
  });
}
