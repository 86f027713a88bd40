import { type RouterContextProvider, redirect } from 'react-router';
import { useCasesContext } from '#app/context.ts';
import { type ResetWay, resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';

/**
 * The address, and the login phone of a business, whose password is reset, when this browser has come to that step.
 * @throws a redirect to the step it has come to, in the same kind of account (docs/product/rules.md, 'Password reset').
 */
export async function requireStep(context: Readonly<RouterContextProvider>, way: ResetWay, step: 'verify-otp' | 'change-password') {
  const { kind, pages } = resetWays[way];
  const progress = await context.get(useCasesContext).getResetProgress(kind);
  if (progress.step !== step) throw redirect(`${pages}/${progress.step}`);
  return { email: progress.email, phoneNo: 'phoneNo' in progress ? progress.phoneNo : undefined };
}
