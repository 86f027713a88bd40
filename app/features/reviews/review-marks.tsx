import { BadgeCheck } from '#app/components/icons.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { reviewsText } from '#shared/texts.ts';

/** What is known of how a review came: the most that its writer had to do with the business, and whether it was asked for. */
export function ReviewMarks({ review: { contacted, workDone, askedFor } }: { review: Review }) {
  return (
    <>
      {(workDone || contacted) && (
        <span
          title={workDone ? reviewsText.workDoneHint : reviewsText.contactedHint}
          className="inline-flex items-center gap-1.5 font-semibold text-leaf text-sm"
        >
          <BadgeCheck aria-hidden className="size-4.5" />
          <span>{workDone ? reviewsText.workDone : reviewsText.contactedThrough(brand.name)}</span>
        </span>
      )}
      {askedFor && (
        <span title={reviewsText.askedForHint} className="text-ink-soft text-sm">
          {reviewsText.askedFor}
        </span>
      )}
    </>
  );
}
