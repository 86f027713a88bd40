import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: http.ServerResponse, request: http.IncomingMessage) => void;

/** Somebody's website with photos, on this machine; whoever starts it stops it. */
export async function startPhotoHost(port = 0) {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** The paths that were asked for since this was called last. */
    takeAsked: () => asked.splice(0),
    /** @returns its address. */
    answer(path: string, answer: Answer) {
      answers.set(path, answer);
      return `${url}${path}`;
    },
    photo(path: string, bytes: Buffer, type = 'image/jpeg') {
      return this.answer(path, (response) => void response.writeHead(200, { 'content-type': type }).end(bytes));
    },
    /** A photo that comes when it is let go. */
    held(path: string, bytes: Buffer) {
      const { promise, resolve: letGo } = Promise.withResolvers<void>();
      const address = this.answer(path, (response) => void promise.then(() => response.writeHead(200).end(bytes)));
      return { address, letGo };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
