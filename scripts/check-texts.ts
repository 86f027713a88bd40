// Checks how the catalogue of texts (shared/texts) is used: prints each text that nobody shows, and each use that bundlers cannot follow.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as en from '#shared/texts/en/index.ts';

const CATALOGUE = '#shared/texts.ts';
const IMPORT = /import \{([^}]+)\} from '#shared\/texts\.ts';/g;

const areas: Record<string, Record<string, unknown>> = en;
const used = new Set<string>();
const problems: string[] = [];

/** Comments and texts may say an area's name. */
const codeOf = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

for (const file of globSync('{app,server,shared}/**/*.{ts,tsx}').filter((name) => !name.startsWith(path.join('shared', 'texts')))) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(CATALOGUE)) continue;
  const code = codeOf(source);
  const imported = [...code.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(','));
  const body = code.replace(IMPORT, '');
  for (const specifier of imported.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))) {
    const [area = '', alias = area] = specifier.split(' as ');
    for (const [, after = '', name = ''] of body.matchAll(new RegExp(`(?<![\\w.'-])${alias}\\b(?!['\`-])((?:\\??\\.(\\w+))?)`, 'g'))) {
      if (after === '') problems.push(`${file}: ${alias} is taken apart or looked up; name each text as ${alias}.text`);
      else used.add(`${area}.${name}`);
    }
  }
}

// An area that holds another's texts is used by either name.
const usedTexts = new Set([...used].map((name) => textAt(name)));
for (const [area, texts] of Object.entries(areas))
  for (const name of Object.keys(texts))
    if (!used.has(`${area}.${name}`) && !usedElsewhere(area, name)) problems.push(`shared/texts: nobody shows ${area}.${name}`);

function textAt(name: string) {
  const [area = '', text = ''] = name.split('.');
  return `${text}\0${String(areas[area]?.[text])}`;
}

/** By another area, or by another text. */
function usedElsewhere(area: string, name: string) {
  return usedTexts.has(textAt(`${area}.${name}`));
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${used.size} texts are shown, none is left over`);
