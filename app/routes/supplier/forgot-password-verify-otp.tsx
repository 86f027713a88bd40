import { requireStep } from '#app/features/accounts/forgot-password/require-step.server.ts';
import { VerifyOtpPage } from '#app/features/accounts/forgot-password/verify-otp-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { accountsText } from '#shared/texts.ts';
import type { Route } from './+types/forgot-password-verify-otp.ts';

export const meta = () => [{ title: titleOf(accountsText.enterCode) }];

export const loader = ({ context }: Route.LoaderArgs) => requireStep(context, 'supplier', 'verify-otp');

export default function VerifyOtp({ loaderData }: Route.ComponentProps) {
  return <VerifyOtpPage way="supplier" email={loaderData.email} />;
}
