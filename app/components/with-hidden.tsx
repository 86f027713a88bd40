import type { ReactNode } from 'react';
import type { MarkedText } from '#app/components/split-parts.ts';
import { withParts } from '#app/components/with-parts.tsx';

/**
 * A text whose part between `<hidden>` marks is read out and not shown: 'Call<hidden> Deccan Roofs</hidden>'.
 * @param given the parameters of a text that takes some.
 */
export function withHidden<Given extends (string | number)[]>(text: MarkedText<Given>, ...given: Given): ReactNode[] {
  return withParts(text, { hidden: (words) => <span className="sr-only">{words}</span> }, ...given);
}
