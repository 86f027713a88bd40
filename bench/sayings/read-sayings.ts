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

/** How sentences end in Hindi: half of what people type ends so, and 'hai' is how Haidarabad begins. */
const ENDINGS = { 'latin-en': ['chahiye', 'karwana hai'], 'latin-hi': ['hai', 'chahiye', 'karwana hai'], deva: ['है', 'चाहिए', 'करवाना है'] };

/** A saying as it is typed: every other one with an ending, unless it has one. */
export function withEnding({ saying, script }: Saying, at: number): string {
  const endings = ENDINGS[script as keyof typeof ENDINGS] ?? [];
  const isEnded = endings.some((ending) => saying.endsWith(` ${ending.split(' ').at(-1)}`));
  return at % 2 === 0 || isEnded || endings.length === 0 ? saying : `${saying} ${endings[(at >> 1) % endings.length]}`;
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
