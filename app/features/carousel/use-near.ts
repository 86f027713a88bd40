import { useEffect, useState } from 'react';

/** Whether an element has come within half a screen of what the visitor sees; never before the page's script runs. */
export function useNear(element: Element | null): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element || near) return;
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '50%',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
}
