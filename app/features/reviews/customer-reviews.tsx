import { Link } from 'react-router';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { RemovedLines } from '#app/features/reviews/removed-lines.tsx';
import { ReviewItem } from '#app/features/reviews/review-item.tsx';
import { REVIEWS, reviewsAddress } from '#app/features/reviews/reviews-address.ts';
import { formMessages as messages } from '#shared/form-messages.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { ReviewOrder, ReviewPage } from '#shared/schemas/reviews.ts';

const ORDERS: Record<ReviewOrder, string> = { newest: 'Newest', highest: 'Highest', lowest: 'Lowest', proven: 'Proven first' };

interface CustomerReviewsProps {
  business: Pick<Business, '_id' | 'name'>;
  page: ReviewPage;
  /** The viewer owns the business. */
  isOwner: boolean;
}

/** What customers say, a page at a time in the order that the address asks for. */
export function CustomerReviews({ business, page, isOwner }: CustomerReviewsProps) {
  const { reviews, total, currentPage, totalPages, sort, removed } = page;
  const isBeyond = total > 0 && reviews.length === 0;
  return (
    <>
      {total > 1 && (
        <div className="mb-5">
          <FilterLinks
            label="Order of the reviews"
            choices={Object.entries(ORDERS).map(([order, label]) => ({
              to: reviewsAddress(business._id, order as ReviewOrder),
              label,
              isChosen: order === sort,
            }))}
          />
        </div>
      )}
      {total === 0 && <p className="text-ink-soft">{messages.noReviews}</p>}
      {isBeyond && (
        <p className="text-ink-soft">
          There are no more reviews.{' '}
          <Link to={reviewsAddress(business._id, sort)} className="text-brick underline underline-offset-4">
            See the first ones
          </Link>
        </p>
      )}
      {reviews.length > 0 && (
        <ul className="divide-y divide-sand-dark">
          {reviews.map((review) => (
            <li key={review._id} className="py-5 first:pt-0 last:pb-0">
              <ReviewItem business={business} review={review} isOwner={isOwner} />
            </li>
          ))}
        </ul>
      )}
      <RemovedLines removed={removed} />
      {!isBeyond && <PageLinks currentPage={currentPage} totalPages={totalPages} anchor={REVIEWS} />}
    </>
  );
}
