import { askContext } from '#app/context.ts';
import { ResetLinkPage } from '#app/features/accounts/forgot-password/reset-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findLinkedAddress } from '#server/features/password-reset/get-reset-progress.ts';
import { accountsText } from '#shared/texts.ts';
import type { Route } from './+types/forgot-password-link.ts';

export const meta = () => [{ title: titleOf(accountsText.setNewPassword) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const reset = new URL(request.url).searchParams.get('reset') ?? '';
  return { reset, email: await ask(({ context }) => findLinkedAddress(context, 'user', reset)) };
}

export default function ResetLink({ loaderData }: Route.ComponentProps) {
  return <ResetLinkPage way="user" {...loaderData} />;
}
