import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';

/** Once a page stands, has it kept for times without a connection. */
export function useKeptPages() {
  const path = useHref(useLocation().pathname);
  useEffect(() => {
    if (import.meta.env.DEV || !navigator.onLine) return;
    const keep = () =>
      void import('#app/features/offline/keep-page.ts').then(
        ({ keepPage }) => keepPage(path),
        // What cannot be kept now is kept at the next visit.
        () => undefined,
      );
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
    return () => window.removeEventListener('load', keep);
  }, [path]);
}
