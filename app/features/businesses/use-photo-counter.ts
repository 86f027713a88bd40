import { type UIEvent, useState } from 'react';

/** Which of the photos beside each other is in sight, by how far their strip was swiped. @returns it, and what listens to the swiping. */
export function usePhotoCounter() {
  const [inSight, setInSight] = useState(0);

  function watch({ currentTarget: strip }: UIEvent<HTMLElement>) {
    const most = strip.scrollWidth - strip.clientWidth;
    if (most > 0) setInSight(Math.round((strip.scrollLeft / most) * (strip.childElementCount - 1)));
  }
  return { inSight, watch };
}
