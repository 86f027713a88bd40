/** The first words of a long text. Cut within a word, a conjunct of Devanagari would end as half of it, which reads as another letter. */
export function firstWords(text: string, longest: number): string {
  const cut = text.slice(0, longest + 1);
  return /^.*(?=\s)/s.exec(cut)?.[0].trimEnd() || [...cut].slice(0, -1).join('');
}
