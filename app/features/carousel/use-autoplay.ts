import { useEffect, useRef, useState } from 'react';

/**
 * Turns a carousel while nobody looks closer: it rests under the pointer, while anything in `root` has the focus, and from a finger on it
 * until one is put elsewhere; and it stops for good when the visitor says so (WCAG 2.2.2).
 * @param turn what is done at each turn.
 * @param delay milliseconds from one turn to the next; none where it must not turn by itself, as under reduced motion.
 */
export function useAutoplay(turn: () => void, root: HTMLElement, delay: number | undefined) {
  const [paused, setPaused] = useState(false);
  /** No state: a turn that falls due before the page is drawn anew would still be made, under the visitor's pointer. */
  const held = useRef(false);

  useEffect(() => {
    if (delay === undefined || paused) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const goOn = () => {
      held.current = false;
      clearInterval(timer);
      timer = setInterval(() => {
        if (!document.hidden) turn();
      }, delay);
    };
    const hold = () => {
      held.current = true;
      clearInterval(timer);
    };
    const leaveFocus = (event: FocusEvent) => {
      if (!root.contains(event.relatedTarget as Node | null)) goOn();
    };
    // A finger that has gone leaves a pretended mouse where it was.
    const onMouse = (then: () => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') then();
    };
    const listening = new AbortController();
    const events = { signal: listening.signal, passive: true };
    root.addEventListener('pointerenter', onMouse(hold), events);
    root.addEventListener('pointerleave', onMouse(goOn), events);
    root.addEventListener('focusin', hold, events);
    root.addEventListener('focusout', leaveFocus, events);
    document.addEventListener('touchstart', ({ target }) => (root.contains(target as Node) ? hold() : goOn()), events);
    if (!held.current) goOn();
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, [turn, root, delay, paused]);

  /** The visitor's own choice wins over the pointer that still rests on the button. */
  function toggle() {
    setPaused(!paused);
    held.current = false;
  }

  return { paused, toggle };
}
