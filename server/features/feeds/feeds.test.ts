import sax from 'sax';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const site = context.config.PUBLIC_URL;

const PUNE = '?service=Waterproofing&city=Pune&state=Maharashtra';

let newer = '';

beforeAll(async () => {
  await makeBusiness(db, { name: 'Older', created_at: new Date('2026-01-05T10:00:00Z') });
  newer = await makeBusiness(db, {
    name: 'Newer ]]> & <b>Sons</b>',
    name_hi: 'नया',
    short_description: 'Leaks \u0007found &\nstopped <script>',
    address: 'Shop 3, Baner, Pune',
    created_at: new Date('2026-02-05T10:00:00Z'),
  });
  await makeBusiness(db, { status: 'pending', name: 'Waits' });
  await makeBlog(db, { title: 'Roofs & rain' });
  await makeBlog(db, { title: 'A draft', is_public: false });
});

/** The texts of a well-formed document by their elements. @throws where it is none. */
function readXml(document: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const path: string[] = [];
  const parser = sax.parser(true);
  const add = (text: string) => {
    const name = path.at(-1) ?? '';
    const all = texts[name] ?? [];
    all[all.length - 1] += text;
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => {
    path.push(name);
    texts[name] = [...(texts[name] ?? []), ''];
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = () => void path.pop();
  parser.write(document).close();
  return texts;
}

describe('the feed of a list', () => {
  test('has its businesses, newest first, for readers of RSS', async () => {
    const answer = await app.inject(`/feeds/businesses.xml${PUNE}`);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { title, link, description, guid, language } = readXml(answer.body);
    expect(language).toEqual(['en-IN']);
    expect(title).toEqual(['Waterproofing in Pune – Nirmaan', 'Newer ]]> & <b>Sons</b>', 'Older']);
    expect(link?.[0]).toBe(`${site}/pune/waterproofing`);
    expect(guid?.[0]).toBe(`${site}/viewdetails/${newer}`);
    // What readers of RSS show as HTML.
    expect(description?.[1]).toBe('Waterproofing · Baner, Pune · Rs 45 per sq ft<br>Leaks found &amp;<br>stopped &lt;script&gt;');
  });

  test('and the same for those of JSON Feed, in the language of its address', async () => {
    const answer = await app.inject(`/hi/feeds/businesses.json${PUNE}`);
    expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const { version, home_page_url, items } = answer.json();
    expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(home_page_url).toBe(`${site}/hi/pune/waterproofing`);
    expect(items[0]).toMatchObject({
      id: `${site}/hi/viewdetails/${newer}`,
      title: 'नया',
      date_modified: '2026-02-05T10:00:00.000Z',
    });
    expect(JSON.stringify(items)).not.toMatch(/(?<![\da-f-])[6-9]\d{9}|Waits/);
  });

  test('of nobody it is empty, and as old as nothing', async () => {
    const { body, statusCode } = await app.inject('/feeds/businesses.json?city=Satara&state=Maharashtra&service=Cement');
    expect([statusCode, JSON.parse(body).items]).toEqual([200, []]);
  });

  test('who has it already is told so; a new business makes it another', async () => {
    const url = `/feeds/businesses.xml${PUNE}`;
    const { etag } = (await app.inject(url)).headers;
    const again = (headers: Record<string, string>) => app.inject({ url, headers });
    expect((await again({ 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
    await makeBusiness(db, { name: 'Newest' });
    expect((await again({ 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  test('other forms and other lists there are none', async () => {
    expect((await app.inject(`/feeds/businesses.csv${PUNE}`)).statusCode).toBe(404);
    expect((await app.inject('/feeds/users.xml')).statusCode).toBe(404);
    expect((await app.inject(`/feeds/businesses.xml?city=${'x'.repeat(600)}`)).statusCode).toBe(400);
  });
});

describe('the feed of the blog', () => {
  test.each(['/feeds/blog.xml', '/hi/feeds/blog.xml'])('%s has what is published', async (url) => {
    const { title } = readXml((await app.inject(url)).body);
    expect(title?.slice(1)).toEqual(['Roofs & rain']);
  });

  test('in JSON too', async () => {
    expect((await app.inject('/feeds/blog.json')).json()).toMatchObject({
      title: 'Blog of Nirmaan',
      home_page_url: `${site}/blog`,
      items: [{ title: 'Roofs & rain', summary: 'Before the first rain: what to look at, and in which order.' }],
    });
  });
});
