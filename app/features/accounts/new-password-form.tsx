import type { FormHTMLAttributes, ReactNode } from 'react';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { LoginName } from '#app/features/accounts/login-name.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { accountsText } from '#shared/texts.ts';

interface NewPasswordFormProps {
  form: CheckedForm<'password' | 'confirmPassword'> & { formEvents: FormHTMLAttributes<HTMLFormElement> };
  /** With what its owner will log in. */
  loginName: string | undefined;
  /** What else is asked. */
  children?: ReactNode;
}

/** A new password, twice, of somebody whom a code or a link has let in. */
export function NewPasswordForm({ form, loginName, children }: NewPasswordFormProps) {
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <LoginName name={loginName} />
      <PasswordField form={form} name="password" label={accountsText.newPassword} autoComplete="new-password" />
      <PasswordField form={form} name="confirmPassword" label={accountsText.confirmPassword} autoComplete="new-password" />
      <div className="empty:hidden">{children}</div>
      <SubmitRow form={form} label={accountsText.changePassword} busyLabel={accountsText.changing} />
    </form>
  );
}
