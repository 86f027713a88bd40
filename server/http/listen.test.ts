import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listenMore, toListenOptions } from '#server/http/listen.ts';

const HOST = '127.0.0.1';
const CROWD = 300;

async function listen() {
  const server = createServer((_request, response) => response.end('hello'));
  server.listen(await toListenOptions({ host: HOST, port: 0 }));
  await once(server, 'listening');
  const endMore = await listenMore(server);
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await endMore();
  });
  return { server, endMore, port: (server.address() as AddressInfo).port };
}

test('of a crowd that comes at once several are let in in one turn of the event loop', async () => {
  const { server, port } = await listen();
  const comings: number[] = [];
  let turn = 0;
  let goesOn = true;
  const goOn = () => {
    turn += 1;
    if (goesOn) setImmediate(goOn);
  };
  const all = new Promise<void>((resolve) => {
    server.on('connection', () => {
      comings.push(turn);
      if (comings.length === CROWD) resolve();
    });
  });
  goOn();
  for (let n = 0; n < CROWD; n++) {
    const socket = connect(port, HOST);
    onTestFinished(() => void socket.destroy());
  }
  // All of them stand before the door when the event loop goes on.
  const until = performance.now() + 200;
  while (performance.now() < until);
  await all;
  goesOn = false;
  expect(new Set(comings).size).toBeLessThan(CROWD / 2);
});

test('whichever socket takes a request, the one server answers it, and all have ended when it ends', async () => {
  const { server, endMore, port } = await listen();
  const ask = async () => {
    const asking = get({ host: HOST, port, agent: false });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return text(answer);
  };
  expect(new Set(await Promise.all(Array.from({ length: 60 }, ask)))).toEqual(new Set(['hello']));
  await Promise.all([endMore(), new Promise((resolve) => server.close(resolve))]);
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a port that is taken is refused, though its sockets would share it', async () => {
  const { port } = await listen();
  await expect(toListenOptions({ host: HOST, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
