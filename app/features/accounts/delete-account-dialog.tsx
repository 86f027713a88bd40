import { useMutation } from '@tanstack/react-query';
import { Button } from '#app/components/button.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { notify } from '#app/components/notify.ts';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';
import { accountsText, commonText } from '#shared/texts.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Deletes the signed-in account. */
  onDelete: () => Promise<{ message: string }>;
}

/** Asks once more before an account is deleted, then deletes it and leads home, which says so. */
export function DeleteAccountDialog({ open, onOpenChange, onDelete }: DeleteAccountDialogProps) {
  const deletion = useMutation({
    mutationFn: onDelete,
    onSuccess: ({ message }) => leaveForHome(message),
    onError: ({ message }) => notify.error(message),
  });
  // Until Home is there, as well.
  const busy = deletion.isPending || deletion.isSuccess;
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={accountsText.deleteAccount} description={accountsText.sureToDelete}>
      <p className="text-ink-soft">{accountsText.lastMail}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {commonText.cancel}
        </Button>
        <Button onClick={() => deletion.mutate()} busy={busy}>
          {busy ? accountsText.deleting : accountsText.deleteAccount}
        </Button>
      </div>
    </DialogPanel>
  );
}
