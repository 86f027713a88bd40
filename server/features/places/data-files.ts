import { readFileSync } from 'node:fs';

const NEWLINE = 10;

/**
 * The lines of a file in data/, without empty ones and '#' comments. Each is a text of its own: V8 cuts pieces out of a text by pointing
 * into it, so that one long name would keep its whole file in memory.
 */
export function readLines(file: string): string[] {
  const bytes = readFileSync(new URL(`./data/${file}`, import.meta.url));
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const next = bytes.indexOf(NEWLINE, from);
    const end = next < 0 ? bytes.length : next;
    const line = bytes.toString('utf8', from, end);
    if (line !== '' && !line.startsWith('#')) lines.push(line);
    from = end + 1;
  }
  return lines;
}

/** The lines of a file in data/, split at tabs. */
export function readRecords(file: string): string[][] {
  return readLines(file).map((line) => line.split('\t'));
}
