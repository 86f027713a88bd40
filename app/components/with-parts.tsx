import { Fragment, type ReactNode } from 'react';
import { type MarkedText, splitParts } from '#app/components/split-parts.ts';

/**
 * A text of the catalogue with elements in it: `Read <terms>our terms</terms>.` Each language puts them where its sentence has them.
 * @param text one that takes parameters is not called before: what somebody is called may look like a mark.
 * @param parts makes each marked part from its words; a mark that has none shows the words alone.
 * @param given the parameters of the text.
 */
export function withParts<Given extends (string | number)[]>(
  text: MarkedText<Given>,
  parts: Record<string, (words: string) => ReactNode>,
  ...given: Given
): ReactNode[] {
  return splitParts(text, given).map(({ mark, words }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    mark === undefined ? words : <Fragment key={at}>{parts[mark]?.(words) ?? words}</Fragment>,
  );
}
