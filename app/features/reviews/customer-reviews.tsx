import { Link } from '#app/components/link.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { RemovedLines } from '#app/features/reviews/removed-lines.tsx';
import { ReviewItem } from '#app/features/reviews/review-item.tsx';
import { REVIEWS, reviewsAddress } from '#app/features/reviews/reviews-address.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { ReviewOrder, ReviewPage } from '#shared/schemas/reviews.ts';
import { formMessages as messages, reviewsText } from '#shared/texts.ts';

const ORDERS: { order: ReviewOrder; label: () => string }[] = [
  { order: 'newest', label: () => reviewsText.newest },
  { order: 'highest', label: () => reviewsText.highest },
  { order: 'lowest', label: () => reviewsText.lowest },
  { order: 'proven', label: () => reviewsText.provenFirst },
];

interface CustomerReviewsProps {
  business: Pick<Business, '_id' | 'name'>;
  page: ReviewPage;
  /** The viewer owns the business. */
  isOwner: boolean;
}

/** What customers say, a page at a time in the order that the address asks for. */
export function CustomerReviews({ business, page, isOwner }: CustomerReviewsProps) {
  const { reviews, total, currentPage, totalPages, next = null, sort, removed, since } = page;
  const isBeyond = total > 0 && reviews.length === 0;
  return (
    <>
      {total > 1 && (
        <nav aria-label={reviewsText.orderOfReviews} className="mb-5 flex flex-wrap gap-2">
          {ORDERS.map(({ order, label }) => (
            <Link
              key={order}
              to={reviewsAddress(business._id, order)}
              preventScrollReset
              aria-current={order === sort ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-cement-dark bg-paper px-4 font-semibold text-sm hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper"
            >
              {label()}
            </Link>
          ))}
        </nav>
      )}
      {total === 0 && <p className="text-ink-soft">{messages.noReviews}</p>}
      {isBeyond && (
        <p className="text-ink-soft">
          {withParts(reviewsText.noMoreReviews, {
            first: (words) => (
              <Link to={reviewsAddress(business._id, sort)} className="text-brick underline underline-offset-4">
                {words}
              </Link>
            ),
          })}
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
      {since !== null && (
        <p className="mt-5 text-ink-soft text-sm">
          {withParts(reviewsText.countedSince, { how: (words) => <HowReviewsWork words={words} /> }, showLongDate(since))}
        </p>
      )}
      {!isBeyond && <PageLinks currentPage={currentPage} totalPages={totalPages} next={next} anchor={REVIEWS} />}
    </>
  );
}

function HowReviewsWork({ words }: { words: string }) {
  return (
    <Link to="/how-reviews-work" className="inline-block py-1 text-brick underline underline-offset-4">
      {words}
    </Link>
  );
}
