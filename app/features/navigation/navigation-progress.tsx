import { useCurrentPage } from '#app/components/current-page.ts';

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  if (useCurrentPage() === 'idle') return null;
  return <div aria-hidden className="fixed inset-x-0 top-0 z-[60] h-1 origin-left animate-progress bg-brick" />;
}
