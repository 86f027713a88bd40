import { VerifyEmailPage } from '#app/features/accounts/forgot-password/verify-email-page.tsx';

export const meta = () => [{ title: 'Forgot Password · Nirmaan' }];

export default function VerifyEmail() {
  return <VerifyEmailPage way="supplier" />;
}
