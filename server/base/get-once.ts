import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

interface Wanted {
  headers: Record<string, string>;
  /** Bytes of the answer at most. */
  most: number;
  /** Milliseconds without a byte, from the first look for the address on. */
  patience: number;
  /** What ends it in any case. */
  signal: AbortSignal;
  /** How names are found, where that differs from the usual: the connection goes to what it finds. */
  lookup: LookupFunction | undefined;
}

export interface Got {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Of an answer with 200 alone. */
  body: Buffer;
}

/**
 * Gets once, by a connection of its own, and follows no redirect: whoever does looks at each address first. No more is read than is allowed, whatever
 * the answer says of its length.
 * @throws what the connection failed with; with the code ETIMEDOUT or ABORT_ERR when it took too long, EMSGSIZE when there is more.
 */
export function getOnce(url: string, { headers, most, patience, signal, lookup }: Wanted): Promise<Got> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false, signal, timeout: patience, ...(lookup ? { lookup } : {}) });
    const fail = (code: string) => asked.destroy(Object.assign(new Error(code), { code }));
    asked
      .on('timeout', () => fail('ETIMEDOUT'))
      .on('error', reject)
      .on('response', (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        answer.on('error', reject);
        if (status !== 200) {
          resolve({ status, headers: given, body: Buffer.alloc(0) });
          asked.destroy();
          return;
        }
        if (Number(given['content-length']) > most) {
          fail('EMSGSIZE');
          return;
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer
          .on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > most) fail('EMSGSIZE');
            else chunks.push(chunk);
          })
          .on('end', () => resolve({ status, headers: given, body: Buffer.concat(chunks) }));
      })
      .end();
  });
}
