export interface SitemapFigures {
  files: number;
  addresses: number;
  /** Addresses in the file that has most. */
  largest: number;
  seconds: number;
}

/** Reads the whole sitemap as a search engine does: the index, then one file after the other. */
export async function readSitemaps(url: string): Promise<SitemapFigures> {
  const start = performance.now();
  const counts: number[] = [];
  for (const address of await locations(`${url}/sitemap.xml`)) counts.push((await locations(url + new URL(address).pathname)).length);
  return {
    files: counts.length,
    addresses: counts.reduce((sum, count) => sum + count, 0),
    largest: Math.max(...counts),
    seconds: (performance.now() - start) / 1000,
  };
}

async function locations(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
}
