import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { AccountTabs } from '#app/features/accounts/account-tabs.tsx';
import { OtherAccountPage } from '#app/features/accounts/other-account-page.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { promises } from '#app/features/accounts/promises.ts';
import { RememberRow } from '#app/features/accounts/remember-row.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';

export const meta = () => [
  { title: titleOf('Log in') },
  { name: 'description', content: 'Log in to like businesses, write reviews and see phone numbers.' },
];

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ userLoginForm }) => userLoginForm);

export default function UserLogin() {
  const form = useCheckedForm({ loadSchema, send: (body) => callApi('POST /user/login', { body }), onSent: useSignedIn() });
  return (
    <AccountPage title="Log in" promise={promises.user} back={{ to: '/', label: 'Back' }} tabs={<AccountTabs page="login" />}>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="userName" label="User name or email" type="text" autoComplete="username" autoCapitalize="none" />
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
        <RememberRow forgotPassword="/user/forgot-password/verify-email" />
        <SubmitRow form={form} label="Log in" busyLabel="Logging in..." />
      </form>
      <OtherAccountPage question="New here?" page="/user/register">
        Register free
      </OtherAccountPage>
    </AccountPage>
  );
}
