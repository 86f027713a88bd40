// The import rules that keep the house in order (docs/architecture.md); prints each breach and fails on any.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The server's features from the ground up (docs/architecture.md, 'Floors'). A feature imports from floors below its own alone, types
 * too, so that each can be read and changed without those above it.
 */
export const FLOORS = [
  { name: 'Ground: who asks, and what knows nobody', features: ['sessions', 'mail-limits', 'media', 'places'] },
  {
    name: 'What is written down',
    features: [
      ...['audit', 'email-addresses', 'activity', 'private-pictures', 'registration-networks', 'response-times', 'understanding'],
      'web-push',
    ],
  },
  { name: 'What reaches an account', features: ['account-access'] },
  { name: 'What the site knows', features: ['settings', 'services', 'search'] },
  { name: 'Who sees a number', features: ['phone-views'] },
  { name: 'Businesses', features: ['businesses'] },
  { name: 'What people do with a business', features: ['likes', 'reviews', 'enquiries'] },
  { name: 'Accounts', features: ['accounts'] },
  {
    name: 'What accounts, visitors and the team do',
    features: [
      ...['blog', 'contact', 'imports', 'inbox', 'landing-pages', 'lexicon-upkeep', 'newsletter', 'password-reset', 'payments'],
      ...['posters', 'prices', 'reports', 'requirements', 'saved-searches', 'what-waits'],
    ],
  },
  { name: 'The site as a whole', features: ['health', 'page-views', 'sitemaps'] },
  { name: 'Roof: what asks every feature', features: ['personal-data'] },
];

interface Import {
  file: string;
  typeOnly: boolean;
  from: string;
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

const featureOf = (file: string) => /server\/features\/([^/]+)\//.exec(file)?.[1];
const floorOf = (feature: string) => FLOORS.findIndex(({ features }) => features.includes(feature));
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
  { rule: 'A feature imports from floors below its own alone', broken: (entry) => !isTest(entry.file) && isUpward(entry) },
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
    rule: 'Pictures are unpacked in a process of their own',
    broken: ({ file, typeOnly, from }) =>
      file.startsWith('server/') &&
      !typeOnly &&
      !isTest(file) &&
      ((from === 'sharp' && !file.endsWith('/picture-work.ts')) ||
        (from.endsWith('/picture-work.ts') && !file.endsWith('/picture-child.ts'))),
  },
  {
    rule: 'Imports name the file with its ending',
    broken: ({ from }) => /^(#|\.)/.test(from) && !/\.(ts|tsx|css|json|mjs)$|\+types|\?(url|raw)$/.test(from),
  },
];

function isUpward({ file, from }: Import) {
  const feature = featureOf(file);
  const other = featureOf(from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from);
  if (feature === undefined || other === undefined || feature === other) return false;
  return floorOf(other) >= floorOf(feature);
}

/** What breaks the rules in a file's imports, a line each; a feature that stands on no floor breaks them too. */
export function findBreaches(file: string, source: string): string[] {
  const feature = featureOf(file);
  const homeless =
    feature !== undefined && floorOf(feature) < 0 ? [`${file}: ${feature} stands on no floor (scripts/check-imports.ts)`] : [];
  const broken = [...source.matchAll(IMPORT)].flatMap(([, typeOnly, named, dynamic]) => {
    const from = named ?? dynamic ?? '';
    const entry = { file, typeOnly: Boolean(typeOnly), from };
    return RULES.filter((rule) => rule.broken(entry)).map(({ rule }) => `${file}: ${rule} (${from})`);
  });
  return [...homeless, ...broken];
}

if (import.meta.main) {
  const files = globSync('{app,server,shared,scripts,tests,bench,drills}/**/*.{ts,tsx}');
  const breaches = files.flatMap((file) => findBreaches(file, readFileSync(file, 'utf8')));
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
