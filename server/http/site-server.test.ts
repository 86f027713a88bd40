import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { bounds } from '#server/http/bounds.ts';
import { closed, get, listen, open, type Site, until } from '#tests/helpers/site-server.ts';

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

test('who asks for another protocol is answered in this one, even where somebody listens for it', async () => {
  const site = await listen();
  site.server.on('upgrade', () => {});
  const heard = open(site);
  heard.socket.write(get('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
  await until(() => site.held.length === 1);
  site.held[0]?.response.end('as usual');
  await until(() => heard.text.endsWith('as usual'));
});

test('a connection that sends far ahead of its answers is closed', async () => {
  const site = await listen();
  const { socket } = open(site);
  socket.write(get('/').repeat(2_400));
  await closed(socket);
  expect(site.held).toHaveLength(1);
});

test('a body that stands still ends its connection, one that goes on is waited for', async () => {
  const site = await listen({ stalledBody: 1_500 });
  const post = 'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';
  const [still, slow] = [open(site), open(site)];
  still.socket.write(post);
  slow.socket.write(post);
  await until(() => site.held.length === 2);
  const going = setInterval(() => slow.socket.write('a'), 50);
  onTestFinished(() => clearInterval(going));
  await closed(still.socket);
  site.held[1]?.response.end('still here');
  await until(() => slow.text.includes('still here'));
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

test('a connection that was answered before its body was read stays as long as any idle one', async () => {
  const site = await listen({ keepAlive: 72_000, stalledAnswer: 60_000 });
  const { socket, ...heard } = open(site);
  socket.on('data', (piece) => (heard.text += piece));
  socket.write('POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n');
  await until(() => site.held.length === 1);
  const { request, response } = site.held[0] as Site['held'][number];
  response.end('refused');
  await until(() => heard.text.includes('refused'));
  socket.write('aaaaa');
  await until(() => request.complete);
  await setImmediate();
  expect(request.socket.timeout).toBeGreaterThanOrEqual(72_000);
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

test('told to stop it ends what is busy with its answer, what stays idle after a moment and what takes too long by force', async () => {
  const site = await listen({ lastAnswers: 300 });
  const [idle, busy, endless] = [open(site), open(site), open(site)];
  for (const { socket } of [busy, endless]) socket.write(get('/'));
  await until(() => site.held.length === 2);
  const drained = site.drain();
  await closed(idle.socket);
  site.held[0]?.response.end('done');
  await Promise.all([closed(busy.socket), closed(endless.socket), drained]);
  expect(busy.text + endless.text).toMatch(/connection: close/i);
  expect(busy.text + endless.text).toContain('done');
});

test('told to stop it still answers what comes on a connection that was idle, and takes no new one', async () => {
  const site = await listen({ lastRequests: 60_000, lastAnswers: 60_000 });
  const idle = open(site);
  idle.socket.write(get('/'));
  await until(() => site.held.length === 1);
  site.held[0]?.response.end('before');
  await until(() => idle.text.includes('before'));
  const drained = site.drain();
  await expect(once(connect(site.port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  idle.socket.write(get('/'));
  await until(() => site.held.length === 2);
  site.held[1]?.response.end('after');
  await Promise.all([closed(idle.socket), drained]);
  expect(idle.text).toMatch(/connection: close\r\n.*after/is);
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
