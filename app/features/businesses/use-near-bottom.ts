import { useEffect, useRef } from 'react';
import { limits } from '#shared/limits.ts';

/**
 * Calls `onNear` when the end of a list comes within 200 px of the screen, or is above it.
 * @param turn changes when the list has grown: the end is looked at anew.
 * @returns ref of the element at the list's end.
 */
export function useNearBottom(onNear: () => void, enabled: boolean, turn: number) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` starts the watch anew, as an end that stays in sight reports no change.
  useEffect(() => {
    if (!enabled || !end.current) return;
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onNear(), {
      rootMargin: `1000000px 0px ${limits.infiniteScrollPixels}px 0px`,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [onNear, enabled, turn]);
  return end;
}
