import { useHref, useLocation } from 'react-router';
import { commonText, offlineText } from '#shared/texts.ts';

/** Tells that a page is a copy from an earlier visit, and what it leaves out. */
export function CopyNotice() {
  const path = useHref(useLocation().pathname);
  return (
    <div className="border-cement border-b bg-sand-dark">
      <p role="status" className="page-width flex flex-wrap items-center gap-x-3 py-2 font-medium">
        {offlineText.thisIsACopy}
        <a href={path} className="inline-flex min-h-11 items-center font-semibold text-brick-dark underline underline-offset-4">
          {commonText.tryAgain}
        </a>
      </p>
    </div>
  );
}
