import { type RefObject, useEffect, useRef } from 'react';

/** Links of pages in other languages than the first begin with the language. */
const ID = /\/viewdetails\/([^/?#]+)/;

function idOf(card: Element | null | undefined): string | undefined {
  return ID.exec(card?.querySelector('a[href*="/viewdetails/"]')?.getAttribute('href') ?? '')?.[1];
}

/**
 * Tells which card of a list is meant: the one that is pointed at or has the focus, and on screens without a pointer the first that stands
 * wholly below the map.
 */
export function useCardInSight(list: RefObject<HTMLElement | null>, tell: (id: string | undefined) => void) {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let told: string | undefined;
    const tellOnce = (id: string | undefined) => {
      if (id === undefined || id === told) return;
      told = id;
      latest.current(id);
    };
    const meet = ({ target }: Event) => target instanceof Element && tellOnce(idOf(target.closest('article')));
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = (element.previousElementSibling ?? element).getBoundingClientRect().bottom;
      tellOnce(idOf([...element.querySelectorAll('article')].find((card) => card.getBoundingClientRect().top >= top)));
    };
    const scroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    element.addEventListener('pointerover', meet);
    element.addEventListener('focusin', meet);
    const hasNoPointer = window.matchMedia('(hover: none)').matches;
    if (hasNoPointer) window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointerover', meet);
      element.removeEventListener('focusin', meet);
      window.removeEventListener('scroll', scroll);
    };
  }, [list]);
}

/** Brings the card of a business into sight, where the list has come so far, and marks it as the one. */
export function markCard(list: HTMLElement | null, id: string): void {
  list?.querySelector('[data-on-map]')?.removeAttribute('data-on-map');
  const card = list?.querySelector(`a[href$="/viewdetails/${CSS.escape(id)}"]`)?.closest('article');
  if (!card) return;
  card.setAttribute('data-on-map', '');
  card.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
