import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import type { ListPage } from '#app/features/back-office/list-page.ts';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { AddedMark, TableRow } from '#app/features/back-office/table-row.tsx';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { useUndoneRemoval } from '#app/features/back-office/use-undone-removal.ts';
import { EditPosterForm } from '#app/features/posters/poster-form.tsx';
import { describePosterPlace } from '#app/features/posters/poster-place.ts';
import type { EditablePoster } from '#shared/schemas/catalogue.ts';
import { catalogueMessages, commonText, pageMessages as messages, postersText } from '#shared/texts.ts';

/** The posters of the home page, each with where it shows, Edit and Delete (docs/product/pages.md). */
export function PosterTable({ page }: { page: ListPage<EditablePoster> }) {
  const { rows: posters, offset, added } = page;
  const { offer, undoBar } = useUndoneRemoval('poster');
  const { run, isBusy } = useAdminAction({
    call: (id: string) => callApi('DELETE /poster/admin/delete/:id', { params: { id } }),
    done: '',
    failed: catalogueMessages.somethingWentWrong,
    after: ({ message }, id) => offer(id, message),
  });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(posters);
  const hydrated = useHydrated();
  const { chosen, isChosen, choose, chooseAll } = useChosen(posters.map(({ _id }) => _id));
  const several = useSeveral();
  const [isAsked, setAsked] = useState(false);

  async function removeChosen() {
    const named = posters.filter(({ _id }) => chosen.includes(_id)).map(({ _id: id, name }) => ({ id, name }));
    await several.run(named, (id) => callApi('DELETE /poster/admin/delete/:id', { params: { id } }));
    setAsked(false);
  }

  return (
    <>
      {posters.length > 1 && (
        <SelectionBar selected={chosen.length} shown={posters.length} onAll={chooseAll}>
          <Button
            size="sm"
            variant="secondary"
            disabled={!hydrated || chosen.length === 0}
            onClick={() => setAsked(true)}
            aria-haspopup="dialog"
          >
            {postersText.deleteChosen}
          </Button>
        </SelectionBar>
      )}
      <NotDoneList notDone={several.notDone} />
      <AdminTable
        place={place}
        label={postersText.posters}
        columns={[commonText.serialNumber, commonText.image, postersText.title, commonText.action]}
        empty={page.q ? messages.noResults : catalogueMessages.noPosters}
      >
        {posters.map((poster, index) => {
          const { _id, name, image } = poster;
          return (
            <TableRow key={_id} isAdded={_id === added}>
              <td>
                <div className="flex flex-wrap items-center gap-x-3">
                  {posters.length > 1 && <ChooseBox name={name} is={isChosen(_id)} onChange={(is) => choose(_id, is)} />}
                  <span>{offset + index + 1}</span>
                </div>
              </td>
              <td>
                <img
                  src={image.replace(/-\d+\.webp$/, '-640.webp')}
                  alt=""
                  width={50}
                  height={38}
                  loading="lazy"
                  className="h-9.5 w-12.5 rounded bg-sand-dark object-cover"
                />
              </td>
              <td>
                <div>
                  <span className="block font-semibold">
                    <span>{name}</span>
                    {_id === added && <AddedMark />}
                  </span>
                  <span className="block text-ink-soft text-sm wrap-anywhere">{describePosterPlace(poster)}</span>
                </div>
              </td>
              <td>
                <div className="-ml-4 flex flex-wrap">
                  <EditPoster poster={poster} />
                  <DeleteAction
                    label={name}
                    title={postersText.deletePoster}
                    question={postersText.reallyDelete(name)}
                    busy={isBusy(_id)}
                    onConfirm={() => {
                      willChange();
                      void run(_id, _id);
                    }}
                  />
                </div>
              </td>
            </TableRow>
          );
        })}
      </AdminTable>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={postersText.deletePosters}
        question={postersText.reallyDeleteMany(chosen.length)}
        confirm={commonText.deleteIt}
        busy={several.left > 0}
        onConfirm={() => void removeChosen()}
      />
      {undoBar && <UndoBar {...undoBar} />}
    </>
  );
}

function EditPoster({ poster }: { poster: EditablePoster }) {
  return (
    <DialogButton quiet label={withHidden(commonText.editOf, poster.name)} title={postersText.editPoster}>
      {(close) => <EditPosterForm key={poster.version} poster={poster} onClose={close} />}
    </DialogButton>
  );
}
