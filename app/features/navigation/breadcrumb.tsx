import { Link } from '#app/components/link.tsx';
import { commonText, navigationText } from '#shared/texts.ts';

interface BreadcrumbProps {
  /** From below Home on; the last one is the page itself and has no path. */
  crumbs: readonly { name: string; path?: string }[];
}

/** Where the page stands, from Home on. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={navigationText.breadcrumb} className="min-w-0">
      <ol className="flex items-center gap-x-2 text-ink-soft text-sm max-sm:overflow-x-clip sm:flex-wrap">
        {[{ name: commonText.home, path: '/' }, ...crumbs].map(({ name, path }, index) => (
          <li key={path ?? 'here'} className="flex min-w-0 items-center gap-x-2 last:shrink-[9999]">
            {index > 0 && <span aria-hidden>›</span>}
            {path ? (
              <Link to={path} className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 wrap-anywhere hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" data-may-cut className="max-sm:truncate sm:wrap-anywhere">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
