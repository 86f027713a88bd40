import { callApi } from '#app/api/client.ts';
import { Link } from '#app/components/link.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { Import, LeftRow } from '#shared/schemas/imports.ts';
import { commonText, importText } from '#shared/texts.ts';

/** Takes back what an import has done, after a question. */
export function UndoImport({ file: { _id, importedCount, changedCount } }: { file: Import }) {
  const undo = useAdminAction({ call: () => callApi('POST /admin/import/undo/:id', { params: { id: _id } }) });
  return (
    <div>
      <AskedButton
        variant="secondary"
        className="max-sm:w-full"
        label={importText.takeBack}
        title={importText.takeBack}
        question={importText.askTakeBack(importedCount + changedCount)}
        confirm={importText.takeBackNow}
        busy={undo.isBusy()}
        onConfirm={() => void undo.run(undefined)}
      />
    </div>
  );
}

const reasons: Record<LeftRow['because'], () => string> = {
  edited: () => importText.leftEdited,
  owned: () => importText.leftOwned,
  used: () => importText.leftUsed,
  taken: () => importText.leftTaken,
};

/** What was not taken back, and why. */
export function LeftRows({ rows, count }: { rows: LeftRow[]; count: number }) {
  return (
    <section aria-labelledby="left">
      <h2 id="left" className="mb-3 font-bold text-lg">
        {importText.leftAsTheyAre(count)}
      </h2>
      <AdminTable
        label={importText.leftAsTheyAre(count)}
        columns={[importText.line, importText.business, commonText.city, importText.because]}
        empty={importText.noSuchRows}
      >
        {rows.map(({ line, sheet = '', business, because }) => (
          <tr key={`${sheet} ${line}`}>
            <td className="tabular-nums">{sheet ? importText.lineOfSheet(line, sheet) : line}</td>
            <td className="font-semibold">
              <Link to={`/viewdetails/${business._id}`} className="underline underline-offset-4">
                {business.name}
              </Link>
            </td>
            <td>{business.city}</td>
            <td>{reasons[because]()}</td>
          </tr>
        ))}
      </AdminTable>
    </section>
  );
}
