import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** What a page of another site does to its own elements, and would do to ours. */
const STYLES =
  'div, ul, li, a, p, h2 { display: none !important; color: red !important; font: 40px fantasy !important } * { float: right }';

/** A page of another origin with a strict policy, which lets this site's script, call and pictures in. */
async function serveOther(body: string, site: string, allowNoise: (noise: RegExp) => void, use: (address: string) => Promise<void>) {
  // Whatever else is asked of another origin is noise that nobody wants.
  allowNoise(/^request to http:\/\/127\.0\.0\.1:\d+\/$/);
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${site}; connect-src ${site}; img-src ${site}; frame-src ${site}`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(
      `<!doctype html><html lang="en"><head><title>Builders of Kothrud</title><style>${STYLES}</style></head><body>${body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const asked: Record<'list' | 'hindi', string> = {
  list: 'data-service="Waterproofing" data-city="Pune" data-state="Maharashtra" data-limit="3"',
  hindi: 'data-service="Waterproofing" data-city="Pune" data-state="Maharashtra" data-limit="2" data-language="hi"',
};

test('a list and a card stand on a page of another site, untouched by its styles, and keep nothing in the browser', async ({
  page,
  baseURL,
  context,
  allowNoise,
}) => {
  const site = baseURL ?? '';
  const id = await inDatabase((db) => makeBusiness(db, { name: 'Anand <img src=x onerror=alert(1)> & Sons' }));
  const scripts = `<script src="${site}/embed.js" ${asked.list}></script><script src="${site}/embed.js" data-business="${id}" async></script><script src="${site}/embed.js" ${asked.hindi}></script>`;
  await serveOther(scripts, site, allowNoise, async (address) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      const [list, card, hindi] = [
        page.getByRole('region', { name: 'Waterproofing in Pune' }),
        page.getByRole('region', { name: 'Anand <img src=x onerror=alert(1)> & Sons' }),
        page.locator('section[lang=hi]'),
      ];
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(list.getByRole('heading')).toHaveCSS('color', 'rgb(28, 25, 23)');
      await expect(list.getByRole('link').last()).toHaveAttribute('href', `${site}/pune/waterproofing`);
      await expect(card.getByRole('listitem')).toHaveCount(1);
      await expect(card.getByRole('link').first()).toHaveAttribute('href', `${site}/viewdetails/${id}`);
      await expect(hindi.getByRole('listitem')).toHaveCount(2);
      // Its pictures came, though they are another origin's.
      await expect(list.locator('img').first()).toHaveJSProperty('complete', true);
      expect(
        await list
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await context.cookies(site)).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
  expect(statSync('build/client/embed.js').size).toBeLessThan(10 * 1024);
});

test('the frame that oEmbed gives shows the same', async ({ page, baseURL, request, allowNoise }) => {
  const site = baseURL ?? '';
  await page.goto(`${site}/pune/waterproofing`);
  const discovered = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const { pathname, search } = new URL(discovered ?? '');
  const { html } = await (await request.get(pathname + search)).json();
  const { origin } = new URL(discovered ?? '');
  await serveOther(html.replaceAll(origin, site), site, allowNoise, async (address) => {
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('region', { name: 'Waterproofing in Pune' }).getByRole('listitem')).toHaveCount(5);
    await frame.getByRole('link').last().scrollIntoViewIfNeeded();
  });
});

test('a site that does not answer leaves a link to it', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/ERR_FAILED|status of 5/);
  const site = baseURL ?? '';
  await page.route('**/api/v1/embed**', (route) => route.fulfill({ status: 503 }));
  await serveOther(`<script src="${site}/embed.js" ${asked.list}></script>`, site, allowNoise, async (address) => {
    await page.goto(address);
    await expect(page.getByRole('link', { name: new URL(site).host })).toBeVisible();
  });
});

test('pages name their feeds, and the feeds are there', async ({ page, request, open }) => {
  for (const address of ['/blog', '/pune', '/pune/waterproofing', '/searcher?service=Cement&city=Pune&state=Maharashtra', '/hi/pune']) {
    await open(address);
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    const { pathname, search } = new URL(feed ?? '');
    const answer = await request.get(pathname + search);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text()).toContain('<item>');
  }
});
