import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, call, type Input } from '#drills/parts/call.ts';
import { newEmail, newPhone, PASSWORD, registerBusinesses, registerUser, signInAdmin } from '#drills/parts/people.ts';
import { RawSocket } from '#drills/parts/raw-socket.ts';
import type { Server } from '#drills/parts/server.ts';

type Look = (path: string, answer: Pick<Answer, 'status' | 'headers'>) => void;

/** How long the server may take for an answer to what is no request. Milliseconds. */
const PATIENCE = 10_000;
/** One more than are taken of an address in ten minutes (shared/limits.ts). */
const TOO_MANY = 31;

/** Asks for everything that the server has an answer to, and for what it has none to. @returns which statuses there were. */
export async function askForEveryKind({ url, port }: Server, look: Look): Promise<Set<number>> {
  const statuses = new Set<number>();
  const seen: Look = (path, answer) => {
    statuses.add(answer.status);
    look(path, answer);
  };
  const ask = async (path: string, input: Input = {}) => {
    const answer = await call(url + path, input);
    seen(path, answer);
    return answer;
  };
  const [business] = await registerBusinesses(url, 1);
  const [user, admin] = [await registerUser(url), await signInAdmin(url)];
  const token = business?.token ?? '';
  const html = { headers: { accept: 'text/html' } };
  const as = (own: string) => ({ headers: { accept: 'text/html', cookie: `nirmaan=${own}` } });

  // Pages: made, kept, of somebody, their data, ways elsewhere, none.
  for (let turn = 0; turn < 3; turn++) await ask('/', html);
  for (const path of [
    '/_.data',
    '/blog',
    '/plans',
    `/viewdetails/${business?.id}`,
    `/viewdetails/${business?.id}.data`,
    '/searcher?city=Pune',
    '/why-work-zone-safety-is-important-for-everyone',
  ])
    await ask(path, html);
  for (const path of ['/', '/profilesupplier', '/profilesupplier.data']) await ask(path, as(token));
  for (const path of ['/admin/business', '/admin/audit', '/admin', '/admin/login']) await ask(path, as(admin));
  for (const path of [
    '/admin/business',
    '/admin/business.data',
    '/profilesupplier',
    '/BLOG',
    '/blog/',
    '/no-such-page',
    '/viewdetails/none',
    '/payment/sandbox/none',
    '/payment/orders/verify/none',
  ])
    await ask(path, html);
  await ask('/', { ...html, method: 'HEAD' });
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) await ask('/blog', { ...html, method });
  await ask('/confirm-email', { method: 'POST', headers: { accept: 'text/html', origin: 'https://evil.example' } });
  await ask('/confirm-email', { method: 'POST', headers: { 'content-type': 'application/json' }, raw: '{}' });

  // Calls: each kind of success and of refusal.
  const v1 = '/api/v1';
  for (const path of [
    '/service/get/all',
    '/contractor/search?q=tiles',
    `/contractor/get-details/${business?.id}`,
    '/contractor/get-all?limit=0',
    '/none',
    '/user/get',
  ])
    await ask(v1 + path);
  await ask(`${v1}/user/get`, { token: user.token });
  await ask(`${v1}/user/get`, { token });
  for (const path of ['/user/data', '/user-auth/logout']) await ask(v1 + path, { token: user.token });
  for (const path of ['/contractor/data', '/contractor/enquiries/export', '/contractor/activity']) await ask(v1 + path, { token });
  for (const path of ['/admin/import/template', '/admin/audit/get']) await ask(v1 + path, { token: admin });
  const registration = { userName: newEmail(), email: newEmail(), password: PASSWORD };
  for (let turn = 0; turn < 2; turn++) await ask(`${v1}/user/register`, { method: 'POST', body: registration });
  await ask(`${v1}/user/forgotpassword/otp/send`, { method: 'POST', body: { email: user.email } });
  await ask(`${v1}/contractor/like`, {
    method: 'PUT',
    body: { businessId: business?.id },
    headers: { origin: 'https://evil.example', cookie: `nirmaan=${token}` },
  });
  await ask(`${v1}/contact-us`, { method: 'POST', raw: '{', headers: { 'content-type': 'application/json' } });
  await ask(`${v1}/contact-us`, { method: 'POST', raw: '<a/>', headers: { 'content-type': 'application/xml' } });
  await ask(`${v1}/contact-us`, { method: 'POST', body: { name: 'a'.repeat(400_000) } });
  for (const method of ['PATCH', 'OPTIONS', 'TRACE']) await ask(`${v1}/subscribe`, { method });
  await ask(`${v1}/service/get/all`, { method: 'HEAD' });
  for (let turn = 0; turn < TOO_MANY; turn++)
    await ask(`${v1}/get-in-touch-with-us`, {
      method: 'POST',
      body: { name: 'Asha', email: newEmail(), phone: newPhone(), message: 'Hello' },
    });
  for (const path of [
    '/api',
    '/api/none',
    '/api/v1/openapi.json',
    '/api/docs',
    '/api/docs/',
    '/api/docs/static/index.html',
    '/api/docs/static/none.js',
    '/healthz',
    '/readyz',
    '/metrics',
  ])
    await ask(path);
  await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } });

  // Files: built, drawn, kept; whole, in part, not changed, not there.
  const details = await ask(`${v1}/contractor/get-details/${business?.id}`);
  const picture = /\/media\/[^"]+\.webp/.exec(details.text)?.[0] ?? '';
  const script = `/assets/${readdirSync('build/client/assets').find((name) => name.endsWith('.js'))}`;
  for (const path of [picture, script, '/sw.js', '/favicon.svg', '/manifest.webmanifest', '/offline.html']) {
    const { headers } = await ask(path);
    await ask(path, { headers: { range: 'bytes=0-3' } });
    await ask(path, { headers: { range: 'bytes=99999999-' } });
    await ask(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    await ask(path, { headers: { 'accept-encoding': 'br' } });
    await ask(path, { method: 'HEAD' });
    await ask(path, { method: 'POST' });
  }
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/none.xml',
    '/embed?city=Pune&state=Maharashtra',
    '/oembed?url=none',
    '/feeds/blog.xml',
    '/feeds/businesses.json?city=Pune&state=Maharashtra',
    '/feeds/none.xml',
    '/media/none.webp',
    '/media/',
    '/media/..%2f..%2fetc/passwd',
    '/assets/none.js',
    `/share/businesses/${business?.id}.jpg`,
    '/share/businesses/none.jpg',
    '/.env',
    '/%ff',
    '/%00',
    '/a%2f..%2fb',
  ])
    for (const input of [html, {}]) await ask(path, input);

  for (const sent of UNREADABLE) seen('/', await sendRaw(port, sent));
  return statuses;
}

/** What is no request. */
const UNREADABLE = [
  `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`,
  'NONSENSE\r\n\r\n',
  'FOO / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'HEAD / HTTP/1.0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nBad header\r\n\r\n',
  'POST /api/v1/subscribe HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/v1/subscribe HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'HEAD http://other.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET //evil.example HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'HEAD / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
];

async function sendRaw(port: number, sent: string): Promise<Pick<Answer, 'status' | 'headers'>> {
  const client = await RawSocket.open(port);
  client.send(sent);
  for (const end = performance.now() + PATIENCE; !client.received.includes('\r\n\r\n') && !client.isClosed && performance.now() < end; )
    await new Promise(setImmediate);
  client.destroy();
  const [first = '', ...lines] = (client.received.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const headers: IncomingHttpHeaders = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers };
}
