import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPage } from '#app/components/read-filters.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { WaitingItem } from '#app/features/checks/waiting-item.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listWaitingChecks } from '#server/features/checks/list-waiting-checks.ts';
import { limits } from '#shared/limits.ts';
import { checkOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/checks.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const page = readPage(new URL(request.url).searchParams);
  const found = await ask(({ context, viewer }) => listWaitingChecks(context, viewer, { page, limit: limits.pageSize.listing }));
  return orLastPage(request, found, found.checks);
}

export const meta = () => [{ title: titleOf(checkOfficeText.tabTitle) }];

/** Numbers that owners have sent for check, what was sent first at the top. */
export default function Checks({ loaderData }: Route.ComponentProps) {
  const { checks, currentPage, totalPages } = loaderData;
  const { place, willChange } = useKeptFocus<HTMLElement>(loaderData);
  return (
    <>
      <AdminHeading title={checkOfficeText.title} />
      <p className="mb-5 max-w-prose text-ink-soft">{checkOfficeText.whatItIs}</p>
      <section ref={place} tabIndex={-1} aria-label={checkOfficeText.waitingList} className="outline-none">
        {checks.length > 0 ? (
          <ul className="grid gap-4">
            {checks.map((check) => (
              <li key={check._id} id={check._id}>
                <WaitingItem check={check} onDecide={willChange} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            <EmptyState title={checkOfficeText.nothingWaits} hint={checkOfficeText.numbersComeHere} />
          </div>
        )}
        {checks.length > 0 && <RowKeys list={place} keys={DECIDING} />}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
