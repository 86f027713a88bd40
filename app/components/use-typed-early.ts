import { useLayoutEffect, useRef } from 'react';

/**
 * Takes over what a visitor typed into a controlled field of the server's page before its script ran: the next rendering would put
 * the page's own text back.
 * @param shown what the field shows by its state; nothing for a field that keeps its text itself.
 * @param adopt is told the text that stands there instead, and whether the visitor is still in the field.
 * @returns the field's ref.
 */
export function useTypedEarly(shown: string | undefined, adopt: (typed: string, isActive: boolean) => void) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has happened before the first rendering, or not at all
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (shown !== undefined && typed !== undefined && typed !== shown) adopt(typed, document.activeElement === field.current);
  }, []);
  return field;
}
