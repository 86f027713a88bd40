import { nameWritten } from '#server/features/places/place-names.ts';
import { serviceName } from '#shared/service-name.ts';

interface Named {
  service: string;
  city: string;
  state: string;
}

/** What a search is for, as the language of its mail calls it. */
export function nameSearch({ service, city, state }: Named): Named {
  return { service: serviceName(service), city: nameWritten(city), state: nameWritten(state) };
}
