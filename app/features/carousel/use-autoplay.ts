import { useEffect, useState } from 'react';

/**
 * Turns a carousel while nobody looks closer: it rests under the pointer, while anything in `root` has the
 * focus and while a finger is on it, and it stops for good when the visitor says so (WCAG 2.2.2).
 * @param turn what is done at each turn.
 * @param delay milliseconds from one turn to the next; none where it must never turn by itself, as under reduced motion.
 */
export function useAutoplay(turn: () => void, root: HTMLElement, delay: number | undefined) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const leaveFocus = (event: FocusEvent) => {
      if (!root.contains(event.relatedTarget as Node | null)) release();
    };
    // A finger that has gone leaves a pretended mouse where it was.
    const onMouse = (then: () => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') then();
    };
    const listening = new AbortController();
    const events = { signal: listening.signal, passive: true };
    root.addEventListener('pointerenter', onMouse(hold), events);
    root.addEventListener('pointerleave', onMouse(release), events);
    root.addEventListener('focusin', hold, events);
    root.addEventListener('focusout', leaveFocus, events);
    root.addEventListener('touchstart', hold, events);
    root.addEventListener('touchend', release, events);
    root.addEventListener('touchcancel', release, events);
    return () => listening.abort();
  }, [root]);

  useEffect(() => {
    if (delay === undefined || paused || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) turn();
    }, delay);
    return () => clearInterval(timer);
  }, [turn, delay, paused, held]);

  /** The visitor's own choice wins over the pointer that still rests on the button. */
  function toggle() {
    setPaused(!paused);
    setHeld(false);
  }

  return { paused, toggle };
}
