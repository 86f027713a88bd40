import { useId } from 'react';
import { Link } from '#app/components/link.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import type { CountedLink } from '#shared/schemas/landing-pages.ts';
import { capitalise } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';

interface CountedLinksProps {
  title: string;
  links: readonly CountedLink[];
}

/** Ways to lists, each with how many businesses it has. */
export function CountedLinks({ title, links }: CountedLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-bold text-xl tracking-tight">
        {title}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ name, n, path }) => (
          <li key={path} className="grid">
            <Link
              to={path}
              className="flex min-h-11 items-center justify-between gap-3 rounded-lg border border-sand-dark bg-paper px-4 py-2 font-medium leading-tight hover:border-ink"
            >
              <span className="min-w-0 wrap-anywhere">{capitalise(name)}</span>
              <span className="text-ink-soft text-sm tabular-nums">{withHidden(searchText.countOfBusinesses, n)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
