import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenDone } from '#tests/helpers/when-done.ts';

export interface Received {
  headers: Record<string, string>;
  /** As it came: signatures are of these letters. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what tests look at
  body: any;
}

type Answer = (received: Received, response: http.ServerResponse) => void;
const take: Answer = (_, response) => void response.writeHead(204).end();

/** A partner's server on this machine: it keeps what it is told, and answers as a test has it answer. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  let answer = take;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const one = { headers: request.headers as Record<string, string>, text, body: JSON.parse(text) };
    received.push(one);
    answer(one, response);
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
    received,
    /** What came since this was asked for last. */
    takeAll: () => received.splice(0),
    /** How it answers from now on; as usual without. */
    answerWith: (next: Answer = take) => {
      answer = next;
    },
    /** Answers with a status from now on. */
    answerStatus: (status: number, headers: Record<string, string> = {}) => {
      answer = (_, response) => void response.writeHead(status, headers).end();
    },
  };
}
