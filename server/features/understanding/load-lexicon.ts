import { readdirSync, readFileSync } from 'node:fs';
import type { LexiconEntry, NoiseEntry, NoiseKind, ShippedLexicon } from '#server/features/understanding/understanding.ts';

const FOLDER = new URL('./lexicon/', import.meta.url);
const NOISE = 'noise.txt';
const NOISE_KINDS: readonly string[] = ['filler', 'price', 'rent', 'repair', 'buy', 'job', 'near', 'size', 'brand'] satisfies NoiseKind[];

/**
 * Reads what people say from lexicon/: one file a service and noise.txt (lexicon/README.md has the format).
 * @throws for a line that is not 'kind: saying, saying *0.6', and for a weight outside 0 to 1.
 */
export function loadLexicon(folder: URL = FOLDER): ShippedLexicon {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  return {
    entries: files.filter((file) => file !== NOISE).flatMap((file) => readTrade(file, read(file))),
    noise: files.includes(NOISE) ? readNoise(read(NOISE)) : [],
  };
}

function readTrade(file: string, text: string): LexiconEntry[] {
  const service = /^# (.+)/.exec(text)?.[1]?.trim();
  if (!service) throw new Error(`${file} must begin with '# ' and the name of a service`);
  return readLines(file, text).flatMap(({ sayings }) =>
    sayings.map((written) => {
      const [, saying = '', weight = '1'] = /^(.*?)\s*(?:\*\s*([\d.]+))?$/.exec(written) ?? [];
      if (!(Number(weight) > 0 && Number(weight) <= 1)) throw new Error(`${file}: the weight of '${written}' must be above 0, at most 1`);
      return { saying, service, weight: Number(weight) };
    }),
  );
}

function readNoise(text: string): NoiseEntry[] {
  return readLines(NOISE, text).flatMap(({ kind, sayings }) => {
    if (!NOISE_KINDS.includes(kind)) throw new Error(`${NOISE}: '${kind}' is no kind of words`);
    return sayings.map((saying) => ({ saying, kind: kind as NoiseKind }));
  });
}

/** The lines 'kind: saying, saying', without empty ones and '#' comments. */
function readLines(file: string, text: string): { kind: string; sayings: string[] }[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, kind = '', sayings = ''] = /^([a-z]+):(.*)$/.exec(line) ?? [];
      if (kind === '') throw new Error(`${file}: '${line}' is not 'kind: saying, saying'`);
      return {
        kind,
        sayings: sayings
          .split(',')
          .map((saying) => saying.trim())
          .filter(Boolean),
      };
    });
}
