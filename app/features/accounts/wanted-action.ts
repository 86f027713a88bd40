import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteInHistory } from '#app/components/note-in-history.ts';

/**
 * What somebody wanted to do with a business when they were sent to sign in. It travels in the history's state and never in an
 * address: no link from elsewhere can like a business or spend a phone number for whoever is signed in.
 */
export interface WantedAction {
  business: string;
  action: 'phone' | 'like' | 'review' | 'enquiry';
}

/** The wish that a history entry's state holds, if it holds one. */
export function readWantedAction(state: unknown): WantedAction | undefined {
  return (state as { wanted?: WantedAction } | null)?.wanted;
}

/** The history entry whose wish was taken up last. */
let taken: string | undefined;

/** Takes up once what was wanted before signing in, when the page has come back to it; a reload or Back does not repeat it. */
export function useWantedAction({ business, action }: WantedAction, takeUp: () => void) {
  const { key, state } = useLocation();
  const wanted = readWantedAction(state);
  const isWanted = wanted?.business === business && wanted.action === action;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken up once, by what the page knows then
  useEffect(() => {
    if (!isWanted || taken === key) return;
    taken = key;
    noteInHistory('replace', { ...window.history.state, usr: null });
    takeUp();
  }, [isWanted, key]);
}
