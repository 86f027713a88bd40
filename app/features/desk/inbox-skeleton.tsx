import { Skeleton } from '#app/components/skeleton.tsx';
import { commonText } from '#shared/texts.ts';

const ROWS = ['first', 'second', 'third'];

/** The enquiries' places while another search is on its way. */
export function InboxSkeleton() {
  return (
    <div role="status" aria-label={commonText.loading} className="mt-5 grid gap-4">
      {ROWS.map((row) => (
        <div key={row} className="grid gap-3 rounded-xl border border-sand-dark bg-paper p-5">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-11 w-64" />
        </div>
      ))}
    </div>
  );
}
