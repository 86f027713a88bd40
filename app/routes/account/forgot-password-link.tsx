import { useCasesContext } from '#app/context.ts';
import { LinkPage } from '#app/features/accounts/forgot-password/link-page.tsx';
import type { Route } from './+types/forgot-password-link.ts';

export const meta = () => [{ title: 'Set a new password · Nirmaan' }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const reset = new URL(request.url).searchParams.get('reset') ?? '';
  return { reset, email: await context.get(useCasesContext).findLinkedAddress('user', reset) };
}

export default function ResetLink({ loaderData }: Route.ComponentProps) {
  return <LinkPage way="user" {...loaderData} />;
}
