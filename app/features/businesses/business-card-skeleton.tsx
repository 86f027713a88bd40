import { Skeleton } from '#app/components/skeleton.tsx';

/** The place of a business card while it is loaded. */
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
      </div>
    </div>
  );
}
