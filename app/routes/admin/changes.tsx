import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPage } from '#app/components/read-filters.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DECIDES, DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { WaitingEditItem } from '#app/features/changes/waiting-edit-item.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listWaitingEdits } from '#server/features/businesses/waiting-changes/list-waiting-edits.ts';
import { limits } from '#shared/limits.ts';
import { changeOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/changes.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const page = readPage(new URL(request.url).searchParams);
  const found = await ask(({ context, viewer }) => listWaitingEdits(context, viewer, { page, limit: limits.pageSize.listing }));
  return orLastPage(request, found, found.edits);
}

const KEYS = [...DECIDING, DECIDES];

export const meta = () => [{ title: titleOf(changeOfficeText.tabTitle) }];

/** What owners want to change of their listings, what was sent first at the top. */
export default function Changes({ loaderData }: Route.ComponentProps) {
  const { edits, currentPage, totalPages } = loaderData;
  const { place, willChange } = useKeptFocus<HTMLElement>(loaderData);
  return (
    <>
      <AdminHeading title={changeOfficeText.title} />
      <p className="mb-5 max-w-prose text-ink-soft">{changeOfficeText.whatItIs}</p>
      <section ref={place} tabIndex={-1} aria-label={changeOfficeText.waitingList} className="outline-none">
        {edits.length > 0 ? (
          <ul className="grid gap-4">
            {edits.map((edit) => (
              <li key={edit.business._id} id={edit.business._id}>
                <WaitingEditItem edit={edit} onDecide={willChange} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            <EmptyState title={changeOfficeText.nothingWaits} hint={changeOfficeText.changesComeHere} />
          </div>
        )}
        {edits.length > 0 && <RowKeys list={place} keys={KEYS} />}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
