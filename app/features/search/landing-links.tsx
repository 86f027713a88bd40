import { useId } from 'react';
import { Link } from '#app/components/link.tsx';
import { placeName } from '#shared/place-name.ts';
import type { LandingLink } from '#shared/schemas/landing-pages.ts';
import { capitalise } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';

interface LandingLinksProps {
  title: string;
  links: readonly LandingLink[];
  /** What tells the links apart. */
  show: 'service' | 'city' | 'both';
}

/** Ways to the pages of other services and cities. */
export function LandingLinks({ title, links, show }: LandingLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  const named = links.map((link) => ({ path: link.path, name: nameLink(link, show) }));
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="font-bold text-xl tracking-tight">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {named.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center rounded-full border border-sand-dark bg-paper px-4 font-medium wrap-anywhere hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameLink(link: LandingLink, show: LandingLinksProps['show']) {
  const service = capitalise(link.service);
  const { city } = placeName(link);
  if (show === 'both') return searchText.inPlace(service, city);
  return show === 'city' ? city : service;
}
