import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where the search begins: two checkouts may drill at once. */
let next = Number(process.env.DRILL_PORT ?? 4790);

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
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
}
