import { callApi } from '#app/api/client.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import type { ListPage } from '#app/features/back-office/list-page.ts';
import { DeleteSeveral } from '#app/features/back-office/several/delete-several.tsx';
import { AddedMark, TableRow } from '#app/features/back-office/table-row.tsx';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useRowRemoval } from '#app/features/back-office/use-row-removal.ts';
import { EditPosterForm } from '#app/features/posters/poster-form.tsx';
import { describePosterPlace } from '#app/features/posters/poster-place.ts';
import type { EditablePoster } from '#shared/schemas/catalogue.ts';
import { catalogueMessages, commonText, pageMessages as messages, postersText } from '#shared/texts.ts';

const removePoster = (id: string) => callApi('DELETE /poster/admin/delete/:id', { params: { id } });

/** The posters of the home page, each with where it shows, Edit and Delete (docs/product/pages.md). */
export function PosterTable({ page }: { page: ListPage<EditablePoster> }) {
  const { rows: posters, offset, added } = page;
  const { place, undoBar, isBusy, remove } = useRowRemoval({
    kind: 'poster',
    rows: posters,
    call: removePoster,
    failed: catalogueMessages.somethingWentWrong,
  });
  return (
    <>
      <DeleteSeveral things={posters.map(({ _id: id, name }) => ({ id, name }))} remove={removePoster}>
        {(numbered) => (
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
                  <td>{numbered({ id: _id, name }, offset + index + 1)}</td>
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
                        onConfirm={() => remove(_id)}
                      />
                    </div>
                  </td>
                </TableRow>
              );
            })}
          </AdminTable>
        )}
      </DeleteSeveral>
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
