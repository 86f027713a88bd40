import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The data folder of the server that speaks the pseudo-language. */
export const pseudoDataDir = path.join(process.env.BROWSER_TESTS_HOME ?? '', 'pseudo');

/** The site with every text of the catalogue marked, on the fifth port of the tests. */
export async function startPseudoServer(baseURL: string | undefined): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 4);
  const server = spawn(process.execPath, ['--import', './scripts/pseudo-language.ts', 'tests/browser/pseudo-site.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PSEUDO_TEXTS: '1',
      DATA_DIR: pseudoDataDir,
      PORT: url.port,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // It ends with the tests, too, where they gave it up while it started.
  process.once('exit', () => server.kill('SIGTERM'));
  await untilReady(server, url);
  return {
    url: url.origin,
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilReady(server: ChildProcess, url: URL) {
  while (server.exitCode === null) {
    const answer = await fetch(new URL('/readyz', url)).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server in the pseudo-language ended with ${server.exitCode}`);
}
