import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { ResetPage } from '#app/features/accounts/forgot-password/reset-page.tsx';
import { type ResetWay, resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { accountsText, commonText, formMessages as messages } from '#shared/texts.ts';

interface ResetLinkPageProps {
  way: ResetWay;
  /** What the link carries. */
  reset: string;
  /** The address that it is for; none when it cannot be used any more. */
  email: string | undefined;
}

/** The other second step: the link from the mail. A button uses it up, so that programs that look into mails do not. */
export function ResetLinkPage({ way, reset, email }: ResetLinkPageProps) {
  const { pages, calls, login } = resetWays[way];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const verify = useMutation({
    mutationFn: () => callApi(`POST ${calls}/link/verify`, { body: { reset } }),
    onSuccess: () => navigate(`${pages}/change-password`),
    onError({ message }) {
      notify.error(message);
      return revalidate();
    },
  });
  const page = { way, step: 2, back: { to: login, label: commonText.back } } as const;
  if (!email) {
    return (
      <ResetPage {...page} title={accountsText.setNewPassword} lead={messages.wrongResetLink}>
        <Link to={`${pages}/verify-email`} className={`${buttonClass({ size: 'lg' })} w-full`}>
          {accountsText.askForNewCode}
        </Link>
      </ResetPage>
    );
  }
  return (
    <ResetPage {...page} title={accountsText.setNewPassword} lead={accountsText.linkGoodOnce(email)}>
      <Button size="lg" onClick={() => verify.mutate()} busy={verify.isPending} disabled={!hydrated} className="w-full">
        {commonText.continueOn}
      </Button>
      <noscript>
        <p className="mt-3 text-ink-soft">{accountsText.needsScript}</p>
      </noscript>
    </ResetPage>
  );
}
