import type { Random } from '#server/demo/random.ts';

/** A word in Latin letters and in Devanagari. */
export interface Word {
  latin: string;
  hindi: string;
}

const [STARTS, MIDDLES, ENDS] = [
  `a अ ba ब bha भ cha च da द dha ध ga ग gu गु ha ह ja ज ka क kha ख la ल ma म mu मु na न pa प pra प्र ra र ri रि sa स sha श su सु ta त tha थ
   u उ va व vi वि ya य ki कि ni नि ve वे sho शो go गो de दे shri श्री kri कृ`,
  `la ल na न ra र ma म ka क ga ग ti ति di दि ni नि ri रि sha श va व ya य pa प ndra न्द्र kshi क्षि tri त्रि mbi म्बि lli ल्लि nna न्न dda द्द ntu न्तु
   she शे jo जो ve वे tho थो hu हु su सु`,
  `pur पुर nagar नगर garh गढ़ bad बाद wal वाल kar कर war वार lal लाल dev देव ni नी ppa प्पा ji जी wala वाला sh श th थ ya या m म n न li ली l ल vi वी
   ta ता ra रा kha खा sia सिया tech टेक con कॉन mart मार्ट care केयर infra इन्फ्रा kala कला mani मणि jit जीत esh ेश`,
].map(readPairs) as [Word[], Word[], Word[]];

/** Words of so many parts, and how many of these come before longer ones: what is common is short. */
const LENGTHS = [
  { parts: 3, words: 15_000 },
  { parts: 4, words: 600_000 },
  { parts: 5, words: Number.POSITIVE_INFINITY },
];

/** No factor of how many words of a length there are: its multiples meet each of them once. */
const STEP = 7_368_787;

/**
 * How often the words of names are met: like those of real texts, which never end (Heaps' law). The share of words from a rank on falls as a
 * power of it (Pareto), flat among the first thousand; of n words that are drawn some n^0.5 differ.
 */
const FLAT = 750;
const POWER = 1;

/** A word as its rank lets it be met. */
export function openWord(random: Random): Word {
  return wordOfRank(Math.floor(FLAT * ((1 - random.next()) ** (-1 / POWER) - 1)));
}

/** The name of a rank: the same on every machine, however many there are. */
export function wordOfRank(rank: number): Word {
  let at = rank;
  for (const { parts, words } of LENGTHS) {
    if (at < words) return wordOf(at, parts);
    at -= words;
  }
  throw new RangeError('The last length has no end');
}

function wordOf(index: number, parts: number): Word {
  const all = STARTS.length * MIDDLES.length ** (parts - 2) * ENDS.length;
  let left = ((index % all) * STEP) % all;
  const take = (list: Word[]) => {
    const piece = list[left % list.length] as Word;
    left = Math.floor(left / list.length);
    return piece;
  };
  const pieces = [take(STARTS), ...Array.from({ length: parts - 2 }, () => take(MIDDLES)), take(ENDS)];
  const latin = pieces.map((piece) => piece.latin).join('');
  return { latin: capital(latin), hindi: pieces.map(({ hindi }) => hindi).join('') };
}

/** As a hurried hand types it: one letter more, less, other, or swapped with its neighbour. */
export function misspell(word: string, random: Random, letters = 'aaeeiioouhrnstmldky'): string {
  if (word.length < 4) return word;
  const at = random.int(1, word.length - 2);
  const [head, letter, tail] = [word.slice(0, at), word[at] as string, word.slice(at + 1)];
  const other = random.pick([...letters]);
  return random.pick([
    `${head}${tail}`,
    `${head}${letter}${other}${tail}`,
    `${head}${other}${tail}`,
    `${head}${tail[0]}${letter}${tail.slice(1)}`,
  ]);
}

/** 'Sharma शर्मा Patel पटेल' → words in both scripts. */
export function readPairs(text: string): Word[] {
  const parts = text.trim().split(/\s+/);
  return Array.from({ length: parts.length / 2 }, (_, at) => ({ latin: parts[2 * at] as string, hindi: parts[2 * at + 1] as string }));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
