import { readFileSync } from 'node:fs';

/** The lines of a file in data/, without empty ones and '#' comments. */
export function readLines(file: string): string[] {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** The lines of a file in data/, split at tabs. */
export function readRecords(file: string): string[][] {
  return readLines(file).map((line) => line.split('\t'));
}
