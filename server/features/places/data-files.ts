import { readFileSync } from 'node:fs';

/** The lines of a file in data/, split at tabs, without empty lines and '#' comments. */
export function readRecords(file: string): string[][] {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  const records: string[][] = [];
  for (const line of text.split('\n')) {
    if (line !== '' && !line.startsWith('#')) records.push(line.split('\t'));
  }
  return records;
}
