/** Endings of English and Hindi words as they sound, each with the least that must be left. */
const ENDINGS: [RegExp, number][] = [
  // -wala, -wali, -wale: who does it, who sells it.
  [/val[aieo]n?$/, 2],
  [/(?:asan|san|ment|ate|atr)$/, 4],
  [/ings?$/, 3],
  [/[aei]d$/, 3],
  [/[ae]j$/, 3],
  [/s$/, 3],
  [/es$/, 3],
  [/[aeo]rs$/, 4],
  [/(?<=[^aeiou])r$/, 4],
  // Hindi verbs: tapakta, lagane, banwana.
  [/[nt][aei]$/, 3],
  [/v?an[aei]$/, 3],
  [/v?ai$/, 3],
  [/ve$/, 3],
  // Hindi plurals: deewarein, tankiyan.
  [/on$/, 3],
  [/i?[aeo]n$/, 4],
  [/[aeio]$/, 4],
];

/**
 * What is left of a word's sound without its endings, in each way that one can be left out, and the sound itself. Words that
 * have one of these in common are forms of one word: 'leaking', 'leaks', 'leakage' and 'leak', 'deewar' and 'deewaron'.
 */
export function stemsOf(sound: string): Set<string> {
  const stems = new Set([sound]);
  for (const [ending, least] of ENDINGS) {
    const stem = sound.replace(ending, '');
    if (stem.length >= least && stem.length < sound.length) stems.add(stem.replace(/(?<=..[^aeiou])[ae]r$/, 'r'));
  }
  return stems;
}
