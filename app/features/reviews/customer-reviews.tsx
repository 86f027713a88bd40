import { Rating } from '#app/components/rating.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { ReportButton } from '#app/features/reports/report-button.tsx';
import { OwnReviewActions } from '#app/features/reviews/own-review-actions.tsx';
import { formMessages as messages } from '#shared/form-messages.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Review } from '#shared/schemas/reviews.ts';

/** What customers say, newest first. */
export function CustomerReviews({ business, reviews }: { business: Pick<Business, '_id' | 'name'>; reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p className="text-ink-soft">{messages.noReviews}</p>;
  return (
    <ul className="divide-y divide-sand-dark">
      {reviews.map((review) => {
        const { _id, name, rating, description, createdAt, own } = review;
        return (
          <li key={_id} className="py-5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="font-bold wrap-anywhere">{name}</p>
              <time dateTime={createdAt} className="text-ink-soft text-sm">
                {showLongDate(createdAt)}
              </time>
            </div>
            <Rating value={rating} className="mt-1" />
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{description}</p>
            {own ? (
              <OwnReviewActions business={business} review={review} />
            ) : (
              <div className="-mb-3">
                <ReportButton subject={{ review: _id }} name={`Review by ${name}`} label="Report" hiddenLabel={` the review by ${name}`} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
