import { Link } from '#app/components/link.tsx';
import { useLookAgain } from '#app/components/use-look-again.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { ImportZip } from '#app/features/import/import-zip.tsx';
import { sayPhotoFault } from '#app/features/import/say-photo-fault.ts';
import type { Import, ImportPhotos as Photos } from '#shared/schemas/imports.ts';
import { commonText, importText } from '#shared/texts.ts';

/** Milliseconds between two looks at how many photos are there. */
const LOOK_AGAIN = 2_000;

interface ImportPhotosProps {
  file: Pick<Import, '_id' | 'status'>;
  photos: Photos;
}

/** How many photos have come, which did not, and why, and a way to bring those that rows name as files. */
export function ImportPhotos({ file: { _id, status }, photos }: ImportPhotosProps) {
  const { waiting, waitingForZip, added, failed, faults, namesFiles, zip } = photos;
  const onTheirWay = waiting - waitingForZip;
  const isFetching = onTheirWay > 0 && status !== 'stopped';
  const told = [
    importText.photosAdded(added),
    onTheirWay > 0 && (isFetching ? importText.photosWaiting(onTheirWay) : importText.photosStopped(onTheirWay)),
    waitingForZip > 0 && importText.photosWaitForZip(waitingForZip),
    failed > 0 && importText.photosFailed(failed),
  ];
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="mb-3 font-bold text-lg">
        {importText.photos}
      </h2>
      {waiting + added + failed > 0 && <p role="status">{told.filter(Boolean).join(' ')}</p>}
      {isFetching && <LookAgain />}
      {faults.length > 0 && (
        <div className="mt-3">
          <AdminTable
            label={importText.photosFailed(failed)}
            columns={[importText.line, importText.business, commonText.city, importText.photoAddress, importText.because]}
            empty={importText.noSuchRows}
          >
            {faults.map(({ line, sheet = '', business, url, because }) => (
              <tr key={`${sheet} ${line} ${url}`}>
                <td className="tabular-nums">{sheet ? importText.lineOfSheet(line, sheet) : line}</td>
                <td className="font-semibold">
                  <Link to={`/viewdetails/${business._id}`} className="underline underline-offset-4">
                    {business.name}
                  </Link>
                </td>
                <td className="md:min-w-24">{business.city}</td>
                <td className="wrap-anywhere">{url}</td>
                <td>{sayPhotoFault(because)}</td>
              </tr>
            ))}
          </AdminTable>
        </div>
      )}
      {namesFiles && <ImportZip importId={_id} status={status} zip={zip} />}
    </section>
  );
}

function LookAgain() {
  useLookAgain(LOOK_AGAIN);
  return null;
}
