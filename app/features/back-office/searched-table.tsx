import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/components/link.tsx';
import { SearchBox } from '#app/components/search-box.tsx';
import type { ListPage } from '#app/features/back-office/list-page.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { limits } from '#shared/limits.ts';
import { backOfficeText } from '#shared/texts.ts';

interface SearchedTableProps {
  /** What the table lists: 'services'. */
  label: string;
  placeholder: string;
  page: Pick<ListPage<unknown>, 'q' | 'matching' | 'total' | 'currentPage' | 'totalPages'>;
  /** The table. */
  children: ReactNode;
}

/** A table with a search over it and the ways to its other pages below; a short table needs neither. */
export function SearchedTable({ label, placeholder, page, children }: SearchedTableProps) {
  const { pathname } = useLocation();
  const { q, matching, total, currentPage, totalPages } = page;
  const isLong = total > limits.leastSearchedRows;
  return (
    <>
      {(isLong || q) && (
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <SearchBox label={label} placeholder={placeholder} q={q} className="max-w-xl grow basis-72" />
          <p role="status" className="text-ink-soft">
            {q ? backOfficeText.matchingOf(matching, total) : backOfficeText.inAll(total)}
          </p>
          {q && (
            <Link to={pathname} className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
              {backOfficeText.showAll}
            </Link>
          )}
        </div>
      )}
      {children}
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}
