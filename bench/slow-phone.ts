// `npm run bench -- phone`: when a new visitor's phone can read a page: 360 × 740, slow 3G (400 kbit/s, 400 ms there and back), a processor
// four times slower, nothing in the browser's cache, a warm server with the demo directory.
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { startServer } from './http.ts';
import { printGoals, printTable } from './table.ts';

const RESULTS = '/searcher?service=Waterproofing&city=Pune&state=Maharashtra';
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
const RUNS = 5;
/** Seconds in which the first results are to be read. */
const WANTED = 3;
const TYPED = 'roof leaking';

const server = await startServer({ DATA_DIR: '.bench/lighthouse', DEMO: '1' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const results = await (await fetch(server.url + RESULTS)).text();
  const profile = /\/viewdetails\/[0-9a-f-]{36}/.exec(results)?.[0] ?? '';
  const pages = [
    { name: 'Home: its search', path: '/', shown: 'main form input' },
    { name: 'results: the first name', path: RESULTS, shown: 'main article h3' },
    { name: 'profile: the name', path: profile, shown: 'main h1' },
  ];
  const rows: { name: string; seconds: number[] }[] = [];
  for (const { name, path, shown } of pages) {
    const seconds: number[] = [];
    for (let run = 0; run <= RUNS; run++) seconds.push(await timeUntilShown(browser, server.url + path, shown));
    // The first one warmed the server.
    rows.push({ name, seconds: seconds.slice(1).sort((a, b) => a - b) });
  }
  const median = ({ seconds }: { seconds: number[] }) => seconds[Math.floor(seconds.length / 2)] ?? Number.NaN;
  printTable(
    ['page', 'can be read after s (median)', 'the slowest'],
    rows.map((row) => [row.name, median(row).toFixed(2), row.seconds.at(-1)?.toFixed(2) ?? '']),
  );
  const isKept = await keepsTyping(browser, server.url);
  printGoals([
    ...rows.map((row): Parameters<typeof printGoals>[0][number] => [`${row.name} can be read after`, median(row), '≤', WANTED, 's']),
    ['what was typed before the scripts came is kept', Number(isKept), '≥', 1, ''],
  ]);
} finally {
  await browser.close();
  await server.stop();
}

async function openSlowly(on: Browser) {
  const context = await on.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page };
}

/** Seconds from asking for a page until a frame shows the element within the first screen; a frame is drawn only once styles are there. */
async function timeUntilShown(on: Browser, url: string, shown: string): Promise<number> {
  const { context, page } = await openSlowly(on);
  await page.addInitScript((selector) => {
    const look = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box && box.height > 0 && box.top < innerHeight)
        requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, shown);
  await page.goto(url, { waitUntil: 'commit' });
  const shownAt = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt, undefined, { timeout: 60_000 });
  const milliseconds = (await shownAt.jsonValue()) ?? Number.NaN;
  await context.close();
  return milliseconds / 1_000;
}

/** Whether a search that is typed as soon as its field shows is still there when all has been loaded. */
async function keepsTyping(on: Browser, url: string): Promise<boolean> {
  const { context, page } = await openSlowly(on);
  await page.goto(url, { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Search businesses, services or cities' });
  await field.pressSequentially(TYPED);
  await page.waitForLoadState('networkidle');
  const isKept = (await field.inputValue()) === TYPED;
  await context.close();
  return isKept;
}
