import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useRevalidator } from 'react-router';
import { ApiFailure } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import type { Undoable } from '#app/features/back-office/undo-bar.tsx';
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

/** What waits for its time: doing it, and what the bar says meanwhile. */
interface Soon {
  done: Undoable;
  start: () => void;
}

/**
 * Does the same with several things, one after the other, so that each is judged by itself: what is refused for one stops no other, and stands
 * in `notDone` until the next time. The page's loader is asked again at the end.
 *
 * `runSoon` does it after the time of the undo bar: decisions of which somebody is told cannot be taken back later. Whoever goes on to another
 * page of the back office lets it happen at once; whoever closes the browser is asked first, and what they leave waits as before.
 * @param onDone is called at the end, for what the loader does not read.
 */
export function useSeveral({ onDone }: { onDone?: () => void } = {}) {
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(0);
  const [notDone, setNotDone] = useState<NotDone[]>([]);
  const [soon, setSoon] = useState<Soon>();
  const isShown = useRef(true);
  const waiting = useRef<() => void>(undefined);
  waiting.current = soon?.start;

  async function run(things: readonly Named[], call: (id: string) => Promise<unknown>): Promise<string[]> {
    setNotDone([]);
    const done: string[] = [];
    const refused: NotDone[] = [];
    for (const [at, { id, name }] of things.entries()) {
      setLeft(things.length - at);
      try {
        await call(id);
        done.push(id);
      } catch (error) {
        const failure = error instanceof ApiFailure ? error : new ApiFailure(0, undefined);
        refused.push({ id, name, why: failure.message });
        // Whoever is signed out is so for the others, too.
        if (failure.status === 401) break;
      }
    }
    setLeft(0);
    setNotDone(refused);
    if (refused.length === 0) notify.success(backOfficeText.doneWithAll(done.length));
    else notify.error((isShown.current ? backOfficeText.doneWithSome : backOfficeText.othersWait)(done.length, things.length));
    await revalidate();
    onDone?.();
    return done;
  }

  function runSoon(things: readonly Named[], call: (id: string) => Promise<unknown>) {
    setNotDone([]);
    setSoon({
      done: { text: backOfficeText.doneSoon(things.length), label: backOfficeText.undo, undo: () => setSoon(undefined) },
      start() {
        setSoon(undefined);
        void run(things, call);
      },
    });
  }

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      waiting.current?.();
    };
  }, []);

  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => {
      if (!waiting.current) return;
      event.preventDefault();
      // Browsers before 2024 ask by this alone.
      event.returnValue = true;
    }, []),
  );

  return {
    run,
    runSoon,
    left,
    notDone,
    /** Something is being done, or waits for its time. */
    isBusy: left > 0 || soon !== undefined,
    /** What the bar is given that offers to leave it. */
    undoBar: soon && { done: soon.done, onEnd: soon.start },
  };
}
