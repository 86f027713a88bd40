import { callApi } from '#app/api/client.ts';
import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { LoginName } from '#app/features/accounts/login-name.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useLoginName } from '#app/features/accounts/use-login-name.ts';
import { accountsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ passwordChange }) => passwordChange);

/** A new password of a business. */
export function ChangePasswordDialog({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={accountsText.changePassword} description={accountsText.otherDevicesEnd}>
      <ChangePasswordForm onChanged={() => onOpenChange(false)} />
    </DialogPanel>
  );
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useCheckedForm({
    loadSchema,
    send: (body) => callApi('PUT /contractor/password', { body }),
    onSent({ message }) {
      notify.success(message);
      onChanged();
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <LoginName name={useLoginName()} />
      <PasswordField form={form} name="newPassword" label={accountsText.newPassword} autoComplete="new-password" />
      <PasswordField form={form} name="confirmPassword" label={accountsText.confirmPassword} autoComplete="new-password" />
      <SubmitRow form={form} label={accountsText.changePassword} busyLabel={accountsText.changing} />
    </form>
  );
}
