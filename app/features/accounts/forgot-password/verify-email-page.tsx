import { useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { ResetPage } from '#app/features/accounts/forgot-password/reset-page.tsx';
import { type ResetWay, resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { accountsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/password-reset.ts').then(({ resetRequest }) => resetRequest);

/** The first step: the address that the code is mailed to. */
export function VerifyEmailPage({ way }: { way: ResetWay }) {
  const { pages, calls, login } = resetWays[way];
  const navigate = useNavigate();
  const { search, state } = useReturnPath();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi(`POST ${calls}/otp/send`, { body }),
    onSent({ message }) {
      notify.success(message);
      return navigate(`${pages}/verify-otp${search}`, { state });
    },
  });
  return (
    <ResetPage
      way={way}
      step={1}
      title={accountsText.forgotPassword}
      lead={accountsText.enterYourEmail}
      back={{ to: login + search, state, label: commonText.back }}
    >
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" />
        <SubmitRow form={form} label={accountsText.sendCode} busyLabel={accountsText.sending} />
      </form>
    </ResetPage>
  );
}
