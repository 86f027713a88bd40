import { ChangePasswordPage } from '#app/features/accounts/forgot-password/change-password-page.tsx';
import { requireStep } from '#app/features/accounts/forgot-password/require-step.ts';
import type { Route } from './+types/forgot-password-change-password.ts';

export const meta = () => [{ title: 'Set a new password · Nirmaan' }];

export const loader = ({ context }: Route.LoaderArgs) => requireStep(context, 'supplier', 'change-password');

export default function ChangePassword({ loaderData }: Route.ComponentProps) {
  return <ChangePasswordPage way="supplier" email={loaderData.email} />;
}
