import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { FoundCount } from '#app/features/back-office/found-count.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { ReviewList } from '#app/features/report-queue/review-list.tsx';
import { listAllReviews } from '#server/features/reviews/list-all-reviews.ts';
import { listedReviewsQuery } from '#shared/schemas/back-office-lists.ts';
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
      <ReviewList reviews={reviews} empty={q || state ? messages.noResults : messages.noReviews} />
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}
