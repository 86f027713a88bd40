import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/**
 * Turns a carousel while nobody looks closer: it rests under the pointer, while anything in `root` has the
 * focus and while a slide is held, and it stops for good when the visitor says so (WCAG 2.2.2).
 * @param delay milliseconds from one turn to the next; none where it must never turn by itself, as under reduced motion.
 */
export function useAutoplay(api: EmblaCarouselType | undefined, root: HTMLElement, delay: number | undefined) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!api) return;
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const leaveFocus = (event: FocusEvent) => {
      if (!root.contains(event.relatedTarget as Node | null)) release();
    };
    const events = new AbortController();
    root.addEventListener('mouseenter', hold, events);
    root.addEventListener('mouseleave', release, events);
    root.addEventListener('focusin', hold, events);
    root.addEventListener('focusout', leaveFocus, events);
    api.on('pointerDown', hold).on('pointerUp', release);
    return () => {
      events.abort();
      api.off('pointerDown', hold).off('pointerUp', release);
    };
  }, [api, root]);

  useEffect(() => {
    if (!api || delay === undefined || paused || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) api.scrollNext();
    }, delay);
    return () => clearInterval(timer);
  }, [api, delay, paused, held]);

  /** The visitor's own choice wins over the pointer that still rests on the button. */
  function toggle() {
    setPaused(!paused);
    setHeld(false);
  }

  return { paused, toggle };
}
