import type { ComponentProps, ReactNode } from 'react';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { Rating } from '#app/components/rating.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { DecideReview } from '#app/features/report-queue/decide-review.tsx';
import { RemoveReply } from '#app/features/report-queue/remove-reply.tsx';
import { RemoveReview } from '#app/features/report-queue/remove-review.tsx';
import { ReviewPhotos } from '#app/features/reviews/review-photos.tsx';
import type { ReviewOfTeam } from '#shared/schemas/back-office-lists.ts';
import type { HoldReason, ReviewState } from '#shared/schemas/reviews.ts';
import { moderationText } from '#shared/texts.ts';

/** What tells that the business may have written a review itself, or that it was made in numbers. */
const holdReasons: Record<HoldReason, () => string> = {
  email: () => moderationText.sameEmailAsBusiness,
  phone: () => moderationText.samePhoneAsBusiness,
  browser: () => moderationText.sameBrowserAsBusiness,
  network: () => moderationText.sameNetworkAsBusiness,
  refused: () => moderationText.refusedBefore,
  newAccount: () => moderationText.newAccountNeverAsked,
  burst: () => moderationText.manyAtOnce,
};

function sayWhy(state: Exclude<ReviewState, 'shown'>, heldFor: HoldReason[]) {
  if (state === 'unconfirmed') return moderationText.unconfirmed;
  const reasons = heldFor.map((reason) => holdReasons[reason]()).join(', ');
  return state === 'held' ? moderationText.heldFor(reasons) : moderationText.notShownFor(reasons);
}

interface ListedReviewProps extends Pick<ComponentProps<typeof RemoveReview>, 'onRemoved'> {
  review: ReviewOfTeam;
  /** Chooses it with others. */
  children: ReactNode;
}

/** A review as the team sees it, with what can be done of it. */
export function ListedReview({ review, onRemoved, children }: ListedReviewProps) {
  const { _id, name, description, rating, image, business, state, heldFor, reply, version, createdAt } = review;
  return (
    <article className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold text-lg wrap-anywhere">
          {withParts(
            moderationText.reviewOn,
            {
              on: (words) => <span className="font-normal text-base text-ink-soft">{words}</span>,
              business: (words) => (
                <Link to={`/viewdetails/${business._id}`} className="underline underline-offset-4">
                  {words}
                </Link>
              ),
            },
            name,
            business.name,
          )}
        </h2>
        <span className="flex items-center gap-3 text-ink-soft text-sm">
          <IndiaTime at={createdAt} />
          <span>{children}</span>
        </span>
      </div>
      <Rating value={rating} />
      {state !== 'shown' && (
        <p className="mt-2 rounded-lg bg-sand px-4 py-3">
          {withParts(sayWhy(state, heldFor), { strong: (words) => <strong className="font-semibold">{words}</strong> })}
        </p>
      )}
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{description}</p>
      <ReviewPhotos photos={image} writer={name} />
      {reply && <blockquote className="mt-3 border-cement-dark border-l-4 pl-4 whitespace-pre-line wrap-anywhere">{reply}</blockquote>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {state === 'held' && <DecideReview reviewId={_id} version={version} name={name} />}
        {reply && <RemoveReply reviewId={_id} name={name} />}
        <RemoveReview reviewId={_id} name={name} onRemoved={onRemoved} />
      </div>
    </article>
  );
}
