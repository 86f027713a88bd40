import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where the search begins. Drills that run at the same time begin apart: a server takes its port long after it was found free. */
let next = Number(process.env.DRILL_PORT ?? 4790) + (process.pid % 100);

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
