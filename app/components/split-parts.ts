/** A text of the catalogue, or one that takes parameters. */
export type MarkedText<Given extends (string | number)[]> = string | ((...given: Given) => string);

/** Words of a text, and the name of the mark around them; none where nothing is marked. */
export interface TextPart {
  mark?: string;
  words: string;
}

/** Stands for '<' in what is put into a text, until its marks are found: no character that anybody writes. */
const STAND_IN = '\u{10ffff}';

/**
 * Finds the marks of a text: 'Call<hidden> Deccan Roofs</hidden>'.
 * @param given the parameters of the text. None of them holds a mark, whatever somebody is called.
 */
export function splitParts<Given extends (string | number)[]>(text: MarkedText<Given>, given: Given): TextPart[] {
  const marked = typeof text === 'string' ? text : text(...(given.map(cover) as Given));
  // Three groups each time: what stands before, the mark's name, its words.
  const pieces = marked.split(/<(\w+)>(.*?)<\/\1>/s).map((piece) => piece.replaceAll(STAND_IN, '<'));
  return pieces.flatMap((piece, at): TextPart[] => {
    if (at % 3 === 0) return piece === '' ? [] : [{ words: piece }];
    return at % 3 === 1 ? [{ mark: piece, words: pieces[at + 1] ?? '' }] : [];
  });
}

function cover(given: string | number): string | number {
  return typeof given === 'string' ? given.replaceAll('<', STAND_IN) : given;
}
