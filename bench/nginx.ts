import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isTaken, refuseTaken } from './ports.ts';

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

export const hasNginx = spawnSync('nginx', ['-v'], { env, stdio: 'ignore' }).status === 0;

/**
 * One process of nginx that gives a page's packed bytes from a file, with the headers that the page has.
 * @param page the page as it was given: its bytes and the headers that say what they are.
 */
export async function startNginx(port: number, page: { bytes: Buffer; headers: Record<string, string> }) {
  await refuseTaken(port);
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-nginx-'));
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'page'), page.bytes);
  const headers = Object.entries(page.headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log stderr crit; events { worker_connections 2048; }
    http {
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; default_type text/html; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port} backlog=1024; root ${folder}; etag off; location / { try_files /page =404; ${headers.join(' ')} } }
    }`,
  );
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isTaken(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await delay(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
