import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { ReviewItem } from '#app/features/reviews/review-item.tsx';
import { reviewsAddress } from '#app/features/reviews/reviews-address.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { ReviewPage } from '#shared/schemas/reviews.ts';
import { deskText, formMessages as messages } from '#shared/texts.ts';

interface LatestReviewsProps {
  business: Pick<Business, '_id' | 'name'>;
  page: ReviewPage;
}

/** What was written last about an owner's business, to be answered here; the rest is on the profile. */
export function LatestReviews({ business, page: { reviews, total } }: LatestReviewsProps) {
  if (total === 0) return <p className="text-ink-soft">{messages.noReviews}</p>;
  return (
    <div className="rounded-xl border border-sand-dark bg-paper p-5">
      <ul className="divide-y divide-sand-dark">
        {reviews.map((review) => (
          <li key={review._id} className="py-5 first:pt-0">
            <ReviewItem business={business} review={review} isOwner />
          </li>
        ))}
      </ul>
      {total > reviews.length && (
        <Link to={reviewsAddress(business._id, 'newest')} className={buttonClass({ variant: 'secondary' })}>
          {deskText.allReviews(total)}
        </Link>
      )}
    </div>
  );
}
