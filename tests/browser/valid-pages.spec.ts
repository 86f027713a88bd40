import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses } from '#tests/browser/listings.ts';

const html = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** Public pages of every kind with the schema.org types that they name. */
const PAGES: [address: string, types: string[]][] = [
  ['/', ['WebSite']],
  ['/category', ['ItemList']],
  ['/suppliers', ['BreadcrumbList']],
  ['/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra', ['ItemList']],
  ['/searcher?q=no%20such%20thing', []],
  ['/pune/plumbing-contractors', ['BreadcrumbList', 'ItemList']],
  ['/blog', []],
  ['/why-work-zone-safety-is-important-for-everyone', ['Article', 'BreadcrumbList']],
  ['/contact', ['BreadcrumbList']],
  ['/privacy-policy', ['BreadcrumbList']],
  ['/terms-and-conditions', ['BreadcrumbList']],
  ['/plans', ['BreadcrumbList']],
  ['/how-ranking-works', ['BreadcrumbList']],
  ['/how-reviews-work', ['BreadcrumbList']],
  ['/user/login', []],
  ['/user/register', []],
  ['/supplier/login', []],
  ['/supplier/register', []],
  ['/user/forgot-password/verify-email', []],
  ['/admin/login', []],
  ['/no-such-page', []],
];

/** What is wrong with a page as the server sends it, and the types its structured data has. */
async function inspect(document: string) {
  const { results } = await html.validateString(document);
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(document);
  const issues = await new Validator().validate(data);
  return {
    html: results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)),
    data: issues.map(({ issueMessage, path }) => `${issueMessage} (${JSON.stringify(path)})`),
    types: Object.keys(data.jsonld),
  };
}

test('every kind of public page is valid HTML, and so is what it says to search engines', async ({ request }) => {
  for (const [address, types] of PAGES) {
    const document = await (await request.get(address)).text();
    expect.soft(await inspect(document), address).toEqual({ html: [], data: [], types });
  }
  const found = await findBusinesses(request, { city: 'Pune', state: 'Maharashtra', limit: 12 });
  const { blogs } = await (await request.get('/api/v1/blog/get/all')).json();
  for (const address of [...found.map(addressOf), `/blog/${blogs[0]._id}`]) {
    const { html, data } = await inspect(await (await request.get(address)).text());
    expect.soft({ html, data }, address).toEqual({ html: [], data: [] });
  }
});
