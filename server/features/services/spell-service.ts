import { foldText } from '#server/features/places/names.ts';

interface Named {
  name: string;
  nameHindi?: string | null;
}

/** Words without 'and', in one case: 'Tiles & Flooring' and 'tiles/flooring' are one. */
function fold(name: string): string {
  return foldText(name)
    .replace(/(?:^| )(?:and|और|व)(?= |$)/g, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** The service as the catalogue spells it, by its name in English or Hindi, whatever the case and the signs; nothing when it has none such. */
export function spellService(services: readonly Named[], typed: string): string | undefined {
  const exact = foldText(typed);
  const key = fold(typed);
  const named = (isMeant: (name: string) => boolean) =>
    services.find(({ name, nameHindi }) => isMeant(name) || isMeant(nameHindi ?? ''))?.name;
  return key === '' ? undefined : (named((name) => foldText(name) === exact) ?? named((name) => fold(name) === key));
}
