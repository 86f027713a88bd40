import { describe, expect, test } from 'vitest';
import { PAGES } from '#drills/parts/page-table.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({}, { pages: true });
const { app: limited, db: limitedDb } = await createTestApp({ RATE_LIMITS: 'on' }, { pages: true });

const FORM = 'application/x-www-form-urlencoded';
const ADDRESS = '/get-quotes?service=Waterproofing&place=Pune';
const asked = [await makeBusiness(db), await makeBusiness(limitedDb)];

/** What somebody has typed. */
const typed = {
  work: 'Our terrace leaks <above> the kitchen & the hall.',
  name: 'Meera Kulkarni',
  email: 'meera@example.in',
  phoneNo: '98765 43210',
  timing: 'month',
  sharePhone: 'on',
};

interface Sending {
  headers?: Record<string, string>;
  token?: string;
  site?: typeof app;
}

/** Sends a form as a browser does without script. */
const send = (url: string, fields: Record<string, string> | string, { headers = {}, token, site = app }: Sending = {}) =>
  site.inject({
    method: 'POST',
    url,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': FORM, accept: 'text/html,*/*;q=0.8', ...headers },
    ...(token ? { cookies: { nirmaan: token } } : {}),
  });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** What is said above the form. */
const alertIn = (html: string) => /<p role="alert"[^>]*autofocus[^>]*>([^<]+)<\/p>/i.exec(html)?.[1];

function expectTyped(html: string, timing: string = typed.timing) {
  expect(html).toMatch(new RegExp(`<textarea [^>]*name="work"[^>]*>\\s*${escaped(typed.work)}</textarea>`));
  for (const name of ['name', 'email', 'phoneNo'] as const)
    expect(/<input [^>]*>/g[Symbol.match](html)?.find((tag) => tag.includes(` name="${name}"`))).toContain(`value="${typed[name]}"`);
  const [select = ''] = /<select [^>]*name="timing".*?<\/select>/s.exec(html) ?? [];
  expect(/<option [^>]*selected[^>]*>/.exec(select)?.[0]).toContain(`value="${timing}"`);
  expect(/<input [^>]*>/g[Symbol.match](html)?.find((tag) => tag.includes(' name="sharePhone"'))).toContain('checked');
}

describe('a refused request for quotes stands in its form as it was', () => {
  test.each([ADDRESS, `/hi${ADDRESS}`])('one too many: %s', async (url) => {
    const { site, businesses } = { site: limited, businesses: asked[1] ?? '' };
    let answer = await send(url, {}, { site });
    for (let sent = 0; sent < 30 && answer.statusCode !== 429; sent += 1) answer = await send(url, {}, { site });
    answer = await send(url, { ...typed, businesses }, { site });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'nonce-");
    expect(alertIn(answer.body)).toMatch(url.startsWith('/hi') ? /[\u0900-\u097f]/ : /^Too many requests/);
    expectTyped(answer.body);
    // Nothing was sent.
    expect(await limitedDb.selectFrom('requirements').selectAll().execute()).toEqual([]);
  });

  test('400: what is missing', async () => {
    const answer = await send(ADDRESS, { ...typed, timing: '' });
    expect(answer.statusCode).toBe(400);
    expect(alertIn(answer.body)).toBeDefined();
    expectTyped(answer.body, '');
  });

  test('409: whoever is signed in now is somebody else', async () => {
    const { token } = await signInUser(db);
    const answer = await send(ADDRESS, { ...typed, [ACCOUNT_HEADER]: await makeUser(db) }, { token });
    expect(answer.statusCode).toBe(409);
    expect(alertIn(answer.body)).toBe('You are logged in as somebody else now. Reload the page');
    expectTyped(answer.body);
  });

  test('403: what a page of another site has sent is not shown as typed', async () => {
    const answer = await send(ADDRESS, typed, { headers: { origin: 'https://evil.example' } });
    expect(answer.statusCode).toBe(403);
    expect(alertIn(answer.body)).toBeDefined();
    expect(answer.body).not.toContain(typed.name);
  });

  test('403 of whoever is signed in is told under the security policy of every page', async () => {
    const { token } = await signInUser(db);
    const answer = await send(ADDRESS, typed, { token, headers: { origin: 'https://evil.example' } });
    expect(answer.statusCode).toBe(403);
    const [, nonce] = / nonce="([^"]+)"/.exec(answer.body) ?? [];
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  });

  test('429 of another site is told as that, and counts nothing of the form', async () => {
    const answer = await send(ADDRESS, typed, { headers: { origin: 'https://evil.example' }, site: limited });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain(typed.name);
  });
});

/** How a form is refused before it is read. */
const UNREAD = [
  [403, 'x=y', { origin: 'https://evil.example' }],
  [413, `x=${'a'.repeat(300_000)}`, {}],
  [415, '{}', { 'content-type': 'application/json' }],
  [400, '{', { 'content-type': 'multipart/form-data; boundary=x' }],
] as const;

/** The pages with forms, where their forms stand; where there is nothing of the kind, too. */
const FORMS = [...new Set([ADDRESS, ...PAGES.filter(({ form }) => form).map(({ path }) => path.replace(/:\w+/, 'unknown'))])];

describe.each(FORMS)('%s', (url) => {
  test.each(UNREAD)('says %d on the page, in words, with and without script', async (status, body, headers) => {
    const program = await send(url, body, { headers: { ...headers, accept: '*/*' } });
    expect(program.statusCode).toBe(status);
    const page = await send(url, body, { headers });
    expect(page.statusCode).toBe(status);
    expect(page.body).toMatch(/<main[\s>]/);
    expect(page.body).toContain(program.json().message);
    expect(page.body).toMatch(/<h1/);
    const script = await send(url.replace(/(\?|$)/, '.data$1'), body, { headers: { ...headers, accept: '*/*' } });
    expect(script.statusCode).toBe(status);
    expect(script.body).toContain(program.json().message);
    // An action's answer, which leaves the page where it is; an error would take its place.
    expect(script.body).toContain('"refused"');
  });
});

test('a request that is closed in vain keeps what was chosen, where it is closed', async () => {
  const { id: user_id, token } = await signInUser(db);
  const requirement = await makeRequirement(db, { user_id });
  const business_id = await makeBusiness(db);
  await makeEnquiry(db, { requirement_id: requirement, user_id, business_id });
  const url = `/user/requirements/${requirement}`;
  const fields = { doing: 'close', as: 'nothing', business: business_id };
  const answer = await send(url, fields, { token });
  expect(answer.statusCode).toBe(400);
  const [, form = ''] = /<form[^>]*>(?:(?!<\/form>).)*name="doing" value="close"((?:(?!<\/form>).)*)<\/form>/s.exec(answer.body) ?? [];
  expect(alertIn(form)).toBe('Please say whether you have chosen someone or no longer need it');
  expect(form).toMatch(new RegExp(`<input [^>]*checked[^>]*value="${business_id}"`));
  expect(answer.body.match(/role="alert"[^>]*autofocus/gi)).toHaveLength(1);
});

test('what comes at a bad moment is not lost: the browser sends it again', async () => {
  const { failurePage } = await import('#server/http/failure-page.ts');
  const busy = { status: 503, message: 'Too much is going on' };
  expect(failurePage(busy, 'POST')).toContain('reload this page, and your browser sends it again');
  // A link would ask for the page without it.
  expect(failurePage(busy, 'POST')).not.toContain('href=""');
  expect(failurePage(busy, 'GET')).toContain('href=""');
});
