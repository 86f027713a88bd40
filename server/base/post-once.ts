import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

interface Posted {
  headers: Record<string, string>;
  body: Buffer | string | null;
  /** Milliseconds until an answer has to have begun, from the first look for the address on. */
  patience: number;
  /** How names are found, where that differs from the usual: the connection goes to what it finds. */
  lookup: LookupFunction | undefined;
}

/**
 * Posts once, by a connection of its own, and follows no redirect: it could lead anywhere. Of the answer nothing but the status is read, however
 * long it is or takes.
 * @returns the status of the answer.
 * @throws what the connection failed with; with the code ABORT_ERR when nobody answered in time.
 */
export function postOnce(url: string, { headers, body, patience, lookup }: Posted): Promise<{ status: number }> {
  const { request } = url.startsWith('https:') ? https : http;
  const signal = AbortSignal.timeout(patience);
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, agent: false, signal, ...(lookup ? { lookup } : {}) })
      .on('error', reject)
      .on('response', (answer) => {
        const { statusCode = 0 } = answer;
        answer.on('error', () => {}).destroy();
        resolve({ status: statusCode });
      })
      .end(body);
  });
}
