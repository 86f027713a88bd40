// `npm run lighthouse`: what Lighthouse (mobile) says of Home, a list of results and a profile, on the demo directory,
// in each language of the site.
// LIGHTHOUSE_RUNS (3) is how often each page is looked at: the median counts.
import { spawnSync } from 'node:child_process';
import { LANGUAGES, pathIn } from '#shared/site-language.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { startServer } from './http.ts';
import { printGoals } from './table.ts';

// From npm when it is asked for: it brings a hundred packages that nothing else here needs.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const RESULTS = '/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra';

interface Report {
  categories: Record<string, { title: string; score: number | null }>;
}

const server = await startServer({ DATA_DIR: '.bench/lighthouse', DEMO: '1' });
try {
  const results = await (await fetch(server.url + RESULTS)).text();
  const profile = /\/viewdetails\/[0-9a-f-]{36}/.exec(results)?.[0];
  if (!profile) throw new Error('the results show no business');
  const goals: Parameters<typeof printGoals>[0] = [];
  const pages = { Home: '/', '/searcher': RESULTS, '/viewdetails': profile };
  const inEach = LANGUAGES.flatMap((language) =>
    Object.entries(pages).map(([name, path]) => [`${name} (${language})`, pathIn(language, path)] as const),
  );
  for (const [name, path] of inEach) {
    // The first visit draws the demo's pictures.
    await examine(server.url + path);
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await examine(server.url + path));
    for (const [id, { title }] of Object.entries(reports[0]?.categories ?? {})) {
      const scores = reports.map(({ categories }) => categories[id]?.score ?? 0).sort((a, b) => a - b);
      goals.push([`${name}: ${title}`, scores[Math.floor(scores.length / 2)] ?? 0, '≥', 0.95, '']);
    }
  }
  printGoals(goals);
} finally {
  await server.stop();
}

/** Lighthouse fails now and then to see its own start of the page ('NO_NAVSTART'), and says to run it again. */
async function examine(url: string, tries = 3): Promise<Report> {
  const { stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: await findChromium() } },
  );
  const report: Report | undefined = stdout ? JSON.parse(stdout) : undefined;
  if (report && Object.values(report.categories).every(({ score }) => score !== null)) return report;
  if (tries > 1) return examine(url, tries - 1);
  throw new Error(`Lighthouse had nothing to say of ${url}: ${stderr}`);
}
