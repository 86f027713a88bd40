import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { listSitemaps } from '#server/features/sitemaps/list-sitemaps.ts';
import { readSitemap } from '#server/features/sitemaps/read-sitemap.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { openedPaths, privatePaths } from '#shared/indexing.ts';
import { LANGUAGES, pathIn } from '#shared/site-language.ts';

const HOUR = 'public, max-age=3600';

/** Characters that are sent together. */
const PIECE = 16 * 1024;

interface SitemapOptions {
  /** Whether search engines are to list no page at all: the sitemap is empty then. */
  isKeptFromSearch: () => Promise<boolean>;
}

/** What search engines ask a site for: robots.txt (RFC 9309) and the sitemap (sitemaps.org). Addresses are absolute. */
export async function sitemapFiles(app: App, { isKeptFromSearch }: SitemapOptions) {
  const { context } = app;
  const { PUBLIC_URL } = context.config;

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    // Rules match by prefix: /supplier without its slash would close /suppliers.
    const closed = inAll(privatePaths).flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`]);
    // Of two rules that match, the longer one holds (RFC 9309).
    const opened = inAll(openedPaths).map((path) => `Allow: ${path}$`);
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      ...closed,
      ...opened,
      '',
      `Sitemap: ${new URL('/sitemap.xml', PUBLIC_URL).href}`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(lines.join('\n'));
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const { SitemapIndexStream } = await import('sitemap');
    const isEmpty = await isKeptFromSearch();
    const files = isEmpty ? [] : (await listSitemaps(context)).map((path) => ({ url: new URL(path, PUBLIC_URL).href }));
    const xml = Readable.from(files).pipe(new SitemapIndexStream());
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', isEmpty ? 'no-cache' : HOUR)
      .send(xml);
  });

  app.get('/sitemaps/:file', { schema: { hide: true, params: z.object({ file: z.string() }) } }, async ({ params: { file } }, reply) => {
    const entries =
      file.endsWith('.xml') && !(await isKeptFromSearch()) ? await readSitemap(context, file.slice(0, -'.xml'.length)) : undefined;
    if (!entries) return reply.callNotFound();
    const { SitemapStream } = await import('sitemap');
    const source = Readable.from(entries);
    const xml = new SitemapStream({ hostname: PUBLIC_URL });
    // A failure in the middle ends the answer, so that nobody takes half a file for a whole one.
    source.on('error', (error) => xml.destroy(error));
    xml.on('close', () => source.destroy());
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', HOUR)
      .send(Readable.from(inPieces(source.pipe(xml))));
  });
}

/** Paths of pages in every language. */
function inAll(paths: readonly string[]) {
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)));
}

/** The library writes 200,000 snippets for 50,000 addresses; packed and sent one by one they take 13 s. */
async function* inPieces(snippets: AsyncIterable<string>) {
  let piece = '';
  for await (const snippet of snippets) {
    piece += snippet;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
