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

const loadSchema = () => import('#shared/schemas/password-reset.ts').then(({ resetCode }) => resetCode);

/** The second step: the code from the mail. */
export function VerifyOtpPage({ way, email }: { way: ResetWay; email: string }) {
  const { pages, calls } = resetWays[way];
  const navigate = useNavigate();
  const { search, state } = useReturnPath();
  const hydrated = useHydrated();
  const form = useCheckedForm({
    loadSchema,
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
      title="Enter the code"
      lead={`If ${email} has an account, a 4 digit code is on its way there. It is good for 10 minutes, in this browser.`}
      back={{ to: `${pages}/verify-email${search}`, state, label: 'Back' }}
    >
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="otp" label="OTP" type="text" inputMode="numeric" autoComplete="one-time-code" />
        <SubmitRow form={form} label="Verify code" busyLabel="Verifying..." />
      </form>
      <Button variant="quiet" onClick={() => again.mutate()} busy={again.isPending} disabled={!hydrated} className="mt-3 w-full">
        Send a new code
      </Button>
    </ResetPage>
  );
}
