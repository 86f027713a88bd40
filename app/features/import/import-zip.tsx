import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { FileUp } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { sayPhotoFault } from '#app/features/import/say-photo-fault.ts';
import { ZipInput } from '#app/features/import/zip-input.tsx';
import type { Import, ImportZip as Zip } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/imports.ts').then(({ importZipForm }) => importZipForm);

interface ImportZipProps {
  importId: string;
  status: Import['status'];
  zip: Zip | null;
}

/** Takes a ZIP with the photos that rows name as files, and says what the last one held. */
export function ImportZip({ importId, status, zip }: ImportZipProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send({ file }) {
      const body = new FormData();
      body.set('file', file);
      return callApi('POST /admin/import/photos/:id', { params: { id: importId }, body });
    },
    async onSent({ message }, _entries, empty) {
      notify.success(message);
      empty();
      await revalidate();
    },
  });
  return (
    <div className="mt-3 grid gap-4 rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      {zip ? <Held zip={zip} status={status} /> : <p>{importText.filesAreNamed}</p>}
      <form method="post" {...form.formEvents} className="grid gap-4">
        <ZipInput name="file" error={form.errorOf('file')} />
        <div>
          <Button type="submit" variant="secondary" busy={form.sending} disabled={!hydrated}>
            {!form.sending && <FileUp aria-hidden className="size-5" />}
            <span>{form.sending ? importText.uploadingZip : importText.uploadZip}</span>
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What became of a ZIP; once the import has begun, what its rows lack is told with them. */
function Held({
  zip: { fileName, fileCount, foundCount, faultCount, faults, unusedCount, unused },
  status,
}: Omit<ImportZipProps, 'importId'> & { zip: Zip }) {
  return (
    <>
      <p role="status" className="wrap-anywhere">
        {importText.zipFound(fileName || importText.zipOfPhotos, foundCount, fileCount)}
      </p>
      {faults.length > 0 && status === 'checked' && (
        <AdminTable
          label={importText.zipMissing(faultCount)}
          columns={[importText.line, importText.photoAddress, importText.because]}
          empty={importText.noSuchRows}
        >
          {faults.map(({ line, sheet = '', url, because }) => (
            <tr key={`${sheet} ${line} ${url}`}>
              <td className="tabular-nums">{sheet ? importText.lineOfSheet(line, sheet) : line}</td>
              <td className="wrap-anywhere">{url}</td>
              <td>{sayPhotoFault(because)}</td>
            </tr>
          ))}
        </AdminTable>
      )}
      {unused.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{importText.zipUnused(unusedCount)}</summary>
          <ul className="text-ink-soft">
            {unused.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
