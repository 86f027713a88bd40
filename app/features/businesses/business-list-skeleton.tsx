import { Skeleton } from '#app/components/skeleton.tsx';
import { compactGrid } from '#app/features/businesses/compact-card.tsx';
import { businessesText } from '#shared/texts.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The places of some business cards while they are loaded. */
export function BusinessListSkeleton({ className = '' }: { className?: string }) {
  return (
    <div role="status" aria-label={businessesText.loadingBusinesses} className={`${compactGrid} ${className}`}>
      {PLACES.map((place) => (
        <div key={place} className="flex overflow-hidden rounded-xl border border-sand-dark bg-paper">
          <Skeleton className="w-22 shrink-0 rounded-none sm:w-28" />
          <div className="grow space-y-2 p-3">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
