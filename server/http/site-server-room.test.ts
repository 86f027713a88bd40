import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closed, get, listen, open, type Site, until } from '#tests/helpers/site-server.ts';

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
