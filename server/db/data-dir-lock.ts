import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { StartError } from '#server/base/start-error.ts';

/** Another process uses this data directory. */
export class DataDirInUse extends StartError {}

/**
 * Takes `dataDir` for this process until it ends, however it ends: the operating system closes the socket that is the lock.
 * @returns a function that gives the directory back.
 * @throws DataDirInUse when another live process holds it.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const address = lockAddress(realpathSync(dataDir));
  const isFile = !address.startsWith('\0') && !address.startsWith('\\\\');
  if (isFile && !(await answers(address))) rmSync(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new DataDirInUse(`Another Nirmaan is running on ${dataDir}: stop it first, or set DATA_DIR to another folder`);
  }
  server.unref();
  return () => void server.close();
}

/** Linux has names for sockets that vanish with their process; Windows has pipes; elsewhere it is a file. */
function lockAddress(dataDir: string) {
  const id = `nirmaan-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return path.join('/tmp', `${id}.lock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
