import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { backOfficeText } from '#shared/texts.ts';

/** A thing of a list, and what people call it. */
export interface Named {
  id: string;
  name: string;
}

/** Something that was not done, and why. */
export interface NotDone extends Named {
  why: string;
}

/**
 * Does the same with several things, one after the other, so that each is judged by itself: what is refused for one stops no other, and stands
 * in `notDone` until the next time. The page's loader is asked again at the end.
 */
export function useSeveral() {
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(0);
  const [notDone, setNotDone] = useState<NotDone[]>([]);

  async function run(things: readonly Named[], call: (id: string) => Promise<unknown>): Promise<void> {
    setNotDone([]);
    const refused: NotDone[] = [];
    let tried = 0;
    for (const [at, { id, name }] of things.entries()) {
      setLeft(things.length - at);
      tried += 1;
      try {
        await call(id);
      } catch (error) {
        const failure = error instanceof ApiFailure ? error : new ApiFailure(0, undefined);
        refused.push({ id, name, why: failure.message });
        // Whoever is signed out is so for the others, too.
        if (failure.status === 401) break;
      }
    }
    setLeft(0);
    setNotDone(refused);
    const done = tried - refused.length;
    if (refused.length === 0) notify.success(backOfficeText.doneWithAll(done));
    else notify.error(backOfficeText.doneWithSome(done, things.length));
    await revalidate();
  }

  return { run, left, notDone };
}
