import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows go by what is done to them: the row takes its focus with it, and the list's place gets it.
 * @param list what the list shows.
 * @returns `place`, the ref of an element that can take the focus (tabIndex -1), and `willChange`, to be called when something is done.
 */
export function useKeptFocus<Place extends HTMLElement>(list: unknown) {
  const place = useRef<Place>(null);
  const isChanging = useRef(false);
  useEffect(() => {
    if (!list || !isChanging.current) return;
    const { activeElement, body } = document;
    // While the question that was answered, or the row itself, has the focus, the list has changed for another reason.
    if (activeElement?.closest('[role="dialog"]') || place.current?.contains(activeElement)) return;
    if (activeElement === body) place.current?.focus();
    isChanging.current = false;
  }, [list]);
  return {
    place,
    willChange: () => {
      isChanging.current = true;
    },
  };
}
