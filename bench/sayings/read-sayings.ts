import { readFileSync } from 'node:fs';

/** A line of seen.tsv or unseen.tsv (README.md). */
export interface Saying {
  saying: string;
  /** Any of these services is right. */
  trades: string[];
  /** The city that was named, if one was. */
  city: string | undefined;
  kind: string;
  script: string;
}

export function readSayings(file: 'seen' | 'unseen'): Saying[] {
  const [, ...lines] = readFileSync(new URL(`./${file}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [saying = '', trades = '', city = '-', kind = '', script = ''] = line.split('\t');
    return { saying, trades: trades.split('|'), city: city === '-' ? undefined : city, kind, script };
  });
}
