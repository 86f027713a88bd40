import { useLocation } from 'react-router';

/** Tells that a page is a copy from an earlier visit, and what it leaves out. */
export function CopyNotice() {
  const { pathname } = useLocation();
  return (
    <div className="border-cement border-b bg-sand-dark">
      <p role="status" className="page-width flex flex-wrap items-center gap-x-3 py-2 font-medium">
        You are offline. This page is a copy from your last visit, without prices and phone numbers.
        <a href={pathname} className="inline-flex min-h-11 items-center font-semibold text-brick-dark underline underline-offset-4">
          Try again
        </a>
      </p>
    </div>
  );
}
