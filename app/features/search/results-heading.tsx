import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '#app/components/link.tsx';
import { showBusinesses } from '#app/components/show-count.ts';
import { searchText } from '#shared/texts.ts';

interface ResultsHeadingProps {
  title: string;
  /** How many are found in all; left out while that is not known. */
  total: number | undefined;
  /** How they are ordered. */
  order: string;
  /** What distances are measured from; `isFromSaid`: the title says it, and phones need not say it twice. */
  from?: string | undefined;
  isFromSaid?: boolean;
  /** What can be done with the search, beside its title. */
  action?: ReactNode;
  /** What is else than expected of the list: wide screens have room for it in the line of the order. */
  note?: ReactNode;
}

/** What the list below shows, how much of it there is and in which order. */
export function ResultsHeading({ title, total, order, from, isFromSaid = false, action, note }: ResultsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // Another search builds its form anew, and the button that was pressed is gone.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <header className="mt-2 mb-1.5 sm:mt-3 sm:mb-2 lg:mt-2 lg:pr-80">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-[min(100%,9rem)] flex-1 font-extrabold text-xl leading-tight tracking-tight wrap-anywhere outline-none sm:text-3xl"
        >
          {title}
        </h1>
        {action}
      </div>
      <div className="lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4">
        {total !== undefined && total > 0 && (
          <p className="mt-0.5 text-ink-soft max-sm:text-sm sm:mt-1">
            <span className="font-semibold text-ink">{showBusinesses(total)}</span> ·{' '}
            <span>
              <span>{order}</span>
              {from && <span className={isFromSaid ? 'max-sm:hidden' : ''}>{searchText.distancesFrom(from)}</span>}
            </span>{' '}
            ·{' '}
            <Link
              to="/how-ranking-works"
              className="inline-flex min-h-6 items-center text-brick underline decoration-brick/40 underline-offset-4 hover:decoration-brick"
            >
              {searchText.howRankingWorks}
            </Link>
          </p>
        )}
        {note}
      </div>
    </header>
  );
}
