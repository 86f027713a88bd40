import { useNavigate, useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { AgeAgain } from '#app/features/accounts/forgot-password/age-again.tsx';
import { ResetPage } from '#app/features/accounts/forgot-password/reset-page.tsx';
import { type ResetWay, resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { NewPasswordForm } from '#app/features/accounts/new-password-form.tsx';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { accountsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/password-reset.ts').then(({ resetPasswordForm }) => resetPasswordForm);

interface ChangePasswordPageProps {
  way: ResetWay;
  email: string;
  /** With what its owner will log in. */
  loginName: string | undefined;
  /** Whether the account was registered as a child's, and nobody has proven its address. */
  asksAge?: boolean;
}

/** The last step: the new password, then back to login. */
export function ChangePasswordPage({ way, email, loginName, asksAge = false }: ChangePasswordPageProps) {
  const { pages, calls, login } = resetWays[way];
  const navigate = useNavigate();
  const { search, state } = useReturnPath();
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi(`POST ${calls}/change-password`, { body: { ...body, email } }),
    onSent({ message }) {
      notify.success(message);
      return navigate(login + search, { state });
    },
    // The permission may have run out: the page then leads to the step that is due.
    onFailure: () => revalidate(),
  });
  return (
    <ResetPage
      way={way}
      step={3}
      title={accountsText.setNewPassword}
      lead={accountsText.allDevicesEnd(email)}
      back={{ to: `${pages}/verify-email${search}`, state, label: commonText.back }}
    >
      <NewPasswordForm form={form} loginName={loginName}>
        {asksAge && <AgeAgain form={form} />}
      </NewPasswordForm>
    </ResetPage>
  );
}
