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
import { PhoneLogin } from '#app/features/phone-codes/phone-login.tsx';
import { useByCode } from '#app/features/phone-codes/use-by-code.ts';
import { WayChoice } from '#app/features/phone-codes/way-choice.tsx';
import { accountsText, commonText, phoneCodesText } from '#shared/texts.ts';

export const meta = () => [{ title: titleOf(accountsText.logIn) }, { name: 'description', content: accountsText.usersLoginDescription }];

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ userLoginForm }) => userLoginForm);

export default function UserLogin() {
  const byCode = useByCode();
  return (
    <AccountPage
      title={accountsText.logIn}
      promise={promises.user()}
      back={{ to: '/', label: commonText.back }}
      tabs={<AccountTabs page="login" />}
    >
      <WayChoice label={phoneCodesText.howToLogIn} usual={phoneCodesText.byPassword} />
      {byCode ? <PhoneLogin way="user" otherwise={phoneCodesText.whatElseLogin} /> : <PasswordLogin />}
      <OtherAccountPage question={accountsText.newHere} page="/user/register">
        {accountsText.registerFreeLink}
      </OtherAccountPage>
    </AccountPage>
  );
}

function PasswordLogin() {
  const form = useCheckedForm({ loadSchema, send: (body) => callApi('POST /user/login', { body }), onSent: useSignedIn() });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="userName"
        label={accountsText.userNameOrEmail}
        type="text"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField form={form} name="password" label={commonText.password} autoComplete="current-password" />
      <RememberRow forgotPassword="/user/forgot-password/verify-email" />
      <SubmitRow form={form} label={accountsText.logIn} busyLabel={accountsText.loggingIn} />
    </form>
  );
}
