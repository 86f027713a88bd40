// A lock file from a partial install, or from a registry that lacks some platform's binary, makes `npm ci` fail elsewhere.
import { readFileSync } from 'node:fs';

const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

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
