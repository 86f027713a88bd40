import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { consentsText } from '#shared/texts.ts';

const DeleteAccountDialog = lazilyOpened(
  async () => (await import('#app/features/accounts/delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** Takes back the account itself: it is deleted, after one more question. */
export function EndAccount() {
  const hydrated = useHydrated();
  const account = useAccount();
  const [open, setOpen] = useState(false);
  const remove = () =>
    account.kind === 'contractor'
      ? callApi('DELETE /contractor/delete/:id', { params: { id: account.contractor._id } })
      : callApi('DELETE /user/delete');
  return (
    <>
      <Button variant="secondary" size="sm" disabled={!hydrated} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {consentsText.endAccount}
      </Button>
      <DeleteAccountDialog open={open} onOpenChange={setOpen} onDelete={remove} />
    </>
  );
}
