import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { debounce } from '#app/components/debounce.ts';

/** Where the tab keeps how far its lists were read, by the key of their entry in the history. */
const STORE = 'listPlaces';
const MOST_KEPT = 20;
const PAUSE_MILLISECONDS = 200;
/** What a visitor does who looks somewhere else meanwhile. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface ListPlace {
  pages: number;
  y: number;
}

/**
 * Brings a list back to the depth and place at which it was left, when the document is loaded anew.
 * @param pages how many pages are shown.
 * @param grow loads pages until so many are shown; it tells how many are.
 */
export function useListPlace(pages: number, grow: (pages: number) => Promise<number>): void {
  const { key } = useLocation();
  const wanted = useRef<ListPlace>(undefined);
  const isRestoring = useRef(false);
  const latest = useRef({ pages, grow });
  latest.current = { pages, grow };

  useEffect(() => {
    const left = readPlaces()[key];
    if (!left || left.pages <= latest.current.pages) return;
    isRestoring.current = true;
    wanted.current = left;
    const forget = () => {
      wanted.current = undefined;
    };
    for (const move of MOVES) window.addEventListener(move, forget, { once: true, passive: true });
    latest.current
      .grow(left.pages)
      .then((shown) => {
        if (wanted.current) wanted.current = { ...left, pages: Math.min(left.pages, shown) };
        goTo(wanted, latest.current.pages);
      }, forget)
      .finally(() => {
        isRestoring.current = false;
        for (const move of MOVES) window.removeEventListener(move, forget);
      });
  }, [key]);

  useLayoutEffect(() => goTo(wanted, pages), [pages]);

  // Taken down with the list itself: the next page scrolls to its top at once, which is no place in the list.
  useLayoutEffect(() => {
    const keep = () => {
      if (!isRestoring.current) keepPlace(key, { pages, y: Math.round(window.scrollY) });
    };
    const { runSoon, cancel } = debounce(keep, PAUSE_MILLISECONDS);
    runSoon();
    window.addEventListener('scroll', runSoon, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      cancel();
      window.removeEventListener('scroll', runSoon);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, pages]);
}

/** Goes to the wanted place as soon as the list is long enough for it. */
function goTo(wanted: { current: ListPlace | undefined }, pages: number) {
  if (!wanted.current || pages < wanted.current.pages) return;
  window.scrollTo(0, wanted.current.y);
  wanted.current = undefined;
}

function readPlaces(): Record<string, ListPlace> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps the latest ones: whoever comes back does not go back that far. */
function keepPlace(key: string, place: ListPlace) {
  const { [key]: _, ...others } = readPlaces();
  const kept = [...Object.entries(others).slice(1 - MOST_KEPT), [key, place]];
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing starts at the first page.
  }
}
