import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { ResetPage } from '#app/features/accounts/forgot-password/reset-page.tsx';
import { type ResetWay, resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { accountsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/password-reset.ts').then(({ resetCode }) => resetCode);

/** The second step: the code from the mail. */
export function VerifyOtpPage({ way, email }: { way: ResetWay; email: string }) {
  const { pages, calls } = resetWays[way];
  const navigate = useNavigate();
  const { search, state } = useReturnPath();
  const hydrated = useHydrated();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    extra: { email },
    send: (body) => callApi(`POST ${calls}/otp/verify`, { body }),
    onSent({ message }) {
      notify.success(message);
      return navigate(`${pages}/change-password${search}`, { state });
    },
  });
  const again = useMutation({
    mutationFn: () => callApi(`POST ${calls}/otp/send`, { body: { email } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
  });
  return (
    <ResetPage
      way={way}
      step={2}
      title={accountsText.enterCode}
      lead={accountsText.codeOnItsWay(email)}
      back={{ to: `${pages}/verify-email${search}`, state, label: commonText.back }}
    >
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="otp" label={accountsText.otp} type="text" inputMode="numeric" autoComplete="one-time-code" />
        <SubmitRow form={form} label={accountsText.verifyCode} busyLabel={accountsText.verifying} />
      </form>
      <Button variant="quiet" onClick={() => again.mutate()} busy={again.isPending} disabled={!hydrated} className="mt-3 w-full">
        {accountsText.sendNewCode}
      </Button>
    </ResetPage>
  );
}
