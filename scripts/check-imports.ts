// The import rules that keep the house in order (docs/architecture.md); prints each breach and fails on any.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The server's features from the ground up (docs/architecture.md, 'Floors'). A feature imports from floors below its own alone, types
 * too, so that each can be read and changed without those above it.
 */
export const FLOORS = [
  { name: 'Ground: who asks, and what knows nobody', features: ['sessions', 'mail-limits', 'media', 'places'] },
  { name: 'What somebody has agreed to', features: ['consents'] },
  {
    name: 'What is written down',
    features: [
      ...[
        'audit',
        'email-addresses',
        'activity',
        'private-pictures',
        'registration-networks',
        'response-times',
        'sent-once',
        'sign-in-links',
        'understanding',
      ],
      'web-push',
    ],
  },
  { name: 'What can be brought back', features: ['removed-things'] },
  { name: 'What reaches an account', features: ['account-access', 'api-keys', 'short-messages'] },
  { name: 'By which way somebody is told', features: ['message-choices'] },
  { name: 'What the site knows', features: ['settings', 'services', 'search'] },
  { name: 'Who sees a number, and what was checked', features: ['phone-views', 'checks'] },
  { name: 'Businesses', features: ['businesses'] },
  { name: 'What people do with a business', features: ['likes', 'reviews', 'enquiries'] },
  { name: 'Accounts', features: ['accounts'] },
  { name: 'Whether work was done', features: ['work-done'] },
  {
    name: 'What accounts, visitors and the team do',
    features: [
      ...[
        'blog',
        'chat',
        'contact',
        'duplicates',
        'imports',
        'grievances',
        'inbox',
        'landing-pages',
        'lexicon-upkeep',
        'newsletter',
        'payments',
        'phone-codes',
      ],
      ...['nominees', 'posters', 'prices', 'reports', 'requirements', 'saved-searches', 'what-waits'],
    ],
  },
  {
    name: 'What the team and programs ask of all of these',
    features: ['agreements', 'business-people', 'child-accounts', 'claims', 'corrections', 'data-feed', 'figures'],
  },
  {
    name: 'The site as a whole',
    features: [
      ...['api-docs', 'embed', 'exports', 'feeds', 'health', 'page-views', 'password-reset', 'retention', 'sitemaps', 'team-accounts'],
      'webhooks',
    ],
  },
  { name: 'What looks for all of these', features: ['office-search'] },
  { name: 'Roof: what asks every feature', features: ['personal-data'] },
];

/**
 * The server's rooms from the ground up. A room imports from those below it, types too; `context.ts` is the seam that use cases work with: it
 * names what features and rooms give it, and every room above the cache may name it.
 */
export const ROOMS = [
  ['server/base'],
  ['server/db', 'server/workers'],
  ['server/mail', 'server/messages', 'server/cache'],
  ['server/context.ts'],
  ['server/jobs', 'server/routes'],
  ['server/features'],
  ['server/db/migrations', 'server/backup', 'server/demo'],
  ['server/http'],
  ['server/pages'],
  ['server/start'],
  ['server/index.ts'],
];

/** Imports against the order of the rooms that stay, with the reason. */
const AGAINST_ORDER = new Map([
  ['server/features/health/get-health.ts -> server/backup', 'Health shows the newest backup'],
  ['server/features/businesses/api.ts -> server/pages', 'answers of searches are kept as pages are'],
]);

interface Import {
  file: string;
  typeOnly: boolean;
  from: string;
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

const featureOf = (file: string) => /server\/features\/([^/]+)\//.exec(file)?.[1];
const floorOf = (feature: string) => FLOORS.findIndex(({ features }) => features.includes(feature));
/** Where loaders and actions stand; the build takes them out of what browsers load, and fails where something of the server is left. */
const mayLoad = (file: string) => /^app\/(root\.tsx$|routes\/|.*\.server\.ts$)/.test(file);
const isTest = (file: string) => file.endsWith('.test.ts');

/** The file that an import names, from the repository's root. */
const pathOf = ({ file, from }: Pick<Import, 'file' | 'from'>) =>
  from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from.replace(/^#/, '');

const allRooms = ROOMS.flat().toSorted((a, b) => b.length - a.length);
const roomOf = (file: string) => allRooms.find((room) => file === room || file.startsWith(`${room}/`));
const heightOf = (room: string) => ROOMS.findIndex((rooms) => rooms.includes(room));

const RULES: { rule: string; broken: (entry: Import) => boolean }[] = [
  {
    rule: 'The app imports types alone from the server, but for loaders and actions: in routes, app/root.tsx and *.server.ts',
    broken: ({ file, typeOnly, from }) => /^(app|shared)\//.test(file) && from.startsWith('#server/') && !typeOnly && !mayLoad(file),
  },
  {
    rule: 'Loaders and actions ask use cases of the features, never endpoints or queries',
    broken: ({ file, typeOnly, from }) =>
      file.startsWith('app/') &&
      from.startsWith('#server/') &&
      !typeOnly &&
      (!from.startsWith('#server/features/') || /\/(api|queries)\.ts$/.test(from)),
  },
  {
    rule: 'What browser and server share knows neither',
    broken: ({ file, from }) => file.startsWith('shared/') && /^#(app|server)\//.test(from),
  },
  { rule: 'A room of the server imports from rooms below it alone', broken: (entry) => !isTest(entry.file) && isAgainstOrder(entry) },
  { rule: 'A feature imports from floors below its own alone', broken: (entry) => !isTest(entry.file) && isUpward(entry) },
  {
    rule: "A feature calls another's use cases, never its queries",
    broken: ({ file, from }) =>
      from.endsWith('/queries.ts') && featureOf(from) !== featureOf(file) && file.startsWith('server/features/') && !isTest(file),
  },
  {
    rule: "A feature never imports another's endpoints",
    broken: ({ file, from }) => file.startsWith('server/features/') && /\/api\.ts$/.test(from) && !isTest(file),
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
    broken: ({ from }) => /^(#|\.)/.test(from) && !/\.(ts|tsx|css|json|mjs)$|\+types|\?(url|raw|inline)$/.test(from),
  },
];

function isAgainstOrder(entry: Import) {
  const [room, other] = [roomOf(entry.file), roomOf(pathOf(entry))];
  if (room === undefined || other === undefined || room === other || entry.file === 'server/context.ts') return false;
  return heightOf(other) >= heightOf(room) && !AGAINST_ORDER.has(`${entry.file} -> ${other}`);
}

function isUpward({ file, from }: Import) {
  const feature = featureOf(file);
  const other = featureOf(pathOf({ file, from }));
  if (feature === undefined || other === undefined || feature === other) return false;
  return floorOf(other) >= floorOf(feature);
}

/** Dialogs and drawers, whose panels are loaded when they are opened, share their props with them. */
const MAY_CIRCLE = /^app\/components\/(dialog|drawer)(-panel)?\.tsx$/;

/** Files that import each other in a circle, types too: each circle as a line. Whoever reads one of them has to know all. */
export function findCircles(sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const named = [...source.matchAll(IMPORT)].map(([, , a, b]) => pathOf({ file, from: a ?? b ?? '' }));
    imports.set(
      file,
      named.filter((other) => sources.has(other)),
    );
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) {
      const circle = way.slice(at);
      if (!circle.every((one) => MAY_CIRCLE.test(one))) circles.push(`A circle: ${[...circle, file].join(' -> ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const other of imports.get(file) ?? []) walk(other, [...way, file]);
    done.add(file);
  };
  for (const file of sources.keys()) walk(file, []);
  return circles;
}

/** What breaks the rules in a file's imports, a line each; a feature that stands on no floor breaks them too. */
export function findBreaches(file: string, source: string): string[] {
  const feature = featureOf(file);
  const homeless = [
    ...(feature !== undefined && floorOf(feature) < 0 ? [`${file}: ${feature} stands on no floor (scripts/check-imports.ts)`] : []),
    ...(file.startsWith('server/') && !isTest(file) && roomOf(file) === undefined
      ? [`${file} stands in no room (scripts/check-imports.ts)`]
      : []),
  ];
  const broken = [...source.matchAll(IMPORT)].flatMap(([, typeOnly, named, dynamic]) => {
    const from = named ?? dynamic ?? '';
    const entry = { file, typeOnly: Boolean(typeOnly), from };
    return RULES.filter((rule) => rule.broken(entry)).map(({ rule }) => `${file}: ${rule} (${from})`);
  });
  return [...homeless, ...broken];
}

if (import.meta.main) {
  const files = globSync(['client/*.ts', '{app,server,shared,scripts,tests,bench,drills}/**/*.{ts,tsx,mjs}']);
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const breaches = [...sources].flatMap(([file, source]) => findBreaches(file, source));
  breaches.push(...findCircles(new Map([...sources].filter(([file]) => !isTest(file)))));
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
