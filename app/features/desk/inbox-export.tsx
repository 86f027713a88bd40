import { buttonClass } from '#app/components/button.tsx';
import { Download } from '#app/components/icons.ts';
import { addressWith } from '#app/components/write-filters.ts';
import type { InboxSearch } from '#app/features/desk/inbox-search.ts';
import { deskText } from '#shared/texts.ts';

/** The enquiries that are shown, as a file. */
export function InboxExport({ search: { status, q } }: { search: InboxSearch }) {
  return (
    <a
      href={addressWith('/api/v1/contractor/enquiries/export', { status, q })}
      download
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4 my-3`}
    >
      <Download aria-hidden className="size-5" />
      {deskText.exportCsv}
    </a>
  );
}
