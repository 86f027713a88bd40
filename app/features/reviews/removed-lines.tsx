import { showMonth } from '#app/components/show-moment.ts';
import { removalReasons } from '#shared/removal-reasons.ts';
import type { RemovedReviews } from '#shared/schemas/reviews.ts';
import { reviewsText } from '#shared/texts.ts';

/** What the team took down, and why: everybody sees that something is gone, and that it was not the business who took it away. */
export function RemovedLines({ removed }: { removed: readonly RemovedReviews[] }) {
  if (removed.length === 0) return null;
  return (
    <div className="mt-5 space-y-1 border-sand-dark border-t pt-4 text-ink-soft text-sm">
      {removed.map(({ reason, month, count }) => (
        <p key={`${month} ${reason}`}>
          <span>{reviewsText.reviewsRemoved(count, removalReasons[reason])}</span>
          {' · '}
          <time dateTime={month}>{showMonth(month)}</time>
        </p>
      ))}
      <p>{reviewsText.teamRemoves}</p>
    </div>
  );
}
