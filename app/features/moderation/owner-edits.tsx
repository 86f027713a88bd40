import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { type RowKey, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { moderationPath } from '#app/features/moderation/moderation-address.ts';
import { OwnerEditItem } from '#app/features/moderation/owner-edit-item.tsx';
import type { OwnerEditPage } from '#shared/schemas/moderation.ts';
import { backOfficeText, moderationText, queueText } from '#shared/texts.ts';

const FILTERS = [
  { show: 'unchecked', label: () => moderationText.toCheck, to: `${moderationPath}?tab=edits` },
  { show: 'all', label: () => backOfficeText.all, to: `${moderationPath}?tab=edits&show=all` },
] as const;

const KEYS: readonly RowKey[] = [['a', () => queueText.keyAccepts]];

const checkEdit = (id: string) => callApi('PUT /admin/business/edits/:id', { params: { id } });

/** What owners changed of their businesses, the latest first, until somebody has looked at it. */
export function OwnerEdits({ page, show }: { page: OwnerEditPage; show: 'unchecked' | 'all' }) {
  const { edits, currentPage, totalPages } = page;
  const { place, willChange } = useKeptFocus<HTMLDivElement>(edits);
  const { run, isBusy } = useAdminAction({ call: checkEdit });
  const hydrated = useHydrated();
  const unchecked = edits.filter(({ checkedAt }) => !checkedAt);
  const { chosen, isChosen, choose, chooseAll } = useChosen(unchecked.map(({ _id }) => _id));
  const several = useSeveral();
  const hasSeveral = unchecked.length > 1;

  function check(id: string) {
    willChange();
    void run(id, id);
  }

  function checkChosen() {
    const things = unchecked.filter(({ _id }) => chosen.includes(_id)).map(({ _id: id, business: { name } }) => ({ id, name }));
    several.runSoon(things, (id) => {
      willChange();
      return checkEdit(id);
    });
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div className="mb-5">
        <FilterLinks
          label={moderationText.edits}
          choices={FILTERS.map(({ to, label, ...filter }) => ({ to, label: label(), isChosen: filter.show === show }))}
        />
      </div>
      {hasSeveral && (
        <SelectionBar selected={chosen.length} shown={unchecked.length} onAll={chooseAll}>
          <Button size="sm" variant="secondary" disabled={!hydrated || chosen.length === 0 || several.isBusy} onClick={checkChosen}>
            {moderationText.markChosenAsChecked}
          </Button>
        </SelectionBar>
      )}
      <NotDoneList notDone={several.notDone} />
      {edits.length === 0 ? (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState
            title={show === 'all' ? moderationText.noEdits : moderationText.nothingToCheck}
            hint={moderationText.editsArriveHere}
          />
        </div>
      ) : (
        <ul className="grid gap-4">
          {edits.map((edit) => (
            <li key={edit._id}>
              <OwnerEditItem edit={edit} busy={isBusy(edit._id)} onCheck={() => check(edit._id)}>
                {hasSeveral && !edit.checkedAt && (
                  <ChooseBox name={edit.business.name} is={isChosen(edit._id)} onChange={(is) => choose(edit._id, is)} />
                )}
              </OwnerEditItem>
            </li>
          ))}
        </ul>
      )}
      {unchecked.length > 0 && <RowKeys list={place} keys={KEYS} />}
      {several.undoBar && <UndoBar {...several.undoBar} />}
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </div>
  );
}
