import { Fragment } from 'react';
import { Link } from 'react-router';
import { ServiceIcon } from '#app/features/home/service-icon.tsx';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { searcherPath } from '#app/features/search/search-address.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { serviceName } from '#shared/service-name.ts';

/** Services as tiles, each leading to its businesses: near the place that the visitor has chosen, else all over India. */
export function ServiceTiles({ services }: { services: Service[] }) {
  const place = useRememberedPlace();
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-5">
      {services.map(({ _id, name }) => (
        <li key={_id} className="grid">
          <Link
            to={place ? searcherPath(place, name) : `/searcher?service=${encodeURIComponent(name)}`}
            className="group flex min-h-16 flex-col items-start gap-2 rounded-lg border border-sand-dark bg-paper p-3 leading-tight font-medium hover:border-brick sm:min-h-20 sm:flex-row sm:items-center sm:gap-3 sm:p-4"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sand text-brick transition-colors group-hover:bg-brick group-hover:text-paper sm:size-12">
              <ServiceIcon name={name} className="size-6" />
            </span>
            <span className="min-w-0 wrap-anywhere hyphens-auto">{withBreaks(serviceName(name))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** 'Electrical/lightings' may go to a second line after its slash. */
function withBreaks(name: string) {
  return name.split('/').map((part, i) => (
    <Fragment key={part}>
      {i > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
