import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Gives ports of this machine that nothing listens on, from `first` on. Where that is below 32,768 the system gives none of them to whoever
 * asks it for any: one that is given up for a while is still free afterwards.
 */
export function portsFrom(first: number): () => Promise<number> {
  let next = first;
  return async () => {
    for (;;) {
      const port = next++;
      const server = createServer().listen(port, '127.0.0.1');
      try {
        await once(server, 'listening');
        await new Promise((resolve) => server.close(resolve));
        return port;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      }
    }
  };
}

/** A port for a test. Workers have two thousand each, and runs at the same time begin a hundred apart in them. */
export const freePort = portsFrom(12_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 10) * 2_000 + (process.ppid % 20) * 100);
