import { useEffect, useRef } from 'react';
import { enterPanel } from '#app/components/open-panels.ts';

/** Lets Back close a panel, as Escape does, before it leaves the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? enterPanel(() => latest.current()) : undefined), [isOpen]);
}
