import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenDone } from '#tests/helpers/when-done.ts';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A host on this machine that gives a file, and misbehaves as a test has it do. */
export async function startFileHost() {
  const asked: http.IncomingHttpHeaders[] = [];
  let answer: Answer = (_, response) => void response.writeHead(404).end();
  const server = http.createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** How it answers from now on. */
    answerWith: (next: Answer) => {
      answer = next;
    },
    /** Gives a file from now on. */
    give: (content: string | Buffer, headers: http.OutgoingHttpHeaders = {}) => {
      answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/csv', ...headers }).end(content);
    },
    /** The headers that it was asked with since this was asked for last. */
    takeAsked: () => asked.splice(0),
  };
}
