import { isDevanagari, phoneticKey } from '#server/base/sound.ts';
import { readRecords } from './data-files.ts';
import { foldText, states } from './names.ts';

let names: Map<string, string[]> | undefined;

/** Tells of a folded text whether it is a locality of a city, in Devanagari by its sound. */
export function localitiesOf(city: string, state: string): (text: string) => boolean {
  names ??= readNames();
  const known = names.get(`${city}, ${state}`) ?? [];
  const written = new Set(known);
  const heard = new Set(known.map(soundOf));
  return (text) => written.has(text) || (isDevanagari(text) && heard.has(soundOf(text)));
}

function readNames() {
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  const found = new Map<string, string[]>();
  for (const [code = '', city = '', written = ''] of ['localities.tsv', 'localities-by-hand.tsv'].flatMap(readRecords)) {
    const key = `${city}, ${stateNames.get(code)}`;
    found.set(key, [...(found.get(key) ?? []), ...written.split('|').map(foldText)]);
  }
  return found;
}

function soundOf(text: string): string {
  return text.split(' ').map(phoneticKey).join('');
}
