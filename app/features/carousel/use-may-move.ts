import { useEffect, useState } from 'react';

/** What moves by itself on a page. */
interface Mover {
  element: Element;
  isInSight: boolean;
  tell: (mayMove: boolean) => void;
}

/** Where somebody types or reads with more on their mind than the page: pictures beside it rest. */
const BUSY = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"] *';

const movers = new Set<Mover>();
let isTouched = false;
let isHeard = false;

/**
 * One thing moves at a time, the first of those in sight; nothing does while somebody types or has a finger on the screen. What moves by CSS
 * alone rests meanwhile (price-ticker.css).
 */
function settle() {
  const isBusy = isTouched || document.activeElement?.matches(BUSY);
  const [first] = [...movers]
    .filter(({ isInSight }) => isInSight)
    .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  document.documentElement.toggleAttribute('data-moving', first !== undefined);
  for (const mover of movers) mover.tell(mover === first && !isBusy);
}

/** Listens from the first that moves on, for as long as the page is there. */
function listen() {
  isHeard = true;
  const events = { passive: true };
  const touch = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0;
    settle();
  };
  for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) document.addEventListener(name, touch, events);
  // Once the focus has arrived where it goes.
  for (const name of ['focusin', 'focusout']) document.addEventListener(name, () => queueMicrotask(settle), events);
}

/**
 * Whether something that moves by itself may do so now (docs/decisions/094-speed.md): of all that is in sight the first one alone.
 * @param element half of which has to be in sight; without one nothing is asked, and nothing may move.
 */
export function useMayMove(element: Element | null | undefined): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    if (!element) return;
    const mover: Mover = { element, isInSight: false, tell: setMayMove };
    const watch = new IntersectionObserver(
      (entries) => {
        mover.isInSight = entries.at(-1)?.isIntersecting ?? false;
        settle();
      },
      { threshold: 0.5 },
    );
    if (!isHeard) listen();
    movers.add(mover);
    watch.observe(element);
    return () => {
      watch.disconnect();
      movers.delete(mover);
      settle();
      setMayMove(false);
    };
  }, [element]);
  return mayMove;
}
