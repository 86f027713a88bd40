import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Trash2 } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { deskText } from '#shared/texts.ts';

const DeleteAccountDialog = lazilyOpened(
  async () => (await import('#app/features/accounts/delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** The button that asks whether the business's account shall be deleted. */
export function DeleteAccount({ businessId }: { businessId: string }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} disabled={!hydrated} className="text-danger!">
        <Trash2 aria-hidden className="size-5" />
        {deskText.deleteAccount}
      </Button>
      <DeleteAccountDialog
        open={open}
        onOpenChange={setOpen}
        onDelete={() => callApi('DELETE /contractor/delete/:id', { params: { id: businessId } })}
      />
    </>
  );
}
