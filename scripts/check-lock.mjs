// A lock file from a partial install, or from a registry that lacks some platform's binary, makes `npm ci` fail elsewhere. One that says
// which Node an optional package wants makes the npm of an older Node leave it out, though it is a newer one that runs the program
// (docs/decisions/001-embedded-postgresql.md#the-node-that-runs-it-comes-with-the-packages): with --mend that is taken out, as npm writes it again with each change.
// A package with an install script that package.json does not name fails on the platform that it is for (strict-allow-scripts in .npmrc).
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lock;

/** Whether the dependency is found from `at`, in its own node_modules or in one above. */
function resolves(at, dependency) {
  for (;;) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${dependency}`]) return true;
    if (!at) return false;
    const parent = at.lastIndexOf('/node_modules/');
    at = parent < 0 ? '' : at.slice(0, parent);
  }
}

const missing = Object.entries(packages).flatMap(([at, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((dependency) => !resolves(at, dependency))
    .map((dependency) => `${dependency} (of ${at || 'the project'})`),
);
if (missing.length > 0) {
  console.error(`package-lock.json lacks: ${missing.join(', ')}`);
  process.exitCode = 1;
}

const choosy = Object.values(packages).filter(({ optional, engines }) => optional && engines);
if (process.argv.includes('--mend')) {
  for (const entry of choosy) delete entry.engines;
  writeFileSync('package-lock.json', `${JSON.stringify(lock, undefined, 2)}\n`);
} else if (choosy.length > 0) {
  console.error(`package-lock.json has the engines of ${choosy.length} optional packages: run node scripts/check-lock.mjs --mend`);
  process.exitCode = 1;
}

const { allowScripts = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const unnamed = Object.entries(packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([at]) => at.split('node_modules/').at(-1))
  .filter((name) => !(name in allowScripts));
const isStrict = /^strict-allow-scripts=true$/m.test(readFileSync('.npmrc', 'utf8'));
if (unnamed.length > 0 || !isStrict) {
  console.error(
    isStrict ? `package.json names no rule for the install scripts of: ${unnamed.join(', ')}` : '.npmrc lacks strict-allow-scripts=true',
  );
  process.exitCode = 1;
}
