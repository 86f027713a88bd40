import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusals } from '#server/base/errors.ts';
import { METHODS, toAnswer } from '#server/http/answers.ts';
import { endGently } from '#server/http/end-gently.ts';

/** What is wrong with a request that is none, by the parser's name for it. */
const REFUSALS: Record<string, keyof typeof refusals & ('headersTooLarge' | 'tooLarge' | 'tooSlow' | 'methodNotAllowed')> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_INVALID_METHOD: 'methodNotAllowed',
};

/**
 * Answers what cannot be read as a request in the form of every failure, and ends its connection.
 * @param isAnswering whether a connection is in the middle of an answer: another would be read as its end.
 */
export function refuseUnreadable(headers: Record<string, string>, isAnswering: (socket: Socket) => boolean) {
  return ({ code = '' }: NodeJS.ErrnoException, stream: unknown) => {
    const socket = stream as Socket;
    // It is being ended: what still comes on it is not answered.
    if (socket.writableEnded && !socket.destroyed) return;
    if (!socket.writable || code === 'ECONNRESET' || isAnswering(socket)) return socket.destroy();
    const refusal = refusals[REFUSALS[code] ?? 'invalidRequest']();
    const body = JSON.stringify(toAnswer(refusal, randomUUID()));
    const all = {
      ...headers,
      ...(refusal.status === 405 ? { allow: METHODS.join(', ') } : {}),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`);
    endGently(socket);
  };
}
