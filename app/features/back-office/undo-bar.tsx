import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { limits } from '#shared/limits.ts';
import { backOfficeText } from '#shared/texts.ts';

/** What was done, and how it is taken back. */
export interface Undoable {
  text: string;
  /** What the button says. */
  label: string;
  undo: () => void;
}

interface UndoBarProps {
  /** Another one begins the time anew. */
  done: Undoable;
  onEnd: () => void;
}

/** Offers for ten seconds to take back what was just done; the time stands still while the bar is pointed at or has the focus. */
export function UndoBar({ done, onEnd }: UndoBarProps) {
  const [held, setHeld] = useState(false);
  const [left, setLeft] = useState<number>(limits.undoSeconds);
  const end = useRef(onEnd);
  end.current = onEnd;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one begins the time anew
  useEffect(() => setLeft(limits.undoSeconds), [done]);

  useEffect(() => {
    if (left <= 0) return end.current();
    if (held) return;
    const timer = window.setTimeout(() => setLeft(left - 1), 1_000);
    return () => window.clearTimeout(timer);
  }, [left, held]);

  return (
    <section
      aria-label={backOfficeText.undo}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="undo-bar on-dark fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-lg flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-ink p-2 pl-4 text-sand shadow-lg"
    >
      <p role="status" className="wrap-anywhere">
        {done.text}
      </p>
      <Button variant="quiet" onClick={done.undo} className="text-brick-pale! hover:bg-white/10!">
        <span>{done.label}</span>
        <span aria-hidden className="text-cement text-sm tabular-nums">
          {backOfficeText.secondsLeft(left)}
        </span>
      </Button>
    </section>
  );
}
