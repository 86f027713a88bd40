import { ChangePasswordPage } from '#app/features/accounts/forgot-password/change-password-page.tsx';
import { requireStep } from '#app/features/accounts/forgot-password/require-step.server.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { accountsText } from '#shared/texts.ts';
import type { Route } from './+types/forgot-password-change-password.ts';

export const meta = () => [{ title: titleOf(accountsText.setNewPassword) }];

export const loader = ({ context }: Route.LoaderArgs) => requireStep(context, 'user', 'change-password');

export default function ChangePassword({ loaderData }: Route.ComponentProps) {
  const { email, asksAge } = loaderData;
  return <ChangePasswordPage way="user" email={email} loginName={email} asksAge={asksAge} />;
}
