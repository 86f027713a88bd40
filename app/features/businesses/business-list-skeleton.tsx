import { Skeleton } from '#app/components/skeleton.tsx';

/** The columns in which business cards stand. */
export const cardGrid = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

const PLACES = ['first', 'second', 'third', 'fourth'];

/** The places of a row of business cards while they are loaded. */
export function BusinessListSkeleton({ className = '' }: { className?: string }) {
  return (
    <div role="status" aria-label="Loading businesses" className={`${cardGrid} ${className}`}>
      {PLACES.map((place) => (
        <BusinessCardSkeleton key={place} />
      ))}
    </div>
  );
}

/** The place of one business card. */
export function BusinessCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-xl border border-sand-dark bg-paper">
      <Skeleton className="aspect-4/3 w-full rounded-none" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
