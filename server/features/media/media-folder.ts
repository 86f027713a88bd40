import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

/** What only some may see lies below it. */
export const PRIVATE = 'private';

/** Other accounts of the machine neither enter such a folder nor read such a file. */
export const CLOSED = { folder: 0o700, file: 0o600 };

/** Whether a file of the pictures' folder is for some eyes alone. */
export function isPrivateFile(key: string): boolean {
  return key.split(/[/\\]/, 1)[0] === PRIVATE;
}

/** Pictures in a folder of this machine. Private ones are closed to its other accounts, whatever the process's umask is. */
export class MediaFolder extends FSDriver {
  readonly #location: string;

  /** @param location the folder; private pictures that lie open in it, from versions before, are closed. */
  constructor(location: string) {
    super({ location, visibility: 'public' });
    this.#location = location;
    const folder = path.join(location, PRIVATE);
    if (existsSync(folder)) closeOpen(folder);
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    await this.#open(key);
    await super.put(key, contents, options);
    await this.#close(key);
  }

  override async putStream(key: string, contents: Readable, options?: Parameters<FSDriver['putStream']>[2]): Promise<void> {
    await this.#open(key);
    await super.putStream(key, contents, options);
    await this.#close(key);
  }

  async #open(key: string) {
    if (isPrivateFile(key)) await mkdir(path.dirname(path.join(this.#location, key)), { recursive: true, mode: CLOSED.folder });
  }

  async #close(key: string) {
    if (isPrivateFile(key)) await chmod(path.join(this.#location, key), CLOSED.file);
  }
}

/** Closes a folder with all in it. The folder itself comes last: one that is closed has nothing open in it, and is not looked through. */
function closeOpen(folder: string) {
  if ((statSync(folder).mode & 0o077) === 0) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) closeOpen(target);
    else if (entry.isFile()) chmodSync(target, CLOSED.file);
  }
  chmodSync(folder, CLOSED.folder);
}
