import { IconButton } from '#app/components/icon-button.tsx';
import { X } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { Rating } from '#app/components/rating.tsx';
import type { Business } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { commonText } from '#shared/texts.ts';

interface PickedBusinessesProps {
  businesses: readonly Business[];
  onClose: () => void;
}

/** Who is at the point of the map that was pressed. */
export function PickedBusinesses({ businesses, onClose }: PickedBusinessesProps) {
  return (
    <div className="flex w-full items-start border-cement border-t bg-paper">
      <ul className="max-h-32 min-w-0 grow divide-y divide-sand-dark overflow-y-auto">
        {businesses.map(({ _id, name, service, average_rating, totalReviews }) => (
          <li key={_id}>
            <Link to={`/viewdetails/${_id}`} className="block min-h-11 px-3 py-1.5 hover:underline">
              <span data-may-cut className="block truncate font-semibold leading-snug">
                {name}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm leading-snug">
                <span>{capitalise(service)}</span>
                <Rating value={average_rating} count={totalReviews} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <IconButton data-close label={commonText.close} onClick={onClose}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
