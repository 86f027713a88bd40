import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import type { Draft, FormDraft } from '#app/components/drafts.ts';
import { changedEntries, putBack, putDefaults } from '#app/components/kept-fields.ts';
import { commonText } from '#shared/texts.ts';

interface KeptDraftProps {
  draft: FormDraft;
  /** What the form keeps itself beside the fields, as far as it was changed. */
  beside?: Draft;
  /** Takes what it keeps itself out of a draft that is there; where its state begins with the draft, nothing. */
  onFound?: (draft: Draft) => void;
  /** Puts back what the form keeps itself. */
  onDiscard?: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * Fields whose contents are kept while they are entered, and stand there again after the form was left without being sent
 * (docs/decisions/130-back-and-what-was-typed.md). `useCheckedForm` forgets them when the form was sent.
 */
export function KeptDraft({ draft, beside = {}, onFound, onDiscard, className = '', children }: KeptDraftProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isBack, setBack] = useState(false);
  const entriesNow = () => ({ ...changedEntries(place.current), ...beside });
  const keepIfAny = () => Object.keys(entriesNow()).length > 0 && draft.keep(entriesNow(), false);
  const latest = useRef(keepIfAny);
  const found = useRef(onFound);
  useLayoutEffect(() => {
    latest.current = keepIfAny;
    found.current = onFound;
  });

  useLayoutEffect(() => {
    const entries = draft.read();
    if (!entries || Object.keys(entries).length === 0) return;
    putBack(place.current, entries);
    found.current?.(entries);
    setBack(true);
  }, [draft]);

  useEffect(() => {
    const form = place.current?.closest('form');
    // Whoever has logged out in another tab has emptied all drafts; and what a browser fills in by itself it may tell nobody.
    const keepNow = () => latest.current();
    const keepIfHidden = () => document.visibilityState === 'hidden' && keepNow();
    const sayNothing = () => setBack(false);
    form?.addEventListener('submit', keepNow);
    form?.addEventListener('reset', sayNothing);
    document.addEventListener('visibilitychange', keepIfHidden);
    return () => {
      form?.removeEventListener('submit', keepNow);
      form?.removeEventListener('reset', sayNothing);
      document.removeEventListener('visibilitychange', keepIfHidden);
    };
  }, []);

  const isFirst = useRef(true);
  const besideText = JSON.stringify(beside);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when what stands beside the fields has changed
  useEffect(() => {
    if (!isFirst.current) draft.keep(entriesNow(), false);
    isFirst.current = false;
  }, [besideText]);

  function discard() {
    const first = putDefaults(place.current);
    onDiscard?.();
    draft.forget();
    setBack(false);
    first?.focus();
  }

  return (
    <div ref={place} onInput={() => draft.keep(entriesNow(), true)} className={className}>
      {isBack && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-3 rounded-lg border border-sand-dark bg-paper px-4 py-1 text-ink text-sm"
        >
          <span>{commonText.wroteBefore}</span>
          <Button variant="quiet" size="sm" onClick={discard} className="-mx-3 px-3!">
            {commonText.throwItAway}
          </Button>
        </p>
      )}
      {children}
    </div>
  );
}
