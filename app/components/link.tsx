import type { ComponentProps } from 'react';
import { type LinkProps, Link as RouterLink, useLocation } from 'react-router';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/**
 * A link within the site. On the server most are written as they stand: React Router looks at the routes of the page for each, and keeps
 * what only a browser needs, which was a seventh of what a page costs.
 */
export const Link = import.meta.env.SSR ? LinkOnServer : RouterLink;

function LinkOnServer(props: LinkProps) {
  const {
    to,
    mask,
    discover,
    prefetch,
    relative,
    reloadDocument,
    replace,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    ...rest
  } = props;
  if (typeof to !== 'string' || mask || prefetch || discover || !isPlain(to)) return <RouterLink {...props} />;
  return <a {...rest} href={hrefOf(to)} data-discover="true" />;
}

/** From the site's root, with no step (`.`, `..`, `//`) that would have to be resolved. */
function isPlain(to: string): boolean {
  return to.startsWith('/') && !to.includes('//') && !to.includes('/.');
}

/** The address that the page of the language has. */
function hrefOf(to: string): string {
  const language = currentLanguage();
  if (language === DEFAULT_LANGUAGE) return to;
  return `/${language}${/^\/(?:[?#]|$)/.test(to) ? to.slice(1) : to}`;
}

interface NavLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path from the site's root. */
  to: string;
  /** Whether the pages below it count as others. */
  end?: boolean;
}

/** A link that says where the visitor is (`aria-current`); React Router's own would not be written as it stands. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const [path] = link.to.split('?', 1);
  const isActive = here === path || (!end && here.startsWith(`${path}/`));
  return <Link {...link} aria-current={isActive ? 'page' : undefined} />;
}
