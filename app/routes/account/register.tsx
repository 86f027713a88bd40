import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { Link } from '#app/components/link.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { AccountNotice } from '#app/features/accounts/account-notice.tsx';
import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { AccountTabs } from '#app/features/accounts/account-tabs.tsx';
import { AgeRow } from '#app/features/accounts/age-row.tsx';
import { OtherAccountPage } from '#app/features/accounts/other-account-page.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { promises } from '#app/features/accounts/promises.ts';
import { RememberRow } from '#app/features/accounts/remember-row.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { PhoneLogin } from '#app/features/phone-codes/phone-login.tsx';
import { useByCode } from '#app/features/phone-codes/use-by-code.ts';
import { WayChoice } from '#app/features/phone-codes/way-choice.tsx';
import { accountsText, childrenText, commonText, phoneCodesText } from '#shared/texts.ts';

export const meta = () => [
  { title: titleOf(commonText.register) },
  { name: 'description', content: accountsText.usersRegistrationDescription },
];

const loadSchema = () => import('#shared/schemas/accounts.ts').then(({ userRegistration }) => userRegistration);

export default function UserRegister() {
  const byCode = useByCode();
  return (
    <AccountPage
      title={accountsText.createYourAccount}
      promise={promises.user()}
      back={{ to: '/', label: commonText.back }}
      tabs={<AccountTabs page="register" />}
    >
      <WayChoice label={phoneCodesText.howToRegister} usual={phoneCodesText.byEmail} />
      {byCode ? <PhoneLogin way="user" otherwise={phoneCodesText.whatElseRegister} /> : <EmailRegistration />}
      {!byCode && (
        <p className="mt-6 text-center">
          <span>{childrenText.under18}</span>{' '}
          <Link
            to="/user/register-child"
            className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
          >
            {childrenText.registerWithParent}
          </Link>
        </p>
      )}
      <OtherAccountPage question={accountsText.registeredAlready} page="/user/login">
        {accountsText.logIn}
      </OtherAccountPage>
    </AccountPage>
  );
}

function EmailRegistration() {
  const draft = useDraft('user-registration');
  const form = useCheckedForm({
    loadSchema,
    draft,
    send: (body, sendKey) => callApi('POST /user/register', { body, sendKey }),
    onSent: useSignedIn(),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <KeptDraft draft={draft} className="grid gap-5">
        <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" />
        <CheckedEntry form={form} name="userName" label={accountsText.userName} type="text" autoComplete="username" autoCapitalize="none" />
      </KeptDraft>
      <PasswordField form={form} name="password" label={commonText.password} autoComplete="new-password" />
      <RememberRow forgotPassword="/user/forgot-password/verify-email" />
      <AgeRow form={form} draft={draft} />
      <AccountNotice>{accountsText.usersConsent}</AccountNotice>
      <SubmitRow form={form} label={commonText.register} busyLabel={accountsText.registering} />
    </form>
  );
}
