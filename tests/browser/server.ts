// The server that the browser tests visit: the real one, with demo data, in a data folder that goes when it stops.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-browser-'));
chmodSync(home, 0o755);
process.env.DATA_DIR = home;
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
await import('#server/index.ts');
