import { type PlaceNames, placeName } from '#shared/place-name.ts';
import { searchText } from '#shared/texts.ts';

interface Where {
  city: string;
  state: string;
  placeNames?: PlaceNames | undefined;
}

/** Names by which the site knows a place, each with what the page's language calls it. */
export type Pairs = readonly (readonly [known: string, shown: string])[];

/** City, state and country of a place. */
export function pairsOf(where: Where): Pairs {
  const { city, state } = placeName(where);
  return [
    [where.city, city],
    [where.state, state],
    ['India', searchText.india],
  ];
}

/** An address with city, state and country as the page's language says them: 'Govind Nagar, कानपुर, उत्तर प्रदेश'. */
export function showAddress(address: string, where: Where): string {
  return renameParts(address, pairsOf(where));
}

/** The same under the names by which the site knows them, whatever was written before and between them. */
export function knownAddress(address: string, pairs: Pairs): string {
  return renameParts(
    address,
    pairs.map(([known, shown]) => [shown, known]),
  );
}

const PIN_CODE = /\s*-?\s*\d{3} ?\d{3}$/;

function renameParts(text: string, pairs: Pairs): string {
  const renamed = (part: string) => {
    const name = part.replace(PIN_CODE, '').trim();
    const to = pairs.find(([from]) => from !== '' && from.toLowerCase() === name.toLowerCase())?.[1];
    return to === undefined ? part : part.replace(name, () => to);
  };
  return text.split(',').map(renamed).join(',');
}
