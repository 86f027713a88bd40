import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/** Connections that the kernel keeps until they are taken: of a thousand that come at once none has to knock again seconds later. */
const BACKLOG = 4_096;

/**
 * How many sockets listen on the port. Node takes one connection from each in a turn of the event loop, however many wait (libuv since
 * 1.49): on a busy process, whose turns are long, people who came anew waited for up to 20 s behind one (docs/decisions/100-nothing-stops-the-site.md).
 */
const LISTENERS = 16;

/** Workers are handed their connections by the primary, which does nothing else; elsewhere a port has one socket. */
const hasSeveral = process.platform === 'linux' && cluster.isPrimary;

export interface Place {
  host: string;
  /** 0 for any that is free. */
  port: number;
}

/**
 * How to listen, so that `listenMore` can follow.
 * @throws EADDRINUSE when the port is taken: sockets that share it would not be told so.
 */
export async function toListenOptions(place: Place) {
  if (hasSeveral && place.port !== 0) {
    const trial = createServer().listen(place);
    await once(trial, 'listening');
    await new Promise((resolve) => trial.close(resolve));
  }
  return { ...place, backlog: BACKLOG, ...(hasSeveral ? { reusePort: true } : {}) };
}

/**
 * Lets more sockets listen where `server` does; what comes there is its own.
 * @returns what ends their listening; it is the server that ends their connections.
 */
export async function listenMore(server: Server): Promise<() => void> {
  if (!hasSeveral) return () => {};
  const { address: host, port } = server.address() as AddressInfo;
  const more = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket)),
  );
  await Promise.all(more.map((one) => once(one.listen({ host, port, backlog: BACKLOG, reusePort: true }), 'listening')));
  return () => {
    for (const one of more) one.close();
  };
}
