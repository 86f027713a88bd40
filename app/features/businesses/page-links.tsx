import { useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { businessesText } from '#shared/texts.ts';

interface PageLinksProps {
  currentPage: number;
  totalPages: number;
  /** Where a list goes on that has places (server/db/list-place.ts): behind the row that is shown last, whatever came or went. Null at its end. */
  next?: string | null;
  /** Id of the list's heading, where a page does not begin with the list. */
  anchor?: string;
}

/** Links to the page before and the page after, with the rest of the address as it is. */
export function PageLinks({ currentPage, totalPages, next, anchor }: PageLinksProps) {
  const { pathname, search } = useLocation();
  const hasPrevious = currentPage > 1;
  const hasNext = next === undefined ? currentPage < totalPages : next !== null;
  if (!hasPrevious && !hasNext) return null;
  const addressOf = (page: number, after?: string | null) => {
    const query = new URLSearchParams(search);
    query.set('page', String(page));
    query.delete('after');
    if (after) query.set('after', after);
    return `${pathname}?${query}${anchor ? `#${anchor}` : ''}`;
  };
  return (
    <nav aria-label={businessesText.pages} className="mt-8 flex justify-between gap-4">
      {hasPrevious ? (
        <Link rel="prev" to={addressOf(currentPage - 1)} className={buttonClass({ variant: 'secondary' })}>
          {businessesText.previousPage}
        </Link>
      ) : (
        <span />
      )}
      {hasNext && (
        <Link rel="next" to={addressOf(currentPage + 1, next)} className={buttonClass({ variant: 'secondary' })}>
          {businessesText.nextPage}
        </Link>
      )}
    </nav>
  );
}
