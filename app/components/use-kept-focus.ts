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
    if (list && isChanging.current && document.activeElement === document.body) place.current?.focus();
    isChanging.current = false;
  }, [list]);
  return {
    place,
    willChange: () => {
      isChanging.current = true;
    },
  };
}
