import { type RouterContextProvider, redirect } from 'react-router';
import { askContext } from '#app/context.ts';
import { type ResetWay, resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { getResetProgress } from '#server/features/password-reset/get-reset-progress.ts';

/**
 * The address, and the login phone of a business, whose password is reset, and whether a user is to say who they are, when this browser has come to that step.
 * @throws a redirect to the step it has come to, in the same kind of account (docs/product/rules.md, 'Password reset').
 */
export async function requireStep(context: Readonly<RouterContextProvider>, way: ResetWay, step: 'verify-otp' | 'change-password') {
  const ask = context.get(askContext);
  const { kind, pages } = resetWays[way];
  const progress = await ask(({ context, resetTokens }) => getResetProgress(context, kind, resetTokens));
  if (progress.step !== step) throw redirect(`${pages}/${progress.step}`);
  if (progress.step !== 'change-password') return { email: progress.email, phoneNo: undefined, asksAge: false };
  return { email: progress.email, phoneNo: progress.phoneNo, asksAge: progress.asksAge };
}
