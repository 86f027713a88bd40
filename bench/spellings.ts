// What a misspelt word takes of the thread that answers everybody, among 44,000 words and more: those of so many of the data set's
// businesses (businesses.ts). They are drawn once, which takes minutes, and kept in .bench.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { showCount } from '#app/components/show-count.ts';
import { createRandom } from '#server/demo/random.ts';
import { SpellingIndex } from '#server/features/search/near-spelling.ts';
import { lower } from '#server/features/search/text.ts';
import { type Business, BusinessMaker } from './businesses.ts';
import { misspell } from './open-vocabulary.ts';
import { printGoals, printTable } from './table.ts';

const SIZES = [44_000, 130_000, 250_000, 500_000];
/** Words that are typed, of each kind. */
const TYPED = 1_000;
/** Times that each is looked for: the least by the clock is its time, as other programs have no part in that. */
const TIMES = 5;
/** Only for their days: how many there come to be is not known before. */
const SPREAD = 20_000_000;

const words = drawWords(SIZES.at(-1) as number);
const rows: string[][] = [];
let last = { p99: Number.NaN, worst: Number.NaN };
for (const size of SIZES) {
  const known = new Map(words.slice(0, size));
  const index = new SpellingIndex();
  // In their order, as processes learn them (vocabulary.ts).
  for (const word of [...known.keys()].sort()) index.add(word);
  for (const [kind, typed] of Object.entries(typedWords([...known.keys()]))) {
    const figures = measure(index, typed, (word) => known.get(word) ?? 0);
    rows.push([showCount(size), kind, ...[figures.mean, figures.p50, figures.p99, figures.worst].map((ms) => ms.toFixed(2))]);
    if (size === SIZES.at(-1)) last = { p99: worse(last.p99, figures.p99), worst: worse(last.worst, figures.worst) };
  }
}
printTable(['words', 'typed', 'mean of its own time, ms', 'p50 ms', 'p99 ms', 'worst ms'], rows);
printGoals([
  ['a misspelt word among 500,000, p99 of the worst kind', last.p99, '≤', 2, 'ms'],
  ['the worst of all', last.worst, '≤', 8, 'ms'],
]);

/** Each with how many businesses have it, those that came first before others. */
function drawWords(count: number): [string, number][] {
  const file = `.bench/words-${count}.tsv`;
  if (existsSync(file)) return readFileSync(file, 'utf8').split('\n').map(readLine);
  const maker = new BusinessMaker(SPREAD);
  const counts = new Map<string, number>();
  let made = 0;
  for (let told = 0; counts.size < count; made++) {
    for (const word of wordsOf(maker.next())) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (counts.size < told + 50_000) continue;
    told = counts.size;
    console.log(`${showCount(told)} words of ${showCount(made)} businesses`);
  }
  console.log(`${showCount(count)} words of ${showCount(made)} businesses`);
  const drawn = [...counts].slice(0, count);
  mkdirSync('.bench', { recursive: true });
  writeFileSync(file, drawn.map((line) => line.join('\t')).join('\n'));
  return drawn;
}

function readLine(line: string): [string, number] {
  const [word = '', n] = line.split('\t');
  return [word, Number(n)];
}

/** As the database splits them (search_terms() in SQL). */
function wordsOf({ name, name_hi, service, address, city, state }: Business): Set<string> {
  return new Set(lower(`${name} ${service} ${address} ${city} ${state} ${name_hi ?? ''}`).match(/[0-9a-z\u{80}-\u{10ffff}]+/gu));
}

/** What nobody has, by how it comes about. */
function typedWords(known: string[]): Record<string, string[]> {
  const random = createRandom('typed');
  const all = new Set(known);
  const draw = (make: () => string) => {
    const typed = new Set<string>();
    while (typed.size < TYPED) {
      const word = make();
      if (word.length >= 3 && !all.has(word)) typed.add(word);
    }
    return [...typed];
  };
  const latin = known.filter((word) => /^[a-z]{5,}$/.test(word));
  const hindi = known.filter((word) => /^\p{Script=Devanagari}{4,}$/u.test(word));
  const letters = [...'aaaeeiioouurrnnsstthklmdpgbvyj'];
  return {
    'one edit away': draw(() => misspell(random.pick(latin), random)),
    'two edits away': draw(() => misspell(misspell(random.pick(latin), random), random)),
    'one edit away, common words': draw(() => misspell(random.pick(latin.slice(0, 5_000)), random)),
    'Devanagari, one edit away': draw(() => misspell(random.pick(hindi), random, 'ािीुूेोंकरलनमसतप')),
    'any letters': draw(() => Array.from({ length: random.int(4, 16) }, () => random.pick(letters)).join('')),
  };
}

function measure(index: SpellingIndex, typed: string[], countOf: (word: string) => number) {
  for (const word of typed.slice(0, TYPED / 4)) index.near(word, countOf);
  const before = process.threadCpuUsage();
  const times = typed
    .map((word) =>
      Math.min(
        ...Array.from({ length: TIMES }, () => {
          const start = performance.now();
          index.near(word, countOf);
          return performance.now() - start;
        }),
      ),
    )
    .sort((a, b) => a - b);
  // The thread's own time is counted by ticks of some milliseconds: right for all together, not for one.
  const { user, system } = process.threadCpuUsage(before);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
  return { mean: (user + system) / 1_000 / TIMES / typed.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

function worse(a: number, b: number): number {
  return Number.isNaN(a) ? b : Math.max(a, b);
}
