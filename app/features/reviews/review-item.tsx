import { Rating } from '#app/components/rating.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { ReportButton } from '#app/features/reports/report-button.tsx';
import { HelpfulButton } from '#app/features/reviews/helpful-button.tsx';
import { OwnReviewActions } from '#app/features/reviews/own-review-actions.tsx';
import { ReplyActions } from '#app/features/reviews/reply-actions.tsx';
import { ReviewMarks } from '#app/features/reviews/review-marks.tsx';
import { ReviewPhotos } from '#app/features/reviews/review-photos.tsx';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { reviewsText } from '#shared/texts.ts';

/** What its writer, who alone sees it, is told of a review that nobody else sees. */
const STATES = {
  unconfirmed: () => reviewsText.unconfirmed,
  held: () => reviewsText.held,
  refused: () => reviewsText.refused,
};

interface ReviewItemProps {
  business: Pick<Business, '_id' | 'name'>;
  review: Review;
  /** The viewer owns the business: what it may do is answer. */
  isOwner: boolean;
}

/** A review with its mark, the business's reply, and what the viewer can do with it. */
export function ReviewItem({ business, review, isOwner }: ReviewItemProps) {
  const { _id, name, rating, description, createdAt, reply, own, state } = review;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-bold wrap-anywhere">{name}</p>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {showLongDate(createdAt)}
        </time>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Rating value={rating} />
        <ReviewMarks review={review} />
      </div>
      {state && <p className="mt-2 rounded-lg bg-sand-dark/40 px-4 py-3">{STATES[state]()}</p>}
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{description}</p>
      <ReviewPhotos photos={review.image} writer={name} />
      {reply && (
        <blockquote className="mt-3 rounded-r-lg border-cement-dark border-l-4 bg-sand-dark/40 px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <cite className="font-semibold not-italic wrap-anywhere">{reviewsText.replyOf(nameShown(business))}</cite>
            <time dateTime={reply.editedAt ?? reply.createdAt} className="text-ink-soft text-sm">
              {reply.editedAt ? reviewsText.editedOn(showLongDate(reply.editedAt)) : showLongDate(reply.createdAt)}
            </time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </blockquote>
      )}
      <div className="-mb-3 flex flex-wrap items-center gap-x-4">
        {own ? (
          <OwnReviewActions business={business} review={review} />
        ) : (
          <>
            {isOwner ? <ReplyActions review={review} /> : <HelpfulButton review={review} />}
            <ReportButton
              subject={{ review: _id }}
              name={reviewsText.reviewBy(name)}
              label={withHidden(reviewsText.reportReviewBy, name)}
            />
          </>
        )}
        {(own || isOwner) && review.helpful > 0 && <span className="text-ink-soft text-sm">{reviewsText.helpfulTo(review.helpful)}</span>}
      </div>
    </>
  );
}
