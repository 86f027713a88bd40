import type { ReactNode } from 'react';
import { ChevronRight } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';

/** Which option is active, and what pointing at one and taking it does. */
export interface SuggestionChoice {
  active: number | undefined;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

interface SuggestionProps extends SuggestionChoice {
  id: string;
  index: number;
  to: string;
  children: ReactNode;
}

/** One option. It is a link, so that it opens in a new tab as well. */
export function Suggestion({ id, index, to, active, onPoint, onChoose, children }: SuggestionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      to={to}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onPoint(index)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(index);
      }}
      className="flex min-h-11 items-center gap-3 rounded-lg p-2 aria-selected:bg-sand aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink"
    >
      {children}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-cement-dark" />
    </Link>
  );
}
