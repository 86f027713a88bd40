import { VerifyEmailPage } from '#app/features/accounts/forgot-password/verify-email-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { accountsText } from '#shared/texts.ts';

export const meta = () => [{ title: titleOf(accountsText.forgotPassword) }];

export default function VerifyEmail() {
  return <VerifyEmailPage way="user" />;
}
