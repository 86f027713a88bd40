import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { useAccountForm } from '#app/features/accounts/use-account-form.ts';

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ accountDeletionForm }) => accountDeletionForm);

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The call that deletes the signed-in account, below /api/v1. */
  path: string;
}

/** Asks for the password before an account is deleted, then deletes it and leads home, which says so. */
export function DeleteAccountDialog({ open, onOpenChange, path }: DeleteAccountDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Account"
      description="Are you sure you want to delete this account? This action cannot be undone."
    >
      <DeletionForm path={path} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DeletionForm({ path, onCancel }: { path: string; onCancel: () => void }) {
  const form = useAccountForm({ loadSchema, method: 'DELETE', path, onSuccess: ({ message }) => leaveForHome(message) });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <PasswordField
        form={form}
        name="password"
        label="Current Password"
        autoComplete="current-password"
        hint="We send a last mail to say that it is done."
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.sending}>
          {form.sending ? 'Deleting...' : 'Delete Account'}
        </Button>
      </div>
    </form>
  );
}
