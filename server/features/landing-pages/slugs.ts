import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { foldText, states } from '#server/features/places/names.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

export interface City {
  city: string;
  state: string;
}

/** A name as it stands in an address: 'Sanitary/bath Fittings' → 'sanitary-bath-fittings'. */
export function toSlug(name: string): string {
  return foldText(name).replaceAll(' ', '-');
}

/** 'pune'; of cities that share a name, the largest has it and the others name their state: 'aurangabad-bihar'. */
export function citySlug({ cityByName }: Pick<Gazetteer, 'cityByName'>, { city, state }: City): string {
  const [largest] = namesakesOf(cityByName, foldText(city));
  const slug = toSlug(city);
  return largest === undefined || largest.state === state ? slug : `${slug}-${toSlug(state)}`;
}

/** The city of a slug, under its name of today: 'bangalore' is Bengaluru. Nothing for one that no city has. */
export function findCityBySlug({ cityByName }: Pick<Gazetteer, 'cityByName'>, slug: string): City | undefined {
  const [largest] = namesakesOf(cityByName, slug.replaceAll('-', ' '));
  if (largest) return largest;
  const state = states.find(({ name }) => slug.endsWith(`-${toSlug(name)}`));
  if (!state) return undefined;
  const name = slug.slice(0, -toSlug(state.name).length - 1).replaceAll('-', ' ');
  return namesakesOf(cityByName, name).find((namesake) => namesake.state === state.name);
}

export function findServiceBySlug(services: readonly Service[], slug: string): Service | undefined {
  return services.find(({ name }) => toSlug(name) === slug);
}

/** Cities of a folded name, the largest first. */
function namesakesOf(cityByName: Gazetteer['cityByName'], name: string): City[] {
  return (cityByName.get(name) ?? []).map(({ place: { city, state } }) => ({ city, state }));
}
