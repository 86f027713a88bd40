import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { showPlace } from '#app/features/places/place-source.ts';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { collected } from '#app/features/requirements/collected.ts';
import { quotesAddress } from '#app/features/requirements/quotes-address.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { compareText } from '#shared/texts.ts';

/** What comparing is for: one request to all of them, for what they do and at the place that the browser remembers. */
export function AskThese({ businesses }: { businesses: readonly Pick<Business, '_id' | 'service'>[] }) {
  const place = useRememberedPlace();
  const [first] = businesses;
  const service = businesses.every((business) => business.service === first?.service) ? first?.service : undefined;
  const asked = { service, place: place && showPlace(place), businesses: businesses.map(({ _id }) => _id) };
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <Link
        to={quotesAddress(asked)}
        onClick={() => collected.replace(asked.businesses)}
        className={`${buttonClass({ size: 'lg' })} w-full sm:w-auto`}
      >
        {compareText.askThese(businesses.length)}
      </Link>
      <p className="text-ink-soft text-sm">{compareText.askTheseHint}</p>
    </div>
  );
}
