import type { SayingRow } from '#server/features/lexicon-upkeep/queries.ts';
import { nameWritten, placeNamesOf } from '#server/features/places/place-names.ts';
import type { LexiconEntry, UnderstoodPlace } from '#server/features/understanding/understanding.ts';
import type { Saying } from '#shared/schemas/sayings.ts';

/** One of the team's own sayings. @param service the name of the service that it means, if it means one. */
export function presentSaying(row: SayingRow, service: string | undefined): Saying {
  const { saying_id: _id, saying, city, state, weight, is_on: isOn, version } = row;
  return {
    _id,
    saying,
    ...(service ? { service } : {}),
    ...(city && state ? { city, state, ...placeNamesOf({ city, state }) } : {}),
    weight,
    isOn,
    version,
  };
}

/** One of the program's sayings. @param service the name that its service has now. */
export function presentShippedSaying({ saying, service: shippedAs, weight }: LexiconEntry, service: string, isOn: boolean): Saying {
  return { saying, service, weight, isOn, shippedAs };
}

/** What a saying means, in words of the audit. */
export function describeMeaning({ city, state }: Pick<SayingRow, 'city' | 'state'>, service: string | undefined): string {
  return service ?? `${city}, ${state}`;
}

/** A place that words named, in the language of the moment: 'Baner, Pune, Maharashtra'. */
export function describeSayingPlace({ locality, city, state, pincode }: UnderstoodPlace): string {
  return nameWritten([pincode, locality, city, state].filter(Boolean).join(', '));
}
