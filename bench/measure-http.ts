import type { BenchDatabase } from './databases.ts';
import { load, startBareHttp, startServer } from './http.ts';
import { jobs } from './jobs.ts';
import type { Figures } from './measure.ts';
import { keyOf } from './measure-engines.ts';
import { weighInBrowser } from './page-weight.ts';
import { readSitemaps, type SitemapFigures } from './sitemap.ts';

const PAGES = ['/', '/category', '/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra'];

export interface HttpFigures {
  /** By job and number of clients. */
  jobs: Map<string, Figures>;
  /** Seconds from the start of the process until it says that it is ready. */
  ready: number;
  /** MB after the jobs. */
  memory: number;
}

export interface PageFigures {
  pages: { page: string; figures: Figures; weight: { script: number; style: number } }[];
  sitemap: SitemapFigures;
}

/** Answers a second of Node's own HTTP server, by number of clients. */
export async function measureBare({ clients, seconds }: { clients: readonly number[]; seconds: number }): Promise<Map<number, number>> {
  const bare = await startBareHttp();
  try {
    const figures = new Map<number, number>();
    for (const many of clients) figures.set(many, (await load(bare.url, ['/'], many, seconds)).perSecond);
    return figures;
  } finally {
    await bare.stop();
  }
}

/** The jobs over HTTP. @param withPages Whether pages and the sitemap are read, too. */
export async function measureHttp(
  database: BenchDatabase,
  { clients, seconds, withPages }: { clients: readonly number[]; seconds: number; withPages: boolean },
): Promise<HttpFigures & Partial<PageFigures>> {
  const settings = { DATA_DIR: '.bench/data', DEMO: '0', DATABASE_URL: database.url };
  // The first start compiles what the ones after it read.
  await (await startServer(settings)).stop();
  const start = performance.now();
  const server = await startServer(settings);
  const ready = (performance.now() - start) / 1_000;
  try {
    const figures = new Map<string, Figures>();
    for (const { name, questions } of jobs()) {
      const paths = questions.map(({ path }) => path);
      for (const many of clients) figures.set(keyOf(name, many), await load(server.url, paths, many, seconds));
    }
    const measured = { jobs: figures, ready, memory: await server.memory() };
    return withPages ? { ...measured, ...(await measurePages(server.url, seconds)) } : measured;
  } finally {
    await server.stop();
  }
}

async function measurePages(url: string, seconds: number): Promise<PageFigures> {
  const sitemap = await readSitemaps(url);
  const pages = [];
  for (const page of PAGES) pages.push({ page, figures: await load(url, [page], 16, seconds), weight: await weighInBrowser(url + page) });
  return { pages, sitemap };
}
