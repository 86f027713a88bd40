import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { type Bounds, bounds, createSiteServer } from '#server/site-server.ts';

const CONFIG = { PUBLIC_URL: 'https://nirmaan.example', TRUST_PROXY: undefined };

/** Requests that came through, in their order; each is answered when the test says so. */
interface Site {
  port: number;
  held: { request: IncomingMessage; response: ServerResponse }[];
  drain(): void;
  /** How many connections it has accepted that are open. */
  countOpen(): Promise<number>;
}

/** @param work what each request takes of the event loop. */
async function listen(most: Partial<Bounds> = {}, work = () => {}): Promise<Site> {
  const held: Site['held'] = [];
  const take = (request: IncomingMessage, response: ServerResponse) => {
    held.push({ request, response });
    work();
  };
  const { server, drain } = createSiteServer(take, CONFIG, { ...bounds, ...most });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, held, drain, countOpen: promisify(server.getConnections.bind(server)) };
}

/** A connection that notes what it is answered. */
function open({ port }: Site) {
  const socket = connect(port, '127.0.0.1');
  const heard = { text: '', socket };
  socket.on('data', (piece) => (heard.text += piece));
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return heard;
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await delay(5);
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const closed = (socket: Socket) => (socket.closed ? undefined : once(socket, 'close'));

test('a connection has one request answered at a time, in its order', async () => {
  const site = await listen();
  const { socket, ...heard } = open(site);
  socket.on('data', (piece) => (heard.text += piece));
  socket.write(get('/first') + get('/second'));
  await until(() => site.held.length === 1);
  await delay(0);
  expect(site.held).toHaveLength(1);
  site.held[0]?.response.end('1');
  await until(() => site.held.length === 2);
  expect(site.held[1]?.request.url).toBe('/second');
  site.held[1]?.response.end('2');
  await until(() => heard.text.endsWith('2\r\n0\r\n\r\n') || heard.text.endsWith('\r\n2'));
});

test('requests that were sent ahead are begun a few in a turn, whatever becomes free at once', async () => {
  const site = await listen();
  const connections = Array.from({ length: 12 }, () => open(site).socket);
  for (const socket of connections) socket.write(get('/first') + get('/second'));
  await until(() => site.held.length === 12);
  for (const { response } of site.held) response.end('1');
  let most = 0;
  while (site.held.length < 24) {
    const before = site.held.length;
    await setImmediate();
    most = Math.max(most, site.held.length - before);
  }
  expect(most).toBeLessThanOrEqual(bounds.aheadAtOnce);
});

test('requests that come in the same moment are begun a few in a turn, the question after health at once', async () => {
  const site = await listen();
  const [health, ...crowd] = Array.from({ length: 5 * bounds.atOnce + 1 }, () => open(site).socket);
  await Promise.all([health, ...crowd].map((socket) => once(socket as Socket, 'connect')));
  for (const socket of crowd) socket.write(get('/api/v1/services'));
  health?.write(get('/healthz'));
  let most = 0;
  while (site.held.length <= crowd.length) {
    const before = site.held.length;
    await setImmediate();
    most = Math.max(most, site.held.length - before);
  }
  expect(most).toBeLessThanOrEqual(bounds.atOnce + 1);
  expect(site.held.findIndex(({ request }) => request.url === '/healthz')).toBeLessThan(crowd.length);
});

test('who could not be begun in time is told to come back, health is not', async () => {
  // While one is worked on the others arrive: they come in one turn of the event loop.
  const site = await listen({ atOnce: 1, turnWait: 0 }, () => {
    for (const end = performance.now() + 30; performance.now() < end; );
  });
  const crowd = Array.from({ length: 8 }, () => open(site));
  const health = open(site);
  while ((await site.countOpen()) <= crowd.length) await delay(5);
  for (const { socket } of crowd) socket.write(get('/api/v1/services'));
  health.socket.write(get('/healthz'));
  await until(() => site.held.length + crowd.filter(({ text }) => text.endsWith('}')).length === crowd.length + 1);
  expect(site.held.map(({ request }) => request.url)).toContain('/healthz');
  const refused = crowd.filter(({ text }) => text !== '');
  expect(refused.length).toBeGreaterThan(0);
  for (const { text } of refused) expect(text).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: 3\r\n.*"code":"too_busy"/s);
});

test('an expectation that nobody knows is a request like any other', async () => {
  const site = await listen();
  open(site).socket.write(get('/', 'Expect: the-unexpected\r\n'));
  await until(() => site.held.length === 1);
});

test('a connection that sends far ahead of its answers is closed', async () => {
  const site = await listen();
  const { socket } = open(site);
  socket.write(get('/').repeat(2_400));
  await closed(socket);
  expect(site.held).toHaveLength(1);
});

test('beyond the bounds requests and pages are told to come back, health is not', async () => {
  const site = await listen({ pages: 1, working: 2, waitingPages: 0 });
  const first = open(site);
  first.socket.write(get('/'));
  await until(() => site.held.length === 1);

  const page = open(site);
  page.socket.write(get('/searcher?q=x', 'accept: text/html\r\n'));
  await until(() => page.text.includes('</html>'));
  expect(page.text).toMatch(/^HTTP\/1.1 503 /);
  expect(page.text).toMatch(/retry-after: \d/);
  expect(page.text).toContain('<h1>Back in a moment</h1>');
  page.socket.write(get('/plans.data'));
  await until(() => page.text.includes('"code":"too_busy"'));

  for (const path of ['/api/v1/service/get/all', '/assets/a.js', '/healthz', '/readyz']) open(site).socket.write(get(path));
  await until(() => site.held.length >= 4);
  const calls = open(site);
  calls.socket.write(get('/api/v1/service/get/all'));
  await until(() => calls.text.includes('too_busy'));
  expect(calls.text).toContain('strict-transport-security: max-age=31536000');

  site.held[0]?.response.end();
  await until(() => first.text.includes('200 OK'));
  const later = open(site);
  later.socket.write(get('/contact'));
  await until(() => site.held.some(({ request }) => request.url === '/contact'));
});

test('pages beyond those that are made wait for their turn; who is too many, or waits too long, is told to come back', async () => {
  const site = await listen({ pages: 1, waitingPages: 2, pageWait: 60_000 });
  open(site).socket.write(get('/'));
  await until(() => site.held.length === 1);
  const paths = ['/category', '/contact', '/plans'];
  const asking = paths.map(() => open(site));
  for (const [i, { socket }] of asking.entries()) socket.write(get(paths[i] ?? ''));
  const refused = () => paths.filter((_, i) => asking[i]?.text.includes('too_busy'));
  await until(() => refused().length > 0);
  open(site).socket.write(get('/healthz'));
  await until(() => site.held.length === 2);

  site.held[0]?.response.end();
  await until(() => site.held.length === 3);
  const [made] = site.held.slice(2).map(({ request }) => request.url ?? '');
  const [last = ''] = paths.filter((path) => path !== made && !refused().includes(path));
  // Whoever hangs up holds nobody up.
  const { socket } = asking[paths.indexOf(last)] as (typeof asking)[number];
  socket.destroy();
  await closed(socket);
  open(site).socket.write(get('/blog'));
  site.held[2]?.response.end();
  await until(() => site.held.some(({ request }) => request.url === '/blog'));
  expect(refused()).toHaveLength(1);

  const impatient = await listen({ pages: 1, pageWait: 50 });
  open(impatient).socket.write(get('/'));
  await until(() => impatient.held.length === 1);
  const waiting = open(impatient);
  waiting.socket.write(get('/category'));
  await until(() => waiting.text.includes('too_busy'));
  expect([waiting.text.slice(0, 12), impatient.held.length]).toEqual(['HTTP/1.1 503', 1]);
});

test('answers that nobody reads take no place of pages, nor of other requests', async () => {
  const site = await listen({ pages: 2, working: 3, waitingPages: 0 });
  for (const write of ['end', 'write'] as const) {
    const { socket } = open(site);
    socket.pause();
    socket.write(get('/'));
    await until(() => site.held.some(({ response }) => !response.headersSent));
    const { response } = site.held.at(-1) as Site['held'][number];
    response[write](Buffer.alloc(64 * 1024 * 1024));
  }
  for (const path of ['/', '/plans']) open(site).socket.write(get(path));
  await until(() => site.held.length === 4);
  open(site).socket.write(get('/api/v1/services'));
  await until(() => site.held.length === 5);
  const [page, call] = [open(site), open(site)];
  page.socket.write(get('/contact'));
  call.socket.write(get('/api/v1/services'));
  await until(() => page.text.includes('503') && call.text.includes('503'));
});

test('pages that are answered as soon as they begin are begun one after the other, not within each other', async () => {
  let depth = 0;
  let deepest = 0;
  const site = await listen({ pages: 1, pageWait: 60_000 }, () => {
    if (site.held.length === 1) return;
    deepest = Math.max(deepest, ++depth);
    site.held.at(-1)?.response.end();
    depth -= 1;
  });
  open(site).socket.write(get('/'));
  await until(() => site.held.length === 1);
  for (let n = 0; n < 20; n++) open(site).socket.write(get('/plans'));
  while ((await site.countOpen()) < 21) await delay(5);
  site.held[0]?.response.end();
  await until(() => site.held.length === 21);
  expect(deepest).toBe(1);
});

test('pages that wait begin when readers stop reading, before those who come later', async () => {
  const site = await listen({ pages: 1, waitingPages: 1, pageWait: 60_000 });
  const { socket } = open(site);
  socket.pause();
  socket.write(get('/'));
  await until(() => site.held.length === 1);
  const asking = [open(site), open(site)];
  for (const one of asking) one.socket.write(get('/plans'));
  // The other one waits by then.
  await until(() => asking.some(({ text }) => text.includes('503')));
  site.held[0]?.response.write(Buffer.alloc(64 * 1024 * 1024));
  open(site).socket.write(get('/contact'));
  await until(() => site.held.length === 2);
  expect(site.held[1]?.request.url).toBe('/plans');
});

test('what is asked by GET takes its place, though it announces a body that never comes', async () => {
  const site = await listen({ pages: 1, working: 2, waitingPages: 0 });
  open(site).socket.write(get('/', 'Content-Length: 1\r\n'));
  open(site).socket.write(get('/api/v1/services', 'Content-Length: 1\r\n'));
  await until(() => site.held.length === 2);
  const [page, call] = [open(site), open(site)];
  page.socket.write(get('/plans'));
  call.socket.write(get('/api/v1/services'));
  await until(() => page.text.includes('503') && call.text.includes('503'));
});

test('bodies that are on their way take no place, until there are too many', async () => {
  const site = await listen({ pages: 1, working: 2, requests: 4, waitingPages: 0 });
  const post = 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';
  for (const { socket } of [open(site), open(site)]) socket.write(post);
  await until(() => site.held.length === 2);
  for (const path of ['/contact', '/api/v1/services']) open(site).socket.write(get(path));
  await until(() => site.held.length === 4);
  const more = open(site);
  more.socket.write(post);
  await until(() => more.text.includes('503'));
});

test('a page begins when the one before is written, not when it is read', async () => {
  const site = await listen({ pages: 1, pageWait: 60_000 });
  const { socket } = open(site);
  socket.pause();
  socket.write(get('/'));
  await until(() => site.held.length === 1);
  open(site).socket.write(get('/plans'));
  open(site).socket.write(get('/healthz'));
  await until(() => site.held.length === 2);
  site.held[0]?.response.end(Buffer.alloc(64 * 1024 * 1024));
  await until(() => site.held.some(({ request }) => request.url === '/plans'));
});

test('a body that stands still ends its connection, one that goes on is waited for', async () => {
  const site = await listen({ stalledBody: 300 });
  const post = 'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';
  const [still, slow] = [open(site), open(site)];
  still.socket.write(post);
  slow.socket.write(post);
  await until(() => site.held.length === 2);
  const going = setInterval(() => slow.socket.write('a'), 50);
  onTestFinished(() => clearInterval(going));
  await closed(still.socket);
  await delay(600);
  expect(slow.socket.closed).toBe(false);
});

test('an answer that nobody reads ends its connection', async () => {
  const site = await listen({ stalledAnswer: 300 });
  const { socket } = open(site);
  socket.pause();
  socket.write(get('/'));
  await until(() => site.held.length === 1);
  const { response } = site.held[0] as Site['held'][number];
  response.end(Buffer.alloc(64 * 1024 * 1024));
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
});

test('an address that opens too many connections gets no more', async () => {
  const site = await listen({ connectionsOfOne: 2 });
  const [first] = [open(site), open(site)];
  await once(first.socket, 'connect');
  const third = open(site);
  await closed(third.socket);
  first.socket.write(get('/'));
  await until(() => site.held.length === 1);
});

test('told to stop it ends what is idle at once and the rest with its answer', async () => {
  const site = await listen({ lastAnswers: 300 });
  const [idle, busy, endless] = [open(site), open(site), open(site)];
  for (const { socket } of [busy, endless]) socket.write(get('/'));
  await until(() => site.held.length === 2);
  site.drain();
  await closed(idle.socket);
  const [first] = site.held;
  first?.response.end('done');
  await Promise.all([closed(busy.socket), closed(endless.socket)]);
  expect(busy.text + endless.text).toMatch(/connection: close/i);
  expect(busy.text + endless.text).toContain('done');
});

test.each([
  ['headers that are too large', get('/', `x: ${'a'.repeat(20_000)}\r\n`), 431, 'headers_too_large'],
  ['a method that there is not', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
  ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
  ['no HTTP', 'GET / HTPP/1.1\r\n\r\n', 400, 'invalid_request'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'invalid_request'],
  [
    'a length and pieces',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'invalid_request',
  ],
])('%s get a refusal in the one form', async (_name, sent, status, code) => {
  const heard = open(await listen());
  heard.socket.write(sent);
  await closed(heard.socket);
  const [head = '', body = ''] = heard.text.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toMatchObject({ success: false, code, requestId: expect.any(String) });
});
