import { Dialog, type DialogProps } from '#app/components/dialog.tsx';
import { notify } from '#app/components/notify.ts';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useAccountForm } from '#app/features/accounts/use-account-form.ts';

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ passwordChangeForm }) => passwordChangeForm);

/** A new password of a business, by the present one. */
export function ChangePasswordDialog({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change password"
      description="Every other device that is logged in will be logged out."
    >
      <ChangePasswordForm onChanged={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useAccountForm({
    loadSchema,
    method: 'PUT',
    path: '/contractor/password',
    onSuccess({ message }) {
      notify.success(message);
      onChanged();
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <PasswordField form={form} name="currentPassword" label="Current Password" autoComplete="current-password" />
      <PasswordField form={form} name="newPassword" label="New Password" autoComplete="new-password" />
      <PasswordField form={form} name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <SubmitRow form={form} label="Change password" busyLabel="Changing..." />
    </form>
  );
}
