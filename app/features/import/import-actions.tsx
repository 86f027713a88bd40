import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { Import, ImportStart } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

type Status = ImportStart['status'];

/** The ways to do what a checked file says, each with its question: new businesses as pending or approved; one way where it only changes some. */
export function ImportActions({ file, photosWaiting }: { file: Import; photosWaiting: number }) {
  const hydrated = useHydrated();
  const [asked, setAsked] = useState<Status>();
  const [tellOwners, setTellOwners] = useState(false);
  const [writeConflicts, setWriteConflicts] = useState(false);
  const { run, isBusy } = useAdminAction({
    call: (status: Status) =>
      callApi('POST /admin/import/start/:id', { params: { id: file._id }, body: { status, tellOwners, writeConflicts } }),
    after: () => setAsked(undefined),
  });
  const added = file.newCount - file.importedCount;
  const changed = file.changeCount - file.changedCount + (writeConflicts ? file.conflictCount : 0);
  const isDisabled = !hydrated || added + changed + photosWaiting === 0;
  const withoutNew = changed + file.conflictCount > 0 ? importText.changeNow : importText.fetchPhotos;
  const askPhotos = added + changed === 0 ? importText.askFetchPhotos(photosWaiting) : '';
  const askChange = changed > 0 ? importText.askChange(changed) : '';
  const askAdd = asked === 'approved' ? importText.askImportApproved(added) : importText.askImportPending(added);
  return (
    <div className="grid gap-3">
      {file.conflictCount > 0 && (
        <Tick label={importText.writeConflicts(file.conflictCount)} isOn={writeConflicts} set={setWriteConflicts} />
      )}
      <div className="flex flex-wrap gap-3">
        {added > 0 ? (
          <>
            <Button variant="secondary" disabled={isDisabled} onClick={() => setAsked('pending')} className="max-sm:w-full">
              {importText.importAsPending}
            </Button>
            <Button disabled={isDisabled} onClick={() => setAsked('approved')} className="max-sm:w-full">
              {importText.importAsApproved}
            </Button>
          </>
        ) : (
          <Button disabled={isDisabled} onClick={() => setAsked('pending')} className="max-sm:w-full">
            {withoutNew}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={added === 0 ? withoutNew : asked === 'approved' ? importText.importAsApproved : importText.importAsPending}
        question={[added > 0 && askAdd, askChange, askPhotos].filter(Boolean).join(' ')}
        confirm={added > 0 ? importText.importNow : withoutNew}
        busy={isBusy()}
        onConfirm={() => asked && run(asked)}
      >
        {added > 0 && <Tick label={importText.tellOwners} isOn={tellOwners} set={setTellOwners} />}
      </ConfirmDialog>
    </div>
  );
}

function Tick({ label, isOn, set }: { label: string; isOn: boolean; set: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} className="size-5 shrink-0 accent-brick" />
      <span>{label}</span>
    </label>
  );
}
