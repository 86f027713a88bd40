import { useLocation, useSearchParams } from 'react-router';
import { readWantedAction, type WantedAction } from '#app/features/accounts/wanted-action.ts';
import { splitPath } from '#shared/site-language.ts';

/** The path, if a text is one of this site, as links have it: without a language. None for other sites' addresses, however they are written. */
export function ownPath(text: string | null): string | undefined {
  const base = 'https://nirmaan.invalid';
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return undefined;
  const { origin, pathname, search } = new URL(text, base);
  const { path } = splitPath(pathname);
  return origin === base && !path.startsWith('//') ? path + search : undefined;
}

export type SignInPage = `/${'user' | 'supplier'}/${'login' | 'register' | 'forgot-password/verify-email'}`;

/** The address of a page that signs in, registers, or finds a forgotten password's way back, and leads to `path` afterwards. */
export function loginAddress(page: SignInPage, path: string): string {
  return `${page}?${new URLSearchParams({ to: path })}`;
}

/** The props of a link that signs in and comes back to a business, with what was wanted there done or open. */
export function signInFor(page: SignInPage, wanted: WantedAction) {
  return { to: loginAddress(page, `/viewdetails/${wanted.business}`), state: { wanted } };
}

/**
 * Where a login or registration leads: where the address says, else Home. Links between the account pages take `search` and `state`
 * along.
 */
export function useReturnPath(): { path: string; search: string; state: { wanted: WantedAction } | undefined } {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const path = ownPath(params.get('to'));
  const wanted = path && readWantedAction(state);
  return { path: path ?? '/', search: path ? `?${new URLSearchParams({ to: path })}` : '', state: wanted ? { wanted } : undefined };
}
