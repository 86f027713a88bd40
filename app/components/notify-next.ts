import { useEffect } from 'react';
import { notify } from '#app/components/notify.ts';

const KEY = 'nextMessage';

/** Leaves a message for the next page, when that is loaded anew. */
export function notifyNext(text: string) {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is forbidden: what was done is done, and not said.
  }
}

/** Says what the page before left to be said. */
export function useLeftMessage() {
  useEffect(() => {
    try {
      const text = sessionStorage.getItem(KEY);
      if (!text) return;
      sessionStorage.removeItem(KEY);
      notify.success(text);
    } catch {
      // Storage is forbidden: nothing was left.
    }
  }, []);
}
