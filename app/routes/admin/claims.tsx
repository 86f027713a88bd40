import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { ClaimItem } from '#app/features/claims/claim-item.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listClaims } from '#server/features/claims/list-claims.ts';
import { limits } from '#shared/limits.ts';
import { type ClaimShow, claimsQuery } from '#shared/schemas/claims.ts';
import { backOfficeText, claimsText } from '#shared/texts.ts';
import type { Route } from './+types/claims.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { show = 'waiting', page } = readPagedFilters(new URL(request.url).searchParams, { show: claimsQuery.shape.show });
  const found = await ask(({ context, viewer }) => listClaims(context, viewer, { show, page, limit: limits.pageSize.listing }));
  return { show, page: orLastPage(request, found, found.claims) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(claimsText.claims)) }];

const VIEWS: readonly { show: ClaimShow; label: () => string; to: string }[] = [
  { show: 'waiting', label: () => claimsText.waiting, to: '/admin/claims' },
  { show: 'taken', label: () => claimsText.taken, to: '/admin/claims?show=taken' },
  { show: 'others', label: () => claimsText.others, to: '/admin/claims?show=others' },
];

/** Who says that an entry without an owner is theirs: a queue, and what was taken over already. */
export default function Claims({ loaderData: { show, page } }: Route.ComponentProps) {
  const { claims, counts, currentPage, totalPages } = page;
  const { place, willChange } = useKeptFocus<HTMLElement>(page);
  return (
    <>
      <AdminHeading title={claimsText.claims} />
      <p className="mb-5 max-w-prose text-ink-soft">{claimsText.whatClaimsAre}</p>
      <div className="mb-6">
        <FilterLinks
          label={claimsText.byState}
          choices={VIEWS.map(({ show: each, label, to }) => ({ label: label(), to, count: counts[each], isChosen: each === show }))}
        />
      </div>
      <section ref={place} tabIndex={-1} aria-label={claimsText.claims} className="outline-none">
        {claims.length > 0 ? (
          <ul className="grid gap-4">
            {claims.map((claim) => (
              <li key={claim._id} id={claim._id}>
                <ClaimItem claim={claim} onDecide={willChange} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            {show === 'waiting' ? (
              <EmptyState title={claimsText.nothingWaits} hint={claimsText.claimsComeHere} />
            ) : (
              <EmptyState title={claimsText.none} />
            )}
          </div>
        )}
        {claims.length > 0 && <RowKeys list={place} keys={DECIDING} />}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
