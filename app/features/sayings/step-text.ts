import { placeName } from '#shared/place-name.ts';
import type { StepOfQuery } from '#shared/schemas/sayings.ts';
import { serviceName } from '#shared/service-name.ts';
import { sayingsText } from '#shared/texts.ts';

const readAs: Record<StepOfQuery['as'], () => string> = {
  trade: () => sayingsText.trade,
  place: () => sayingsText.readAsPlace,
  filler: () => sayingsText.readAsFiller,
  brand: () => sayingsText.readAsFiller,
  intent: () => sayingsText.readAsIntent,
  near: () => sayingsText.readAsNear,
  size: () => sayingsText.readAsSize,
  rest: () => sayingsText.readAsUnknown,
};

const wanted: Record<NonNullable<StepOfQuery['intent']>, () => string> = {
  price: () => sayingsText.wantsPrice,
  rent: () => sayingsText.wantsRent,
  repair: () => sayingsText.wantsRepair,
  buy: () => sayingsText.wantsToBuy,
  job: () => sayingsText.wantsJob,
};

/** What a run of words was read as: 'Trade'. */
export function kindOfStep({ as }: StepOfQuery): string {
  return readAs[as]();
}

/** What it says: 'Waterproofing 1, Plumbing Contractors 0.6'; empty where it says nothing. */
export function meaningOfStep({ as, trades = [], saying, place, isMisspelt, intent }: StepOfQuery): string {
  if (place) return isMisspelt ? sayingsText.misspelt(placeOf(place)) : placeOf(place);
  if (intent) return wanted[intent]();
  if (as === 'brand') return sayingsText.aBrand;
  const meant = trades.map(({ service, weight }) => sayingsText.weighed(serviceName(service), weight)).join(', ');
  if (meant && as === 'rest') return sayingsText.perhaps(meant);
  return saying === undefined ? meant : sayingsText.takenFor(meant, saying);
}

function placeOf(place: NonNullable<StepOfQuery['place']>): string {
  const { city, state } = placeName(place);
  return [place.locality, city, state].filter(Boolean).join(', ');
}
