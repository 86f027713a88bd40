import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ArrowLeft } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { businessesText } from '#shared/texts.ts';

/** The way back to the list that a profile was opened from, at the place where it was left. */
export function BackToList() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const list = (useLocation().state as { list?: unknown } | null)?.list;
  if (!hydrated || typeof list !== 'string') return null;

  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The list is the entry before: it is found again as it was.
    navigate(-1);
  }

  return (
    <Link
      to={list}
      onClick={goBack}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-lg px-1 font-semibold text-brick underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {businessesText.backToList}
    </Link>
  );
}
