import { Navigation } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { directionsTo } from '#app/features/businesses/directions.ts';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { businessesText } from '#shared/texts.ts';

interface DirectionsLinkProps {
  business: Pick<Business, 'name' | 'address' | 'city' | 'state'>;
}

/** The way to a business, in the phone's map app; nobody is told of it before the link is followed. */
export function DirectionsLink({ business }: DirectionsLinkProps) {
  const to = directionsTo(business, useHydrated() ? navigator.userAgent : '');
  return (
    <a
      href={to}
      // An app opens beside the page: a tab for it would stay empty.
      target={to.startsWith('http') ? '_blank' : undefined}
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-brick underline-offset-4 hover:underline"
    >
      <Navigation aria-hidden className="size-5" />
      <span>{withHidden(businessesText.directionsTo, nameShown(business))}</span>
    </a>
  );
}
