import { readFileSync } from 'node:fs';

/** The lines of a file in data/, without empty ones and '#' comments. */
export function readLines(file: string): string[] {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(apart);
}

/** The lines of a file in data/, split at tabs. */
export function readRecords(file: string): string[][] {
  return readLines(file).map((line) => line.split('\t'));
}

/** A text of its own: V8 cuts a piece out of a text by pointing into it, so that one long name would keep its whole file in memory. */
function apart(piece: string): string {
  return Buffer.from(piece).toString();
}
