import { LRUCache } from 'lru-cache';
import { plainDigits } from '#shared/digits.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';
import { cityInDevanagari, devanagariPlaces } from './devanagari-places.ts';
import { HOUSE_NUMBER, HOUSE_WORDS, UNIT_AHEAD } from './house-words.ts';
import { aliasesOfCity, cityDisplayNames, cityKey, findState, foldText } from './names.ts';

interface Addressed {
  address: string;
  city: string;
  state: string;
}

const PARTS = /[,;|]+/;
const PIN = /(?:\bp\.?i\.?n\.?(?: ?code)?|पिन(?: ?कोड)?)?[ :.\-–]*(?<!\d)[1-9]\d{2}[ -]?\d{3}(?!\d)/gi;
const EDGES = /^[\s:–—-]+|(?:[\s:–—-]|\(\s*\))+$/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What stands behind a city in its part: 'Pune City', 'Delhi-6', 'Pune, India'. */
const BEHIND_CITY = /(?:^| )(?:city|town|urban|district|distt|dist|india|bharat|भारत|शहर|जिला|ज़िला|\d{1,2})(?= |$)/g;
const BEFORE_CITY = /(?:^|[\s:.–—-])(?:district|distt|dist|taluka|taluk|tal|tehsil|at post|at|जिला|ज़िला|तालुका|तहसील)[\s:.–—-]*$/i;
/** Beside the city's name, and nothing else, they name a side of it: 'South Delhi'. */
const SIDES = /^(?:(?:south|north|east|west|central|old|outer|दक्षिण|दक्षिणी|उत्तर|उत्तरी|पूर्वी|पश्चिमी|पुरानी|पुराना|मध्य)(?: |$))+$/;
/** 'Tal. Haveli', 'Haveli Taluka'; not 'District Centre' or 'Tehsil Camp'. */
const DISTRICT = /^(?:distt?|tal|teh)\s?[.:]|(?:^| )(?:dist(?:rict|t)?\.?|taluka?|tehsil|जिला|ज़िला|तहसील|तालुका)$/i;
const COUNTRY = new Set(['india', 'bharat', 'भारत']);
/** Cities by whose name other names end: 'Gandhi Nagar' is not Gandhi in Nagar. */
const WORDS_OF_NAMES = new Set(['nagar', 'basti', 'mandi']);
/** Other names of cities that name a quarter as well. */
const QUARTERS = new Set(
  'pimpri,chinchwad,vasai,virar,nalasopara,nallasopara,mira road,bhayandar,bhayander,ernakulam,ambala cantt,ambala city,waltair,thanesar,nani daman,moti daman,wadhwan,chinsurah,sonarpur,waidhan,cyberabad'.split(
    ',',
  ),
);
/** So many words beside a city, with no comma between, are a name; more are a sentence. */
const MOST_WORDS = 4;

/** The names of a city, folded. */
const namesOf = new LRUCache<string, string[], Pick<Addressed, 'city' | 'state'>>({
  max: 2_000,
  memoMethod: (_key, _stale, { context }) => readNames(context),
});

/**
 * The quarter of the city that a typed address names: what stands before the city, under whichever of its names, in 'Shop 3, Sai Complex,
 * Baner, Pune 411045', 'Baner Pune 411045' and 'बानेर, पुणे'. Numbers, shops, plots, floors, districts and the city itself are none.
 * @returns an empty text where the address names none.
 */
export function localityOf({ address, city, state }: Addressed): string {
  const names = namesOf.memo(`${city}\0${state}`, { context: { city, state } });
  const parts = dropUnseenSigns(plainDigits(address).replaceAll('\n', ','))
    .normalize('NFC')
    .replace(PIN, ' ')
    .split(PARTS)
    .map((part) => part.replace(EDGES, ''))
    .filter((part) => part !== '');
  const folded = parts.map(foldText);
  const beside = parts.map((part, at) => besideCity(part, folded[at] ?? '', names));
  const atCity = beside.findLastIndex((each) => each !== undefined);
  // 'Baner, Pune near the river': a part that only begins with the city, where none is it.
  const end = atCity >= 0 ? atCity : folded.findLastIndex((part) => names.some((name) => `${part} `.startsWith(`${name} `)));
  if (end < 0) return '';
  const before = parts.slice(0, end).map((part) => part.replace(UNIT_AHEAD, ''));
  const own = beside[end] ?? '';
  const named = (own.split(' ').length <= MOST_WORDS ? [...before, own] : before).findLast((part) =>
    isQuarter(foldText(part), part, names),
  );
  return named ?? parts.slice(0, end + 1).findLast((_, at) => folded[at] !== foldText(city) && QUARTERS.has(folded[at] ?? '')) ?? '';
}

function readNames({ city, state }: Pick<Addressed, 'city' | 'state'>): string[] {
  const today = cityDisplayNames().get(cityKey(city)) ?? city;
  const written = [today, ...aliasesOfCity(today, state)];
  return [...new Set([city, ...written, ...cityInDevanagari(written, state)].map(foldText))].filter((name) => name !== '');
}

/** What stands before the city in a part that ends with it, empty where nothing does; undefined where the part does not end with it. */
function besideCity(part: string, folded: string, names: string[]): string | undefined {
  if (!names.some((name) => folded.includes(name))) return undefined;
  const starts = [...part.matchAll(WORD)].map(({ index }) => index);
  for (const [at, start] of starts.entries()) {
    const tail = foldText(part.slice(start));
    const name = names.find((each) => `${tail} `.startsWith(`${each} `) && isOnlyBehind(tail.slice(each.length)));
    if (name === undefined || (at > 0 && WORDS_OF_NAMES.has(name))) continue;
    const before = part.slice(0, start);
    const isOther = [1, 2].some((words) => at >= words && isOtherCity(foldText(part.slice(starts[at - words])), name, names));
    if (isOther || /\bof\s*$/i.test(before)) return undefined;
    const beside = before
      .replace(BEFORE_CITY, '')
      .replace(/[\s:(–—-]+$/, '')
      .replace(UNIT_AHEAD, '');
    return SIDES.test(foldText(beside)) ? '' : beside;
  }
  return undefined;
}

function isOnlyBehind(rest: string): boolean {
  const left = rest.replace(BEHIND_CITY, '').trim();
  return left === '' || findState(left, { codes: true }) !== undefined;
}

/** Whether a name that ends with the city's is another city's: 'Navi Mumbai', 'Greater Noida'. */
function isOtherCity(tail: string, name: string, names: string[]): boolean {
  const whole = tail.slice(0, tail.indexOf(name) + name.length);
  return !names.includes(whole) && (cityDisplayNames().has(cityKey(whole)) || devanagariPlaces.get(whole)?.city !== undefined);
}

function isQuarter(folded: string, part: string, names: string[]): boolean {
  const words = folded.split(' ');
  const isHouse = folded === '' || words.every((word) => HOUSE_WORDS.has(word) || HOUSE_NUMBER.test(word));
  const isWider = names.includes(folded) || COUNTRY.has(folded) || DISTRICT.test(part) || findState(folded, { codes: true }) !== undefined;
  return !isHouse && !isWider;
}
