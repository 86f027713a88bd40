import { FilterLinks } from '#app/components/filter-links.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { Rating } from '#app/components/rating.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { FoundCount } from '#app/features/back-office/found-count.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { DecideReview } from '#app/features/report-queue/decide-review.tsx';
import { RemoveReply } from '#app/features/report-queue/remove-reply.tsx';
import { RemoveReview } from '#app/features/report-queue/remove-review.tsx';
import { ReviewPhotos } from '#app/features/reviews/review-photos.tsx';
import { listAllReviews } from '#server/features/reviews/list-all-reviews.ts';
import { listedReviewsQuery } from '#shared/schemas/back-office-lists.ts';
import type { HoldReason, ReviewState } from '#shared/schemas/reviews.ts';
import { backOfficeText, formMessages as messages, moderationText } from '#shared/texts.ts';
import type { Route } from './+types/reviews.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readPagedFilters(new URL(request.url).searchParams, {
    q: listedReviewsQuery.shape.q,
    state: listedReviewsQuery.shape.state,
  });
  const page = await ask(({ context, viewer }) => listAllReviews(context, viewer, search));
  return { q: search.q, state: search.state, page: orLastPage(request, page, page.reviews) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.reviews)) }];

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

/** What users have written of businesses, the latest first; what is held waits for a decision. */
export default function Reviews({ loaderData: { q, state, page } }: Route.ComponentProps) {
  const { reviews, held, total, currentPage, totalPages } = page;
  return (
    <>
      <AdminHeading title={backOfficeText.reviews}>
        <DownloadList list="reviews" filter={{ q, state }} />
      </AdminHeading>
      <div className="mb-5">
        <FilterLinks
          label={moderationText.whichReviews}
          choices={[
            { to: '/admin/reviews', label: backOfficeText.all, isChosen: state === undefined },
            { to: '/admin/reviews?state=held', label: moderationText.held, isChosen: state === 'held', count: held },
            { to: '/admin/reviews?state=refused', label: moderationText.notShown, isChosen: state === 'refused' },
          ]}
        />
      </div>
      <FoundCount
        label={backOfficeText.reviews}
        placeholder={moderationText.searchReviewsIn}
        q={q}
        total={total}
        keep={{ name: 'state', value: state }}
      />
      {reviews.length === 0 ? (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState title={q || state ? messages.noResults : messages.noReviews} />
        </div>
      ) : (
        <ul className="grid gap-4">
          {reviews.map(({ _id, name, description, rating, image, business, state, heldFor, reply, version, createdAt }) => (
            <li key={_id}>
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
                  <span className="text-ink-soft text-sm">
                    <IndiaTime at={createdAt} />
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
                {reply && (
                  <blockquote className="mt-3 border-cement-dark border-l-4 pl-4 whitespace-pre-line wrap-anywhere">{reply}</blockquote>
                )}
                <div className="mt-2 flex flex-wrap items-center gap-2">
                  {state === 'held' && <DecideReview reviewId={_id} version={version} name={name} />}
                  {reply && <RemoveReply reviewId={_id} name={name} />}
                  <RemoveReview reviewId={_id} name={name} />
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}
