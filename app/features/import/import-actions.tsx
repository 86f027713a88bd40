import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { Import, ImportStart } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

type Status = ImportStart['status'];

/** The two ways to import the new rows of a checked file, each with its question. */
export function ImportActions({ file }: { file: Import }) {
  const hydrated = useHydrated();
  const [asked, setAsked] = useState<Status>();
  const [tellOwners, setTellOwners] = useState(false);
  const { run, isBusy } = useAdminAction({
    call: (status: Status) => callApi('POST /admin/import/start/:id', { params: { id: file._id }, body: { status, tellOwners } }),
    after: () => setAsked(undefined),
  });
  const count = file.newCount - file.importedCount;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" disabled={!hydrated} onClick={() => setAsked('pending')} className="max-sm:w-full">
        {importText.importAsPending}
      </Button>
      <Button disabled={!hydrated} onClick={() => setAsked('approved')} className="max-sm:w-full">
        {importText.importAsApproved}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked === 'approved' ? importText.importAsApproved : importText.importAsPending}
        question={asked === 'approved' ? importText.askImportApproved(count) : importText.askImportPending(count)}
        confirm={importText.importNow}
        busy={isBusy()}
        onConfirm={() => asked && run(asked)}
      >
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={tellOwners}
            onChange={({ target }) => setTellOwners(target.checked)}
            className="size-5 shrink-0 accent-brick"
          />
          {importText.tellOwners}
        </label>
      </ConfirmDialog>
    </div>
  );
}
