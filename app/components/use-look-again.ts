import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Asks the server again and again for what the page shows, for as long as the component stands.
 * @param every milliseconds between two looks.
 */
export function useLookAgain(every: number): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  // A look during a load would end it, and begin a navigation anew.
  const isIdle = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(revalidate, every);
    return () => clearTimeout(timer);
  }, [revalidate, isIdle, every]);
}
