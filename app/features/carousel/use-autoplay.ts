import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/**
 * Runs the carousel's autoplay plugin while nobody looks closer: it rests under the pointer, while anything in `root` has the
 * focus and while a slide is held, and it stops for good when the visitor says so (WCAG 2.2.2).
 * @param wanted false where autoplay must never start, as under reduced motion.
 */
export function useAutoplay(api: UseEmblaCarouselType[1], root: HTMLElement, wanted: boolean) {
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
    const autoplay = api?.plugins().autoplay;
    if (!autoplay) return;
    if (wanted && !paused && !held) autoplay.play();
    else autoplay.stop();
  }, [api, wanted, paused, held]);

  /** The visitor's own choice wins over the pointer that still rests on the button. */
  function toggle() {
    setPaused(!paused);
    setHeld(false);
  }

  return { paused, toggle };
}
