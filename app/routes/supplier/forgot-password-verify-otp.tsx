import { requireStep } from '#app/features/accounts/forgot-password/require-step.ts';
import { VerifyOtpPage } from '#app/features/accounts/forgot-password/verify-otp-page.tsx';
import type { Route } from './+types/forgot-password-verify-otp.ts';

export const meta = () => [{ title: 'Enter the code · Nirmaan' }];

export const loader = ({ context }: Route.LoaderArgs) => requireStep(context, 'supplier', 'verify-otp');

export default function VerifyOtp({ loaderData }: Route.ComponentProps) {
  return <VerifyOtpPage way="supplier" email={loaderData.email} />;
}
