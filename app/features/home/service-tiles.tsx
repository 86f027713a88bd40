import { Fragment } from 'react';
import { Link } from '#app/components/link.tsx';
import { ServiceIcon } from '#app/features/home/service-icon.tsx';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { searcherPath } from '#app/features/search/search-address.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { serviceName } from '#shared/service-name.ts';

/** Services as tiles, each leading to its businesses: near the place that the visitor has chosen, else all over India. */
export function ServiceTiles({ services }: { services: Pick<Service, 'name'>[] }) {
  const place = useRememberedPlace();
  const tiles = services.map(({ name }) => ({ name, shown: serviceName(name) }));
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-5">
      {tiles.map(({ name, shown }) => (
        <li key={name} className="grid">
          <Link to={place ? searcherPath(place, name) : `/searcher?service=${encodeURIComponent(name)}`} className="service-tile">
            <span>
              <ServiceIcon name={name} className="size-6" />
            </span>
            <span>{withBreaks(shown)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** 'Electrical/lightings' may go to a second line after its slash. */
function withBreaks(name: string) {
  return name.split('/').map((part, i, all) => (
    <Fragment key={part}>
      {i > 0 && <wbr />}
      <span>{i < all.length - 1 ? `${part}/` : part}</span>
    </Fragment>
  ));
}
