import { useEffect, useState } from 'react';

/** What moves by itself on a page. */
interface Mover {
  element: Element;
  isInSight: boolean;
  tell: (mayMove: boolean) => void;
}

/** Where somebody types or reads with more on their mind than the page: pictures beside it rest. */
const BUSY = 'input:not([type="checkbox"]), textarea, [role="dialog"] *';

const movers = new Set<Mover>();

const topOf = ({ element }: Mover) => element.getBoundingClientRect().top;

/**
 * One thing moves at a time, the first of those in sight; nothing does while somebody types or a dialog is open. What moves by CSS alone
 * rests meanwhile (price-ticker.css).
 */
function settle() {
  const isBusy = document.activeElement?.matches(BUSY);
  const [first] = [...movers].filter(({ isInSight }) => isInSight).sort((one, other) => topOf(one) - topOf(other));
  document.documentElement.toggleAttribute('data-moving', first !== undefined);
  for (const mover of movers) mover.tell(mover === first && !isBusy);
}

// Once the focus has arrived where it goes. No server loads this.
for (const name of ['focusin', 'focusout']) document.addEventListener(name, () => queueMicrotask(settle));

/**
 * Whether something that moves by itself may do so now (docs/product/pages.md): of all that is in sight the first one alone.
 * @param element half of which has to be in sight; without one nothing is asked, and nothing may move.
 */
export function useMayMove(element: Element | null | undefined): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    if (!element) return;
    const mover: Mover = { element, isInSight: false, tell: setMayMove };
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) mover.isInSight = isIntersecting;
        settle();
      },
      { threshold: 0.5 },
    );
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
