// Checks the browser's files of the build against the oldest browsers of the site (docs/decisions/190-browsers.md): no function is called that
// one of them lacks, unless app/old-browsers.ts brings it or the code asks first whether it is there; and nothing stands in them that one
// of them cannot even read.
import { readdirSync, readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from './floor.ts';

const ASSETS = 'build/client/assets';

/** What pages call the functions of; those of others have names that mean something else in our code. */
const OWNERS = [
  ...['Array', 'Error', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol'],
  ...['AbortController', 'AbortSignal', 'Blob', 'CSSStyleSheet', 'Crypto', 'Document', 'DOMTokenList', 'Element', 'Event'],
  ...['FormData', 'Headers', 'HTMLElement', 'HTMLFormElement', 'HTMLInputElement', 'Location', 'Navigator', 'Node'],
  ...['Performance', 'Request', 'Response', 'Selection', 'Storage', 'SubtleCrypto', 'URL', 'URLSearchParams', 'Window'],
];

/** What the code calls only where it is there, or what is another thing of the same name. */
const ASKED_FIRST: Record<string, string> = {
  checkVisibility: 'aria-hidden asks first',
  createImageBitmap: 'app/features/pictures/shrink-picture.ts asks first',
  escape: 'CSS.escape, which all have',
  getPublicKey: '@simplewebauthn/browser asks first',
  replaceSync: 'app/components/adopted-styles.ts asks first',
  reportError: 'React asks first',
  requestSubmit: 'a message of React’s names it',
  restore: 'that of a canvas, which all have',
  share: 'app/features/sharing/share-button.tsx asks first',
  startViewTransition: 'React Router asks first',
};

const problems: string[] = [];
const { newer, newerGlobals } = namesThatAreNewer();
const brought = namesThatAreBrought();
const called = new Map<string, string>();

for (const name of readdirSync(ASSETS).filter((file) => file.endsWith('.js'))) {
  const code = readFileSync(`${ASSETS}/${name}`, 'utf8');
  if (/\(\?<[=!]/.test(code))
    problems.push(`${name}: a pattern looks behind itself, which Safari reads since 16.4: the whole file is lost`);
  for (const [, owner, member = ''] of code.matchAll(/(?:\b([A-Z]\w*)\.|\.)(\w+)(?:\?\.)?\(/g)) {
    const found = OWNERS.includes(owner ?? '') ? `${owner}.${member}` : member;
    if (newer.has(found)) called.set(found, name);
  }
  for (const [, global = ''] of code.matchAll(/(?<![.\w])([A-Za-z]\w+)\b(?!:)/g)) if (newerGlobals.has(global)) called.set(global, name);
}

for (const [name, file] of called)
  if (!brought.has(name) && !(name in ASKED_FIRST)) problems.push(`${file}: ${name} is newer than the oldest browsers`);
for (const name of Object.keys(ASKED_FIRST)) if (!called.has(name)) problems.push(`ASKED_FIRST: nobody calls ${name} any more`);
for (const name of brought) if (!newer.has(name)) problems.push(`app/old-browsers.ts: every browser has ${name}`);
checkStart();

if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}

/**
 * Functions that one of the oldest browsers lacks: of members those whose name nothing older has ('at'), and those that are called on what
 * they belong to ('URL.parse').
 */
function namesThatAreNewer() {
  const newer = new Set<string>();
  const older = new Set<string>();
  const newerGlobals = new Set<string>();
  const builtins = Object.entries(bcd.javascript.builtins ?? {}) as [string, Identifier][];
  const interfaces = Object.entries(bcd.api ?? {}) as [string, Identifier][];
  for (const [owner, identifier] of [...builtins, ...interfaces]) {
    const { __compat: own, ...members } = identifier as Identifier;
    if (/^[a-z]/.test(owner) && own && isNewer(own)) newerGlobals.add(owner);
    if (!OWNERS.includes(owner)) continue;
    for (const [key, { __compat: compat }] of Object.entries(members as Record<string, Identifier>)) {
      if (!compat || /_(?:event|permission)$|^@@/.test(key)) continue;
      const name = key.replace(/_static$/, '');
      const names = [`${owner}.${name}`, ...(key === name ? [name] : [])];
      for (const each of names) (isNewer(compat) ? newer : older).add(each);
    }
  }
  return { newer: new Set([...newer].filter((name) => !older.has(name))), newerGlobals };
}

function isNewer({ support }: CompatStatement): boolean {
  return Object.entries(FLOOR).some(([browser, version]) => {
    const since = firstOf(support[browser as keyof typeof support]);
    if (since === undefined) return false;
    return since === false || Number.parseFloat(since.replace('≤', '')) > Number(version);
  });
}

/** Since which version a browser has it, unasked for; `false` for none. */
function firstOf(statement: SupportStatement | undefined): string | false | undefined {
  const plain = [statement ?? []].flat().find(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name);
  const since = plain ? plain.version_added : statement && false;
  return since === 'preview' ? false : since;
}

/** 'es.array.find-last' is `findLast`, 'web.url.parse' is `URL.parse`. */
function namesThatAreBrought(): Set<string> {
  const modules = [...readFileSync('app/old-browsers.ts', 'utf8').matchAll(/core-js\/modules\/\w+\.(\w+)\.([\w-]+)\.js/g)];
  return new Set(
    modules.map(([, owner = '', module = '']) => {
      const name = module.replace('-alternative', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const Owner = owner === 'url' ? 'URL' : owner[0]?.toUpperCase() + owner.slice(1);
      return /^(?:map|object|url)$/.test(owner) ? `${Owner}.${name}` : name;
    }),
  );
}

/** The page's start asks for each function that is brought, else a browser that lacks that one alone would not get it. */
function checkStart() {
  const start = readFileSync('app/features/navigation/late-scripts.tsx', 'utf8');
  const [, list = ''] = /known = \[([^\]]+)\]/.exec(start) ?? [];
  const asked = new Set(list.split(',').map((name) => name.trim().replace(/^(?:''|list)\./, '')));
  for (const name of brought) if (!asked.has(name)) problems.push(`app/features/navigation/late-scripts.tsx: does not ask for ${name}`);
}
