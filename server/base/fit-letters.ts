const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** As much of a text as fits into a length, cut between letters as people see them: half a conjunct of Devanagari is another letter. */
export function fitLetters(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let fitting = '';
  for (const { segment } of graphemes.segment(text)) {
    if (fitting.length + segment.length > longest) break;
    fitting += segment;
  }
  return fitting.trimEnd();
}
