import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#drills/parts/ports.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { NotRun } from '#drills/parts/verdict.ts';
import { openBucket } from '#tests/helpers/bucket-stand-in.ts';

/** Programs of this machine that stand beside the product: their Debian packages are nginx, caddy, haproxy, pgbouncer and redis-server. */
const SBIN = '/usr/sbin:/usr/local/sbin';

/** @throws NotRun when one of the programs is not on this machine. */
export function requirePrograms(...names: string[]) {
  for (const name of names) {
    const isThere = withSbin()
      .PATH.split(path.delimiter)
      .some((folder) => existsSync(path.join(folder, name)));
    if (!isThere) throw new NotRun(`${name} is not installed (Debian has it as a package)`);
  }
}

/** A Redis that keeps nothing. @returns its address. */
export async function startRedis(stage: Stage): Promise<string> {
  const port = await freePort();
  await run(stage, 'redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', stage.makeFolder('redis')], port);
  return `redis://127.0.0.1:${port}`;
}

/** The nginx of deploy/ without TLS, in front of servers on these ports. @returns its address. */
export async function startNginx(stage: Stage, ports: number[]): Promise<string> {
  const folder = stage.makeFolder('nginx');
  const own = await freePort();
  const upstream = path.join(folder, 'upstream.conf');
  const settings = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace(/listen 80 default_server/, `listen 127.0.0.1:${await freePort()}`)
    .replace(/listen 443 ssl default_server/, `listen 127.0.0.1:${own}`)
    .replaceAll(/^\s*(?:listen \[::\]|ssl_|http2 on).*$/gm, '')
    .replace('/etc/nginx/nirmaan-upstream.conf', upstream)
    .replaceAll('/opt/nirmaan', process.cwd())
    .replace('pid /run/nginx.pid', `pid ${folder}/nginx.pid; user root`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  writeFileSync(path.join(folder, 'nginx.conf'), settings.replace('http {', `http {\n  ${paths.join('\n  ')}`));
  writeFileSync(upstream, ports.map((each) => `server 127.0.0.1:${each} max_fails=0;\n`).join(''));
  await run(stage, 'nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], own);
  return `http://127.0.0.1:${own}`;
}

/** The HAProxy of deploy/ha, before machines whose addresses begin so. @returns the port that leads to the primary. */
export async function startHaproxy(stage: Stage, network: string): Promise<number> {
  const [file, port] = [path.join(stage.makeFolder('haproxy'), 'haproxy.cfg'), await freePort()];
  const settings = readFileSync('deploy/ha/haproxy.cfg', 'utf8')
    .replaceAll('10.0.0.', network)
    .replace('127.0.0.1:5000\n  option', `127.0.0.1:${port}\n  option`);
  writeFileSync(file, settings);
  await run(stage, 'haproxy', ['-db', '-f', file], port);
  return port;
}

/** The PgBouncer of deploy/ha before a PostgreSQL whose socket is in a folder. @returns what DATABASE_URL is to be. */
export async function startPgbouncer(stage: Stage, socketDir: string, mode: 'session' | 'transaction'): Promise<string> {
  const [folder, port] = [stage.makeFolder('pgbouncer'), await freePort()];
  const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')];
  const settings = readFileSync('deploy/ha/pgbouncer.ini', 'utf8')
    .replace('host=127.0.0.1 port=5000', `host=${socketDir}`)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('pool_mode = session', `pool_mode = ${mode}`);
  writeFileSync(file, settings);
  writeFileSync(users, '"postgres" ""\n');
  // It does not run as root, and the socket is PostgreSQL's alone.
  await run(stage, 'setpriv', ['--reuid', String(statSync(socketDir).uid), '--clear-groups', 'pgbouncer', file], port);
  return `postgres://postgres@127.0.0.1:${port}/nirmaan`;
}

/** The Caddy of deploy/ without TLS, in front of a server on a port. @returns its address. */
export async function startCaddy(stage: Stage, port: number): Promise<string> {
  const folder = stage.makeFolder('caddy');
  const own = await freePort();
  const settings = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace('{\n', '{\n\tadmin off\n')
    .replace('{$SITE:nirmaan.example}', `http://127.0.0.1:${own}`)
    .replace('{$PROCESSES:127.0.0.1:3001}', `127.0.0.1:${port}`)
    .replaceAll('/opt/nirmaan', process.cwd());
  writeFileSync(path.join(folder, 'Caddyfile'), settings);
  await run(stage, 'caddy', ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')], own, {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  return `http://127.0.0.1:${own}`;
}

/** A store that speaks S3, with one empty bucket. @returns the settings that point to it. */
export async function startBucket(stage: Stage): Promise<Record<string, string>> {
  const { settings, close } = await openBucket();
  stage.cleanUp(close);
  return settings;
}

/** Starts a program that is ended with the drill, and waits until it listens. */
async function run(stage: Stage, program: string, args: string[], port: number, env = {}) {
  const child = spawn(program, args, { env: { ...withSbin(), ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk).slice(-1_000)));
  stage.cleanUp(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await delay(20);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function withSbin() {
  return { ...process.env, PATH: `${process.env.PATH}:${SBIN}` };
}
