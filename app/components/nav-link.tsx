import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/components/link.tsx';

interface NavLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'className'> {
  /** A path from the site's root. */
  to: string;
  /** Whether the pages below it count as others. */
  end?: boolean;
  className: string | ((place: { isActive: boolean }) => string);
}

/** A link that says where the visitor is (`aria-current`). As a `Link` it is written as it stands on the server, which React Router's is not. */
export function NavLink({ to, end = false, className, ...others }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const [path] = to.split('?', 1);
  const isActive = here === path || (!end && here.startsWith(`${path}/`));
  return (
    <Link
      {...others}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'string' ? className : className({ isActive })}
    />
  );
}
