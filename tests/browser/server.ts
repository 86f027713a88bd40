// The server that the browser tests visit: the real one, in a data folder that goes when it stops.
import { rmSync } from 'node:fs';

process.on('exit', () => rmSync(process.env.DATA_DIR ?? '', { recursive: true, force: true }));
await import('#server/index.ts');
