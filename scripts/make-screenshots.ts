// Draws the screenshots of docs/screenshots from a running site: `node scripts/make-screenshots.ts http://localhost:3000`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './find-chromium.ts';

const FOLDER = 'docs/screenshots';
const SEARCH = '/searcher?city=Pune&state=Maharashtra&service=Interior%20Designers';
const SCREENS = [
  { width: 360, height: 780, scale: 2 },
  { width: 1280, height: 900, scale: 1 },
];

const [site] = process.argv.slice(2);
if (!site || !URL.canParse(site)) throw new Error('Say which site to draw: node scripts/make-screenshots.ts http://localhost:3000');
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const pages = { home: '/', category: '/category', searcher: SEARCH, viewdetails: await firstProfile(site) };
for (const { width, height, scale } of SCREENS) {
  const page = await browser.newPage({
    baseURL: site,
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  for (const [name, address] of Object.entries(pages)) {
    await show(page, address);
    const file = path.join(FOLDER, `${name}-${width}.png`);
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 192, effort: 10 })
      .toFile(file);
    console.log(file);
  }
  await page.close();
}
await browser.close();

/** Opens a page and waits for its script, its fonts and the pictures in sight. */
async function show(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('footer button:enabled').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      return image.complete || top > window.innerHeight || left > window.innerWidth || right < 0;
    }),
  );
}

/** The profile of the first business that the search finds. */
async function firstProfile(base: string): Promise<string> {
  const page = await browser.newPage({ baseURL: base });
  await page.goto(SEARCH);
  const address = await page.locator('main article').getByRole('link').first().getAttribute('href');
  await page.close();
  if (!address) throw new Error('The search finds nobody: the site has no demo data');
  return address;
}
