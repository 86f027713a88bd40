import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { type Bounds, bounds } from '#server/http/bounds.ts';
import { createSiteServer } from '#server/http/site-server.ts';

const CONFIG = { PUBLIC_URL: 'https://nirmaan.example', TRUST_PROXY: undefined, HSTS_SUBDOMAINS: false };

/** Requests that came through, in their order; each is answered when the test says so. */
export interface Site {
  server: Server;
  port: number;
  held: { request: IncomingMessage; response: ServerResponse }[];
  drain(): Promise<void>;
  /** How many connections it has accepted that are open. */
  countOpen(): Promise<number>;
}

/** @param work what each request takes of the event loop. */
export async function listen(most: Partial<Bounds> = {}, work = () => {}): Promise<Site> {
  const held: Site['held'] = [];
  const take = (request: IncomingMessage, response: ServerResponse) => {
    held.push({ request, response });
    work();
  };
  const { server, drain } = createSiteServer(take, CONFIG, { ...bounds, ...most });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, port: (server.address() as AddressInfo).port, held, drain, countOpen: promisify(server.getConnections.bind(server)) };
}

/** A connection that notes what it is answered. */
export function open({ port }: Site) {
  const socket = connect(port, '127.0.0.1');
  const heard = { text: '', socket };
  socket.on('data', (piece) => (heard.text += piece));
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return heard;
}

export async function until(isTrue: () => boolean) {
  while (!isTrue()) await delay(5);
}

export const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
export const closed = (socket: Socket) => (socket.closed ? undefined : once(socket, 'close'));
