import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPage } from '#app/components/read-filters.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { MergesTable } from '#app/features/duplicates/merges-table.tsx';
import { PairItem } from '#app/features/duplicates/pair-item.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listDuplicates } from '#server/features/duplicates/list-duplicates.ts';
import { listMerges } from '#server/features/duplicates/list-merges.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeText, duplicatesText } from '#shared/texts.ts';
import type { Route } from './+types/duplicates.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const page = readPage(new URL(request.url).searchParams);
  const [found, { merges }] = await Promise.all([
    ask(({ context, viewer }) => listDuplicates(context, viewer, { page, limit: limits.pageSize.listing })),
    ask(({ context, viewer }) => listMerges(context, viewer, { page: 1, limit: limits.pageSize.largest })),
  ]);
  return { ...orLastPage(request, found, found.duplicates), merges };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(duplicatesText.title)) }];

/** Entries that may be one business, what was found first at the top, and what was merged lately. */
export default function Duplicates({ loaderData }: Route.ComponentProps) {
  const { duplicates, currentPage, totalPages, merges } = loaderData;
  const { place, willChange } = useKeptFocus<HTMLElement>(duplicates);
  return (
    <>
      <AdminHeading title={duplicatesText.title} />
      <p className="mb-5 max-w-prose text-ink-soft">{duplicatesText.whatItIs}</p>
      <section ref={place} tabIndex={-1} aria-label={duplicatesText.pairs} className="outline-none">
        {duplicates.length > 0 ? (
          <ul className="grid gap-4">
            {duplicates.map((pair) => (
              <li key={pair._id}>
                <PairItem pair={pair} onDecide={willChange} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            <EmptyState title={duplicatesText.nothingFound} hint={duplicatesText.theyComeHere} />
          </div>
        )}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
      <h2 className="mt-10 mb-4 font-bold text-xl">{duplicatesText.merges}</h2>
      <MergesTable merges={merges} />
    </>
  );
}
