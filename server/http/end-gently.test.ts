import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { closed, get, listen, type Site, until } from '#tests/helpers/site-server.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');
const post = (length: number) => `POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

/** A client that goes on sending after the end of the answer, and notes what becomes of it: a reset loses answers that were not read yet. */
function openStubborn({ port }: Site) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const heard = { socket, text: '', error: '' };
  socket.on('data', (piece) => (heard.text += piece));
  socket.on('error', (error: NodeJS.ErrnoException) => (heard.error = error.code ?? error.message));
  onTestFinished(() => void socket.destroy());
  return heard;
}

async function write(socket: Socket, piece: Buffer | string) {
  const written = new Promise((resolve) => socket.write(piece, resolve));
  await Promise.race([written, closed(socket)]);
}

async function refuseUnread(site: Site, socket: Socket, length: number) {
  await write(socket, post(length));
  await until(() => site.held.length === 1);
  site.held[0]?.response.writeHead(413, { connection: 'close' }).end('too large');
}

test('who is refused in the middle of a body hears it, though more of it was on its way', async () => {
  const site = await listen();
  const heard = openStubborn(site);
  await refuseUnread(site, heard.socket, 3 * MEGABYTE.length);
  await until(() => heard.text.includes('too large'));
  for (let sent = 0; sent < 3; sent++) await write(heard.socket, MEGABYTE);
  heard.socket.end();
  await closed(heard.socket);
  expect(heard).toMatchObject({ error: '', text: expect.stringMatching(/^HTTP\/1.1 413 .*connection: close/is) });
});

test('what comes after the refused body is no request any more', async () => {
  const site = await listen();
  const heard = openStubborn(site);
  await refuseUnread(site, heard.socket, 5);
  await until(() => heard.text.includes('too large'));
  heard.socket.end(`aaaaa${get('/second')}`);
  await closed(heard.socket);
  expect(heard.error).toBe('');
  expect(site.held).toHaveLength(1);
});

test('what cannot be read is refused in words, though more of it was on its way', async () => {
  const heard = openStubborn(await listen());
  heard.socket.write(get('/', `x: ${'a'.repeat(20_000)}\r\n`));
  await until(() => heard.text.includes('headers_too_large'));
  for (let sent = 0; sent < 3; sent++) await write(heard.socket, MEGABYTE);
  heard.socket.end();
  await closed(heard.socket);
  expect(heard).toMatchObject({ error: '', text: expect.stringMatching(/^HTTP\/1.1 431 .*"code":"headers_too_large".*\}$/s) });
});

test('who goes on sending is cut off', async () => {
  const site = await listen();
  const { socket } = openStubborn(site);
  await refuseUnread(site, socket, 700 * MEGABYTE.length);
  let sent = 0;
  for (; sent < 700 && !socket.destroyed; sent++) await write(socket, MEGABYTE);
  expect(sent).toBeLessThan(100);
});

test('who sends nothing more and does not hang up is cut off', async () => {
  const site = await listen();
  const { socket } = openStubborn(site);
  await refuseUnread(site, socket, 1_000);
  await until(() => site.held[0]?.request.socket.destroyed === true);
});

test('who hangs up while they are refused, and reads nothing of it, ends nobody else’s connection', async () => {
  const site = await listen();
  for (const refused of ['CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 'GET / HTPP/1.1\r\n\r\n']) {
    const { socket } = openStubborn(site);
    socket.pause();
    socket.write(refused);
    await once(socket, 'readable');
    socket.resetAndDestroy();
    await closed(socket);
  }
  while ((await site.countOpen()) > 0) await delay(5);
  openStubborn(site).socket.write(get('/'));
  await until(() => site.held.length === 1);
});

test('what was sent behind a refused body is not begun', async () => {
  const site = await listen();
  const heard = openStubborn(site);
  await write(heard.socket, `${post(5)}aaaaa${get('/second')}`);
  await until(() => site.held.length === 1);
  site.held[0]?.response.writeHead(413, { connection: 'close' }).end('too large');
  heard.socket.end();
  await closed(heard.socket);
  expect(heard.error).toBe('');
  expect(site.held).toHaveLength(1);
});

test('a body that was read in part and then left is dropped, too', async () => {
  const site = await listen();
  const heard = openStubborn(site);
  await write(heard.socket, post(3 * MEGABYTE.length));
  await until(() => site.held.length === 1);
  const { request, response } = site.held[0] as Site['held'][number];
  await write(heard.socket, MEGABYTE.subarray(0, 1_000));
  await once(request, 'readable');
  request.read(1);
  response.writeHead(413, { connection: 'close' }).end('too large');
  for (let sent = 0; sent < 3; sent++) await write(heard.socket, MEGABYTE);
  heard.socket.end();
  await closed(heard.socket);
  expect(heard).toMatchObject({ error: '', text: expect.stringContaining('too large') });
});
