import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { answers } from '#server/http/answers.ts';
import { rateLimiting } from '#server/routes/rate-limits.ts';
import { freePort } from '#tests/helpers/free-port.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** A stand-in of Redis that answers to a command of a name as it is told, or not at all. */
async function startRedis(answer: (command: string) => string | undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      // '*2\r\n$5\r\nhello\r\n…': the names of the commands that came in one piece.
      for (const [, command = ''] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        const text = answer(command.toLowerCase());
        if (text !== undefined) socket.write(text);
      }
    });
  });
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  whenDone(stop);
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port, stop };
}

/** A server with one limited call, two times in a minute, and what it writes into its log. */
async function startLimited(at: number | string) {
  const lines: { msg: string }[] = [];
  const loggerInstance = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = Fastify({ loggerInstance });
  await app.register(answers);
  await app.register(rateLimiting, { config: readConfig({ REDIS_URL: typeof at === 'string' ? at : `redis://127.0.0.1:${at}` }) });
  app.get('/', { config: { rateLimit: { max: 2, timeWindow: 60_000, groupId: 'test' } } }, async () => 'ok');
  await app.ready();
  onTestFinished(() => app.close());
  const ask = async () => (await app.inject('/')).statusCode;
  const told = () => lines.filter(({ msg }) => msg.startsWith('Redis')).map(({ msg }) => msg.split(':', 1)[0]);
  return { ask, told };
}

const INFO = 'redis_version:7.2.0\r\n';
/** Redis's own answers to what a client asks of it first. */
const greet = (command: string) => (command === 'info' ? `$${INFO.length}\r\n${INFO}\r\n` : '+OK\r\n');
const isCount = (command: string) => command.startsWith('eval');

test('calls are counted in Redis', async () => {
  let count = 0;
  const { port } = await startRedis((command) => (isCount(command) ? `*2\r\n:${++count}\r\n:60000\r\n` : greet(command)));
  const { ask } = await startLimited(port);
  await expect.poll(ask).toBe(429);
  expect(count).toBe(3);
});

test('while Redis is away the process counts for itself', async () => {
  const { port, stop } = await startRedis(() => undefined);
  await stop();
  const { ask, told } = await startLimited(port);
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 429, 429]);
  await expect.poll(told).toEqual(['Redis is away']);
});

test('the log is told once that Redis went, however often it is tried, and once that it is back', async () => {
  let tries = 0;
  const { port } = await startRedis((command) => {
    if (command === 'hello') tries += 1;
    return tries > 3 ? greet(command) : '-ERR max number of clients reached\r\n';
  });
  const { told } = await startLimited(port);
  await expect.poll(told).toEqual(['Redis is away', 'Redis is back']);
});

test('a Redis that takes calls and never answers holds nobody up', async () => {
  const { port } = await startRedis(() => undefined);
  const { ask } = await startLimited(port);
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
});

test('a Redis that stops answering holds nobody up for good, and the process counts for itself', async () => {
  let counts = 0;
  const { port } = await startRedis((command) => {
    if (!isCount(command)) return greet(command);
    counts += 1;
    return undefined;
  });
  const { ask } = await startLimited(port);
  const statuses = new Set<number>();
  await expect
    .poll(async () => {
      statuses.add(await ask());
      return counts;
    })
    .toBeGreaterThan(1);
  expect([...statuses].toSorted()).toEqual([200, 429]);
});

test('sentinels say which server counts, and the next one when that changes', async () => {
  let [first, second] = [0, 0];
  const counting = (count: () => number) => (command: string) => (isCount(command) ? `*2\r\n:${count()}\r\n:60000\r\n` : greet(command));
  const servers = [await startRedis(counting(() => ++first)), await startRedis(counting(() => ++second))];
  let chosen = servers[0]?.port;
  const sentinel = await startRedis((command) =>
    command === 'sentinel' ? `*2\r\n$9\r\n127.0.0.1\r\n$${String(chosen).length}\r\n${chosen}\r\n` : greet(command),
  );
  const away = await startRedis(() => undefined);
  await away.stop();
  const { ask } = await startLimited(`redis+sentinel://127.0.0.1:${away.port},127.0.0.1:${sentinel.port}/nirmaan`);
  await expect.poll(ask).toBe(429);
  expect([first, second]).toEqual([3, 0]);
  chosen = servers[1]?.port;
  await servers[0]?.stop();
  await expect
    .poll(async () => {
      await ask();
      return second;
    })
    .toBeGreaterThan(0);
});
