import { callApi } from '#app/api/client.ts';
import { EmailText } from '#app/components/email-text.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { Merge } from '#shared/schemas/duplicates.ts';
import { commonText, duplicatesText } from '#shared/texts.ts';

/** What was merged lately, each with the way back. */
export function MergesTable({ merges }: { merges: readonly Merge[] }) {
  const { run, isBusy } = useAdminAction({
    call: (id: string) => callApi('PUT /admin/duplicates/undo/:id', { params: { id } }),
    failed: duplicatesText.couldNot,
  });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(merges);
  return (
    <AdminTable
      place={place}
      label={duplicatesText.merges}
      columns={[
        duplicatesText.entry,
        duplicatesText.mergedInto,
        duplicatesText.mergedBy,
        duplicatesText.mergedOn,
        duplicatesText.until,
        commonText.action,
      ]}
      empty={duplicatesText.noMerges}
    >
      {merges.map(({ _id, name, into, by, mergedAt, until }) => (
        <tr key={_id}>
          <td className="font-semibold wrap-anywhere">{name ?? duplicatesText.erasedEntry}</td>
          <td>
            <Link to={`/viewdetails/${into._id}`} className="text-brick underline underline-offset-4 wrap-anywhere">
              {into.name}
            </Link>
          </td>
          <td>{by ? <EmailText email={by} /> : duplicatesText.formerAdmin}</td>
          <td>
            <IndiaTime at={mergedAt} />
          </td>
          <td>
            <IndiaTime at={until} />
          </td>
          <td>
            {name !== null && (
              <AskedButton
                variant="quiet"
                label={withHidden(duplicatesText.undo, name)}
                title={duplicatesText.undoTitle}
                question={duplicatesText.undoQuestion(name, into.name)}
                confirm={duplicatesText.undoTitle}
                busy={isBusy(_id)}
                onConfirm={() => {
                  willChange();
                  void run(_id, _id);
                }}
              />
            )}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
