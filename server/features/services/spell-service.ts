import { foldText } from '#server/features/places/names.ts';
import { type NamedService, namesOf } from '#shared/service-name.ts';

/** Words without 'and', in one case: 'Tiles & Flooring' and 'tiles/flooring' are one. */
function fold(name: string): string {
  return foldText(name)
    .replace(/(?:^| )(?:and|और|व)(?= |$)/g, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** The service as the catalogue spells it, by any of its names, whatever the case and the signs; nothing when it has none such. */
export function spellService(services: readonly NamedService[], typed: string): string | undefined {
  const exact = foldText(typed);
  const key = fold(typed);
  const named = (isMeant: (name: string) => boolean) => services.find((service) => namesOf(service).some(isMeant))?.name;
  return key === '' ? undefined : (named((name) => foldText(name) === exact) ?? named((name) => fold(name) === key));
}
