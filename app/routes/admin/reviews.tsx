import { Link } from 'react-router';
import { EmptyState } from '#app/components/list-states.tsx';
import { LocalTime } from '#app/components/local-time.tsx';
import { Rating } from '#app/components/rating.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { FoundCount } from '#app/features/back-office/found-count.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { RemoveReview } from '#app/features/report-queue/remove-review.tsx';
import { formMessages as messages } from '#shared/form-messages.ts';
import { searchedListQuery } from '#shared/schemas/back-office-lists.ts';
import type { Route } from './+types/reviews.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readPagedFilters(new URL(request.url).searchParams, { q: searchedListQuery.shape.q });
  return { q: search.q, page: await context.get(useCasesContext).listAllReviews(search) };
}

export const meta = () => [{ title: titleOf('Reviews · Back office') }];

/** What users have written of businesses, the latest first. */
export default function Reviews({ loaderData: { q, page } }: Route.ComponentProps) {
  const { reviews, total, currentPage, totalPages } = page;
  return (
    <>
      <AdminHeading title="Reviews" />
      <FoundCount label="Reviews" placeholder="Words, writer or business" q={q} total={total} />
      {reviews.length === 0 ? (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState title={q ? messages.noResults : messages.noReviews} />
        </div>
      ) : (
        <ul className="grid gap-4">
          {reviews.map(({ _id, name, description, rating, business, createdAt }) => (
            <li key={_id}>
              <article className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <h2 className="font-bold text-lg wrap-anywhere">
                    {name}
                    <span className="font-normal text-base text-ink-soft"> on </span>
                    <Link to={`/viewdetails/${business._id}`} className="underline underline-offset-4">
                      {business.name}
                    </Link>
                  </h2>
                  <span className="text-ink-soft text-sm">
                    <LocalTime at={createdAt} />
                  </span>
                </div>
                <Rating value={rating} />
                <p className="mt-2 whitespace-pre-line wrap-anywhere">{description}</p>
                <div className="mt-1 -ml-4">
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
