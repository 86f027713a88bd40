// The import rules that keep the house in order (docs/architecture.md); prints each breach and fails on any.
import { globSync, readFileSync } from 'node:fs';

interface Import {
  file: string;
  typeOnly: boolean;
  from: string;
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

const featureOf = (path: string) => /server\/features\/([^/]+)\//.exec(path)?.[1];
const isTest = (file: string) => file.endsWith('.test.ts');

const RULES: { rule: string; broken: (entry: Import) => boolean }[] = [
  {
    rule: 'The app imports types alone from the server',
    broken: ({ file, typeOnly, from }) => /^(app|shared)\//.test(file) && from.startsWith('#server/') && !typeOnly,
  },
  {
    rule: 'What browser and server share knows neither',
    broken: ({ file, from }) => file.startsWith('shared/') && /^#(app|server)\//.test(from),
  },
  {
    rule: "A feature calls another's use cases, never its queries",
    broken: ({ file, from }) =>
      from.endsWith('/queries.ts') && featureOf(from) !== featureOf(file) && file.startsWith('server/features/') && !isTest(file),
  },
  {
    rule: "Nothing imports upward from a feature into the app, its start or another feature's endpoints",
    broken: ({ file, from }) =>
      file.startsWith('server/features/') && /^#server\/(app|start|index|use-cases)\.ts$|\/api\.ts$/.test(from) && !isTest(file),
  },
  {
    rule: 'SQL stands in queries, migrations, factories and the database folder alone',
    broken: ({ file, typeOnly, from }) =>
      from === 'kysely' &&
      !typeOnly &&
      /^server\/(features|plugins|jobs)\//.test(file) &&
      !/queries(\/[^/]+)?\.ts$/.test(file) &&
      !isTest(file),
  },
  {
    rule: 'Imports name the file with its ending',
    broken: ({ from }) => /^(#|\.)/.test(from) && !/\.(ts|tsx|css|json|mjs)$|\+types|\?(url|raw)$/.test(from),
  },
];

const breaches = globSync('{app,server,shared,scripts,tests,bench,drills}/**/*.{ts,tsx}').flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, typeOnly, from, dynamic]) =>
    RULES.filter(({ broken }) => broken({ file, typeOnly: Boolean(typeOnly), from: from ?? dynamic ?? '' })).map(
      ({ rule }) => `${file}: ${rule} (${from ?? dynamic})`,
    ),
  );
});
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
