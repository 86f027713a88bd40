import { useEffect, useState } from 'react';

/** Seconds that are left until a moment, in milliseconds. A page that slept meanwhile shows what is left then. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return left;
}
