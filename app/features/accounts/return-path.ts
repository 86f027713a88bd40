import { useSearchParams } from 'react-router';

/** The path, if a text is one of this site; none for other sites' addresses, however they are written. */
export function ownPath(text: string | null): string | undefined {
  const base = 'https://nirmaan.invalid';
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return undefined;
  const { origin, pathname, search } = new URL(text, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search : undefined;
}

/** A login page's address that leads back to `path` afterwards. */
export function loginAddress(page: '/user/login' | '/supplier/login', path: string): string {
  return `${page}?${new URLSearchParams({ to: path })}`;
}

/** Where a login or registration leads: where the address says, else Home. `search` takes it along to the other account pages. */
export function useReturnPath(): { path: string; search: string } {
  const [params] = useSearchParams();
  const path = ownPath(params.get('to'));
  return { path: path ?? '/', search: path ? `?${new URLSearchParams({ to: path })}` : '' };
}
