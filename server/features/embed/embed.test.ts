import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { showColours } from '#shared/brand/shown-colours.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const site = context.config.PUBLIC_URL;

let best = '';
let pending = '';

beforeAll(async () => {
  best = await makeBusiness(db, {
    name: 'Ganesh <b>Leak</b> & "Sons"',
    name_hi: 'गणेश लीक केयर',
    address: 'Shop 3, Baner, Pune',
    images: ['businesses/0198c0de-0000-7000-8000-000000000000'],
  });
  for (const rating of [4, 5]) await makeReview(db, { business_id: best, rating });
  await makeBusiness(db, { service: 'Plumbing Contractors', price: '' });
  pending = await makeBusiness(db, { status: 'pending' });
});

const ask = async (query: Record<string, string>, headers = {}) => {
  const answer = await app.inject({ url: `/api/v1/embed?${new URLSearchParams(query)}`, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};
const oembed = async (url: string, query: Record<string, string> = {}) => {
  const answer = await app.inject(`/oembed?${new URLSearchParams({ url, ...query })}`);
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined };
};

describe('what another site shows', () => {
  test('has the colours that the team sets', async () => {
    const list = { service: 'Waterproofing', city: 'Pune', state: 'Maharashtra' };
    const { body } = await ask(list);
    expect(Object.keys(body.colours)).toEqual(['ink', 'ink-soft', 'brick', 'brick-dark', 'sand-dark', 'cement', 'paper']);
    const brick = '#0b5cad';
    showColours({ brick });
    onTestFinished(() => showColours(undefined));
    expect((await ask(list)).body.colours).toMatchObject({ brick, 'brick-dark': expect.not.stringMatching(body.colours['brick-dark']) });
  });

  test('a list has its heading, its cards and the way to all of them, and pages of every site may read it', async () => {
    const { status, headers, body } = await ask({ service: 'Waterproofing', city: 'Pune', state: 'Maharashtra' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      language: 'en',
      title: 'Waterproofing in Pune',
      more: { text: 'See it on Nirmaan', url: `${site}/pune/waterproofing` },
      businesses: [
        {
          name: 'Ganesh <b>Leak</b> & "Sons"',
          url: `${site}/viewdetails/${best}`,
          picture: `${site}/media/businesses/0198c0de-0000-7000-8000-000000000000-320.webp`,
          trade: 'Waterproofing',
          place: 'Baner, Pune',
          rating: { shown: '4.5 (2)', read: '4.5 out of 5, from 2 reviews' },
          price: 'Rs 45 per sq ft',
        },
      ],
    });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('one without photo, stars and price has its drawing alone; no card has a number to call', async () => {
    const { body } = await ask({ service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' });
    expect(body.businesses).toEqual([
      {
        name: expect.any(String),
        url: expect.any(String),
        picture: `${site}/trades/plumbing-contractors.svg`,
        trade: 'Plumbing Contractors',
        place: expect.stringContaining('Pune'),
      },
    ]);
    expect(JSON.stringify(await ask({}))).not.toMatch(/(?<![\da-f-])[6-9]\d{9}/);
  });

  test('it speaks the language that the page asks for, whatever its visitors’ browsers do', async () => {
    const { body } = await ask(
      { service: 'Waterproofing', city: 'Pune', state: 'Maharashtra', language: 'hi' },
      { 'accept-language': 'en', cookie: 'language=en' },
    );
    expect(body).toMatchObject({
      language: 'hi',
      more: { url: `${site}/hi/pune/waterproofing` },
      businesses: [{ name: 'गणेश लीक केयर', place: 'Baner, पुणे' }],
    });
  });

  test('one business is a card; one that is not listed gives none, and the way to the site', async () => {
    expect((await ask({ business: best })).body).toMatchObject({ businesses: [{ url: `${site}/viewdetails/${best}` }] });
    for (const business of [pending, '0198c0de-0000-7000-8000-000000000000'])
      expect((await ask({ business })).body).toMatchObject({
        businesses: [],
        empty: 'This business is not listed now.',
        more: { text: 'Look on Nirmaan', url: `${site}/` },
      });
  });

  test.each([
    [{ limit: '1' }, 1],
    [{ limit: '0' }, 2],
    [{ limit: '-5' }, 2],
    [{ limit: '1000000' }, 2],
    [{ limit: 'three' }, 2],
    [{ business: 'none' }, 2],
    [{ language: 'fr' }, 2],
    [{ city: 'Nowhere', state: 'Goa' }, 0],
    [{ city: "'; drop table businesses; --" }, 0],
  ])('what a page asks for wrongly is read as far as it goes: %j', async (query, count) => {
    const { status, body } = await ask(query as Record<string, string>);
    expect([status, body.businesses.length]).toEqual([200, count]);
  });

  test('a text of hundreds of letters is refused in the form of all calls', async () => {
    expect(await ask({ city: 'x'.repeat(600) })).toMatchObject({ status: 400, body: { success: false, code: expect.any(String) } });
  });
});

describe('the page in a frame', () => {
  test('may stand in every site, runs the one script, sets no cookie and leads to the site without script', async () => {
    const { statusCode, headers, body } = await app.inject(
      `/embed?city=Pune&state=Maharashtra&service=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).toContain('data-service="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(body).toContain('<noscript><a href=');
  });

  test('every other page may stand in none', async () => {
    expect((await app.inject('/robots.txt')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  });
});

describe('oEmbed', () => {
  test('an address of a business, a city and a trade there becomes a frame', async () => {
    expect(await oembed(`${site}/viewdetails/${best}`)).toMatchObject({
      status: 200,
      body: {
        version: '1.0',
        type: 'rich',
        title: 'Ganesh <b>Leak</b> & "Sons"',
        provider_name: 'Nirmaan',
        html: expect.stringContaining('title="Ganesh &lt;b&gt;Leak&lt;/b&gt; &amp; &quot;Sons&quot;"'),
      },
    });
    expect((await oembed(`${site}/pune/waterproofing`)).body.html).toContain(
      `src="${site}/embed?service=Waterproofing&amp;city=Pune&amp;state=Maharashtra&amp;language=en"`,
    );
    expect((await oembed(`${site}/hi/pune`)).body).toMatchObject({ title: 'पुणे में ठेकेदार और सप्लायर' });
  });

  test('it is as large as the other site allows', async () => {
    expect((await oembed(`${site}/pune`, { maxwidth: '320', maxheight: '250' })).body).toMatchObject({ width: 320, height: 250 });
    expect((await oembed(`${site}/pune`, { maxwidth: 'wide' })).body).toMatchObject({ width: 600, height: 640 });
  });

  test.each([
    ['another site', 'https://example.com/pune'],
    ['no address', 'pune'],
    ['a script', 'javascript:alert(1)'],
    ['a page that nothing stands for', `${site}/privacy-policy`],
    ['a city where nobody is listed', `${site}/satara`],
    ['a business that waits', () => `${site}/viewdetails/${pending}`],
    ['a path that is no text', `${site}/%ff/%ff`],
    ['a longer path', `${site}/pune/waterproofing/more`],
  ])('%s gives none', async (_, url) => {
    expect((await oembed(typeof url === 'string' ? url : url())).status).toBe(404);
  });

  test('another form than JSON is said to be none', async () => {
    expect((await oembed(`${site}/pune`, { format: 'xml' })).status).toBe(501);
    expect((await app.inject('/oembed')).statusCode).toBe(400);
  });
});
