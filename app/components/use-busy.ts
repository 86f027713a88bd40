import { useState } from 'react';

/** Whether an answer is waited for: meanwhile nothing is pressed that begins something else. */
export interface Busy {
  isBusy: boolean;
  /** Waits for an answer, and gives it on. */
  during: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
}

/** One answer at a time. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async during(answer) {
      setBusy(true);
      try {
        return await answer;
      } finally {
        setBusy(false);
      }
    },
  };
}
