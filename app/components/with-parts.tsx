import { Fragment, type ReactNode } from 'react';
import { type MarkedText, splitParts } from '#app/components/split-parts.ts';

/**
 * A text of the catalogue with elements in it: `Read <terms>our terms</terms>.` Each language puts them where its sentence has them.
 * @param text one that takes parameters is not called before: what somebody is called may look like a mark.
 * @param parts makes each marked part from its words; a mark that has none shows the words alone. What is not marked stands in an element too: where
 * the page is translated a bare text cannot be taken away (docs/decisions/190-browsers.md).
 * @param given the parameters of the text.
 */
export function withParts<Given extends (string | number)[]>(
  text: MarkedText<Given>,
  parts: Record<string, (words: string) => ReactNode>,
  ...given: Given
): ReactNode[] {
  return splitParts(text, given).map(({ mark, words }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={at}>{(mark && parts[mark]?.(words)) ?? <span>{words}</span>}</Fragment>
  ));
}
