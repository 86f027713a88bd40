import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { notify } from '#app/components/notify.ts';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The call that deletes the signed-in account, below /api/v1. */
  path: string;
}

/** Asks before an account is deleted, then deletes it and leads home. */
export function DeleteAccountDialog({ open, onOpenChange, path }: DeleteAccountDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('DELETE', path),
    onSuccess: leaveForHome,
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Account"
      description="Are you sure you want to delete this account? This action cannot be undone."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button onClick={() => mutate()} busy={isPending}>
          {isPending ? 'Deleting...' : 'Delete Account'}
        </Button>
      </div>
    </Dialog>
  );
}
