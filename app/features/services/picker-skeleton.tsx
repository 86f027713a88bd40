import { Skeleton } from '#app/components/skeleton.tsx';
import { limits } from '#shared/limits.ts';
import { servicesText } from '#shared/texts.ts';

const ROWS = Array.from({ length: limits.skeletonRows }, (_, row) => row);

/** A title bar and nine rows (docs/product/pages.md). */
export function PickerSkeleton() {
  return (
    <div role="status" aria-label={servicesText.loading} className="space-y-3">
      <Skeleton className="mb-5 h-7 w-40" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  );
}
