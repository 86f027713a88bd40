import type { ReactNode } from 'react';
import { Button } from '#app/components/button.tsx';
import { RotateCw, SearchX, TriangleAlert } from '#app/components/icons.ts';
import { commonText, pageMessages as messages } from '#shared/texts.ts';

const FRAME = 'mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center';

interface EmptyStateProps {
  title?: string;
  /** What to try next. */
  hint?: string;
  /** A way on: a link or button. */
  children?: ReactNode;
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ title = messages.noResults, hint, children }: EmptyStateProps) {
  return (
    <div role="status" className={FRAME}>
      <span className="grid size-16 place-items-center rounded-full bg-sand-dark">
        <SearchX aria-hidden className="size-7 text-ink-soft" />
      </span>
      <p className="font-bold text-xl">{title}</p>
      {hint && <p className="text-ink-soft">{hint}</p>}
      {children}
    </div>
  );
}

interface FailureStateProps {
  message?: string;
  onRetry: () => void;
  /** The retry runs. */
  busy?: boolean;
}

/** What a list shows when it could not be loaded. */
export function FailureState({ message = messages.somethingWentWrong, onRetry, busy = false }: FailureStateProps) {
  return (
    <div role="alert" className={FRAME}>
      <span className="grid size-16 place-items-center rounded-full bg-danger/10">
        <TriangleAlert aria-hidden className="size-7 text-danger" />
      </span>
      <p className="font-bold text-xl">{message}</p>
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        {!busy && <RotateCw aria-hidden className="size-4" />}
        <span>{commonText.tryAgain}</span>
      </Button>
    </div>
  );
}
