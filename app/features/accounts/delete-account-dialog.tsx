import type * as z from 'zod/mini';
import { Button } from '#app/components/button.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import type { accountDeletionForm } from '#shared/schemas/accounts.ts';
import { accountsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ accountDeletionForm }) => accountDeletionForm);

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Deletes the signed-in account. */
  onDelete: (body: z.input<typeof accountDeletionForm>) => Promise<{ message: string }>;
}

/** Asks for the password before an account is deleted, then deletes it and leads home, which says so. */
export function DeleteAccountDialog({ open, onOpenChange, onDelete }: DeleteAccountDialogProps) {
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={accountsText.deleteAccount} description={accountsText.sureToDelete}>
      <DeletionForm onDelete={onDelete} onCancel={() => onOpenChange(false)} />
    </DialogPanel>
  );
}

function DeletionForm({ onDelete, onCancel }: Pick<DeleteAccountDialogProps, 'onDelete'> & { onCancel: () => void }) {
  const form = useCheckedForm({ loadSchema, emptyAtFields: true, send: onDelete, onSent: ({ message }) => leaveForHome(message) });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <PasswordField
        form={form}
        name="password"
        label={accountsText.currentPassword}
        autoComplete="current-password"
        hint={accountsText.lastMail}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" busy={form.sending}>
          {form.sending ? accountsText.deleting : accountsText.deleteAccount}
        </Button>
      </div>
    </form>
  );
}
