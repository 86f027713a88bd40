import { VerifyEmailPage } from '#app/features/accounts/forgot-password/verify-email-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';

export const meta = () => [{ title: titleOf('Forgot Password') }];

export default function VerifyEmail() {
  return <VerifyEmailPage way="supplier" />;
}
