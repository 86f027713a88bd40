import { Fragment, type ReactNode } from 'react';

/**
 * A text of the catalogue with elements in it: `Read <terms>our terms</terms>.` Each language puts them where its sentence has them.
 * @param parts makes each marked part from its words; a mark that has none shows the words alone.
 */
export function withParts(text: string, parts: Record<string, (words: string) => ReactNode>): ReactNode[] {
  // Three groups each time: what stands before, the mark's name, its words.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return pieces.flatMap((piece, at): ReactNode[] => {
    if (at % 3 === 0) return piece === '' ? [] : [piece];
    if (at % 3 === 2) return [];
    const words = pieces[at + 1] ?? '';
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    return [<Fragment key={at}>{parts[piece]?.(words) ?? words}</Fragment>];
  });
}
