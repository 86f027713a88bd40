// Whether the site is built of the sources that are there now. Plain JavaScript without packages: scripts/bootstrap.mjs asks it before any
// are installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'app',
  'shared',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/precompress.ts',
  'scripts/build.ts',
  'scripts/build-language.ts',
];
const STAMP = path.join('build', '.stamp');

export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** A build that is cut short leaves files that fit no sources. */
export function beginBuild() {
  rmSync(STAMP, { force: true });
}

export function endBuild() {
  writeFileSync(STAMP, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) for (const name of readdirSync(file).sort()) add(path.join(file, name));
    else hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const source of SOURCES) add(source);
  return hash.digest('hex');
}
