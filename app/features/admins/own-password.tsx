import { callApi } from '#app/api/client.ts';
import { LoginName } from '#app/features/accounts/login-name.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { adminPasswordChange } from '#shared/schemas/admins.ts';
import { accountsText, adminsText } from '#shared/texts.ts';

interface OwnPasswordProps {
  /** With what the admin logs in, for whatever keeps passwords. */
  email: string;
  onClose: () => void;
}

/** A new password of the admin who asks, after the present one. */
export function OwnPassword({ email, onClose }: OwnPasswordProps) {
  const form = useAdminForm({
    schema: adminPasswordChange,
    emptyAtFields: true,
    call: (body) => callApi('PUT /admin/admin/password', { body }),
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <LoginName name={email} />
      <PasswordField form={form} name="currentPassword" label={adminsText.currentPassword} autoComplete="current-password" />
      <PasswordField form={form} name="newPassword" label={accountsText.newPassword} autoComplete="new-password" />
      <PasswordField form={form} name="confirmPassword" label={accountsText.confirmPassword} autoComplete="new-password" />
      <FormEnd form={form} save={adminsText.changePassword} onCancel={onClose} />
    </form>
  );
}
