// Loaded before the server by the build (scripts/build.ts): every module of it and its child, so that Node keeps them without their types.
import { globSync } from 'node:fs';
import path from 'node:path';
import { createPictureProcess } from '#server/features/media/pictures/picture-process.ts';

/** What does something when it is loaded. */
const ENTRIES = ['server/index.ts', 'server/features/media/pictures/picture-child.ts'];

const files = globSync('{server,shared}/**/*.ts', { exclude: ['**/*.test.ts', ...ENTRIES] });
await Promise.all(files.map((file) => import(path.resolve(file))));

const pictures = createPictureProcess();
await pictures.draw('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>', [8]);
await pictures.close();
