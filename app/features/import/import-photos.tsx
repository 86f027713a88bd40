import { Link } from '#app/components/link.tsx';
import { useLookAgain } from '#app/components/use-look-again.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { limits } from '#shared/limits.ts';
import type { Import, PhotoFault, ImportPhotos as Photos } from '#shared/schemas/imports.ts';
import { commonText, importText } from '#shared/texts.ts';

/** Milliseconds between two looks at how many photos are there. */
const LOOK_AGAIN = 2_000;

const FAULTS: Record<PhotoFault, () => string> = {
  unreached: () => importText.photoUnreached,
  refused: () => importText.photoRefused,
  redirects: () => importText.photoRedirects,
  notPublic: () => importText.photoNotPublic,
  page: () => importText.photoPage,
  notPhoto: () => importText.photoNotPhoto,
  damaged: () => importText.photoDamaged,
  tooLarge: () => importText.photoTooLarge(limits.import.photoBytes / 1024 / 1024),
  tooManyPixels: () => importText.photoTooManyPixels(limits.pictureMegapixels),
  noRoom: () => importText.photoNoRoom(limits.pictures),
};

/** How many photos have come, and which did not, and why. */
export function ImportPhotos({ photos: { waiting, added, failed, faults }, status }: { photos: Photos; status: Import['status'] }) {
  const isFetching = waiting > 0 && status !== 'stopped';
  const told = [
    importText.photosAdded(added),
    waiting > 0 && (isFetching ? importText.photosWaiting(waiting) : importText.photosStopped(waiting)),
    failed > 0 && importText.photosFailed(failed),
  ];
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="mb-3 font-bold text-lg">
        {importText.photos}
      </h2>
      <p role="status">{told.filter(Boolean).join(' ')}</p>
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
                <td>{FAULTS[because]()}</td>
              </tr>
            ))}
          </AdminTable>
        </div>
      )}
    </section>
  );
}

function LookAgain() {
  useLookAgain(LOOK_AGAIN);
  return null;
}
