import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { call } from '#drills/parts/call.ts';
import { askByMany } from '#drills/parts/clients.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { inTurn } from '#drills/parts/in-turn.ts';
import { type Latencies, probe } from '#drills/parts/latencies.ts';
import { MOST_MEMORY } from '#drills/parts/memory-watch.ts';
import { RawSocket } from '#drills/parts/raw-socket.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';

/** What everybody else asks for meanwhile, and how long they, and whoever asks after the server's health, wait. Milliseconds. */
const OTHERS = ['/', '/api/v1/service/get/all', '/terms-and-conditions', '/api/v1/contractor/search?q=cement'];
const LONGEST = 500;
const LONGEST_HEALTH = 100;
/** Long lists are honest work, and much: whoever asks while the heap is collected waits for that (docs/decisions/120-drills.md). */
const LONGEST_HEALTH_AT_WORK = 250;
const WARM_UP = 5_000;
const AFTERWARDS = 60_000;

/** A header or a body that stands still is given 15 s, looked at every 5 (docs/decisions/100-nothing-stops-the-site.md). Milliseconds. */
const UNTIL_STALLED = 21_000;
/** An answer that is not read is given 60 s more when some of it went before. Milliseconds. */
const UNTIL_UNREAD = 130_000;
/** The largest body that any call takes, with what the kernel holds on the way. Megabytes. */
const MOST_TAKEN = 24;
const BODY = 700;
const CLIENTS = 1_000;
const ALL_AT_ONCE = 10_000;
/** So many different lists of as many businesses as a page may have. */
const LISTS = 1_000;

const GET = 'GET / HTTP/1.1\r\nHost: drill\r\nAccept-Encoding: br\r\n\r\n';
/** The largest answer that is made for anybody. */
const LARGE = '/api/v1/openapi.json';
const GET_LARGE = `GET ${LARGE} HTTP/1.1\r\nHost: drill\r\n\r\n`;
const post = (path: string, ...more: string[]) =>
  `${[`POST ${path} HTTP/1.1`, 'Host: drill', 'Content-Type: application/json', ...more].join('\r\n')}\r\n\r\n`;

/** Clients that send without reading, read without end, or stand still: nobody else may notice. */
export const greedy: Drill = {
  name: 'greedy',
  does: `${CLIENTS.toLocaleString('en')} clients on Home; 300 slow headers, 100 slow bodies and 1,000 idle connections at once; pipelining, unread answers, bodies of ${BODY} MB, packed bombs, ${LISTS.toLocaleString('en')} long lists`,
  async run(stage) {
    const server = await stage.startServer({ settings: { DEMO: '1', LOG_LEVEL: 'warn' } });
    const crowd = new Crowd(stage, server);
    // As it is in service: the first answers of a process take longer.
    const warm = probe(server.url, [...OTHERS, LARGE, '/healthz', '/readyz'], { perSecond: 40 });
    await delay(WARM_UP);
    await warm();
    await crowd.meanwhile('nobody else', () => delay(5_000));
    server.forgetPeak();
    const begun = performance.now();
    const unread = await crowd.open(200, { reads: false });
    await crowd.meanwhile('unread answers', async () => {
      for (const socket of unread) socket.send(GET_LARGE.repeat(15));
      await delay(8_000);
    });
    await crowd.health(`${CLIENTS.toLocaleString('en')} clients on Home`, () => askAll(crowd));
    await crowd.meanwhile('slow', () => standStill(crowd));
    await crowd.meanwhile('pipelining', () => pipeline(crowd));
    await crowd.meanwhile(`bodies of ${BODY} MB`, () => sendWithoutEnd(crowd));
    // Packed beforehand: it keeps this process busy, which measures.
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    await crowd.meanwhile('packed bombs', () => sendBombs(crowd, bomb));
    await crowd.meanwhile('long lists', () => askForLists(crowd), LONGEST_HEALTH_AT_WORK);

    stage.scene('memory');
    stage.expect('at peak', server.memory().peak.together, '≤', MOST_MEMORY, 'MB');
    await delay(AFTERWARDS);
    stage.expect('a minute later', server.memory().now.together, '≤', MOST_MEMORY, 'MB');
    await delay(Math.max(0, UNTIL_UNREAD - (performance.now() - begun)));
    stage.expect('of 200 that did not read closed', await countClosedUnread(unread), '=', 200);
    stage.scene('together');
    stage.proved(crowd.answered, 'requests of others answered');
    if (!(await server.isReady())) stage.fail('it is not ready afterwards');
  },
};

/** Connections that misbehave, and everybody else beside them. */
class Crowd {
  readonly stage: Stage;
  readonly #server: Server;
  answered = 0;

  constructor(stage: Stage, server: Server) {
    this.stage = stage;
    this.#server = server;
  }

  /** Does something while others ask, and says what they saw. */
  async meanwhile(name: string, attack: () => Promise<unknown>, longestHealth = LONGEST_HEALTH) {
    const { stage } = this;
    stage.scene(name);
    const stopOthers = probe(this.url, OTHERS, { perSecond: 20, patience: 20_000 });
    await this.#watchHealth(attack, longestHealth);
    const others = await stopOthers();
    this.answered += others.countStatus((status) => status === 200);
    stage.expect('others, p99', others.p99, '≤', LONGEST, 'ms');
    stage.expect('others refused', countRefused(others), '=', 0);
  }

  /** Does what is more than can be answered: everybody may be told to come again, but for who asks after the server's health. */
  async health(name: string, attack: () => Promise<unknown>) {
    this.stage.scene(name);
    await this.#watchHealth(attack, LONGEST_HEALTH);
  }

  async #watchHealth(attack: () => Promise<unknown>, longest: number) {
    const stopHealth = probe(this.url, ['/healthz', '/readyz'], { perSecond: 20, patience: 20_000 });
    await attack();
    const health = await stopHealth();
    this.stage.expect('health, p99', health.p99, '≤', longest, 'ms');
    this.stage.expect('health refused', countRefused(health), '=', 0);
  }

  get url() {
    return this.#server.url;
  }

  async open(count: number, { reads = true } = {}): Promise<RawSocket[]> {
    const { port } = this.#server;
    const sockets = await Promise.all(Array.from({ length: count }, () => RawSocket.open(port, { reads })));
    this.stage.cleanUp(() => leave(sockets));
    return sockets;
  }
}

/** All at once, ten seconds long: those beyond the capacity are told so, nobody is left without an answer. */
async function askAll({ stage, url }: Crowd) {
  const statuses = await askByMany(stage, { url, clients: CLIENTS, during: ALL_AT_ONCE });
  const { 200: pages = 0, 503: refused = 0, ...others } = statuses;
  stage.note('pages', pages);
  stage.note('told to come again', refused);
  const odd = Object.values(others).reduce((sum, n) => sum + n, 0);
  stage.expect('other answers, or none', odd, '=', 0);
}

async function standStill(crowd: Crowd) {
  const { stage } = crowd;
  const headers = await crowd.open(300);
  const [stalled, slow] = [await crowd.open(50), await crowd.open(50)];
  const idle = await crowd.open(1_000);
  for (const socket of headers) socket.send('GET / HTTP/1.1\r\nHost: drill\r\n');
  for (const socket of [...stalled, ...slow]) socket.send(post('/api/v1/subscribe', 'Content-Length: 1000'));
  const drip = setInterval(() => {
    for (const [n, socket] of headers.entries()) socket.send(`x-${n}: 1\r\n`);
    for (const socket of slow) socket.send(' ');
  }, 1_000);
  await delay(UNTIL_STALLED);
  clearInterval(drip);
  stage.expect('headers closed', await countClosed(headers), '=', headers.length);
  stage.expect('bodies that stood still closed', await countClosed(stalled), '=', stalled.length);
  stage.expect('bodies that went on closed', await countClosed(slow), '=', 0);
  stage.note('idle ones closed', await countClosed(idle));
  leave([...headers, ...stalled, ...slow, ...idle]);
}

async function pipeline(crowd: Crowd) {
  const sockets = await crowd.open(3, { reads: false });
  for (const socket of sockets) socket.send(GET.repeat(2_400));
  await delay(8_000);
  crowd.stage.expect('of 3 closed', await countClosedUnread(sockets), '=', 3);
  leave(sockets);
}

/** By its length, which says at once that it is too much, and in chunks, which do not. */
async function sendWithoutEnd(crowd: Crowd) {
  const { stage } = crowd;
  const paths = ['/payment/sandbox/x', '/api/v1/subscribe', '/', '/api/v1/nothing', '/api/v1/contractor/auth/register', '/assets/x.js'];
  let most = 0;
  let open = 0;
  const piece = Buffer.alloc(1024 * 1024, 'a');
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')]);
  for (const path of paths) {
    for (const [head, part] of [
      [`Content-Length: ${BODY * 1024 * 1024}`, piece],
      ['Transfer-Encoding: chunked', chunk],
    ] as const) {
      const [socket] = (await crowd.open(1)) as [RawSocket];
      socket.send(post(path, head));
      const taken = await sendMegabytes(socket, part);
      if (taken > MOST_TAKEN) stage.fail(`${path} took ${taken} MB (${head})`);
      most = Math.max(most, taken);
      if (!(await socket.closedWithin(UNTIL_STALLED))) open += 1;
      leave([socket]);
    }
  }
  stage.expect('taken of one at most', most, '≤', MOST_TAKEN, 'MB');
  stage.expect('left open', open, '=', 0);
}

/** @returns how many the server took before it closed the connection or stopped reading. */
async function sendMegabytes(socket: RawSocket, piece: Buffer): Promise<number> {
  for (let sent = 0; sent < BODY; sent++) {
    if (socket.isClosed) return sent;
    if (socket.send(piece)) continue;
    const signal = AbortSignal.any([AbortSignal.timeout(2_000), socket.whenClosed]);
    if (!(await once(socket.socket, 'drain', { signal }).then(Boolean, () => false))) return sent;
  }
  return BODY;
}

/** 64 MB in 64 KB: no call takes packed bodies. */
async function sendBombs(crowd: Crowd, bomb: Buffer) {
  for (const path of ['/api/v1/subscribe', '/api/v1/contractor/auth/register', '/payment/sandbox/x']) {
    const sockets = await crowd.open(20);
    for (const socket of sockets) {
      socket.send(post(path, `Content-Length: ${bomb.length}`, 'Content-Encoding: gzip'));
      socket.send(bomb);
    }
    await Promise.all(sockets.map((socket) => socket.closedWithin(5_000)));
    const refused = sockets.filter(({ received }) => /^HTTP\/1\.1 4(?:03|04|13|15) /.test(received)).length;
    if (refused < sockets.length) crowd.stage.fail(`${path} refused ${refused} of ${sockets.length}: ${sockets[0]?.received.slice(0, 40)}`);
    leave(sockets);
  }
}

/** Each is asked for again: what is remembered of them has to stay small. */
async function askForLists({ stage, url }: Crowd) {
  const lists = Array.from({ length: LISTS }, (_, at) => `${url}/api/v1/contractor/search?limit=100&lat=18.5&lng=${73 + at / 10_000}`);
  const answers = await inTurn(4, [...lists, ...lists], (list) => call(list));
  stage.expect('lists refused', answers.filter(({ status }) => status !== 200).length, '=', 0);
}

async function countClosed(sockets: RawSocket[]): Promise<number> {
  // What the other side has closed is seen at the next turn.
  await delay(50);
  return sockets.filter(({ isClosed }) => isClosed).length;
}

/** Who does not read sees the end behind what came before it. */
async function countClosedUnread(sockets: RawSocket[]): Promise<number> {
  for (const socket of sockets) socket.read();
  await delay(2_000);
  return countClosed(sockets);
}

function countRefused(answers: Latencies): number {
  return answers.countStatus((status) => status !== 200);
}

function leave(sockets: RawSocket[]) {
  for (const socket of sockets) socket.destroy();
}
