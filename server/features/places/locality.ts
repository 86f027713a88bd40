import { LRUCache } from 'lru-cache';
import { plainDigits } from '#shared/digits.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';
import { BEHIND_CITY, COUNTRY, DISTRICT, SHORT_AHEAD, TALUKA } from './address-words.ts';
import { cityInDevanagari, devanagariPlaces } from './devanagari-places.ts';
import { HOUSE_NUMBER, HOUSE_WORDS, withoutHouse } from './house-words.ts';
import { localitiesOf } from './known-localities.ts';
import { aliasesOfCity, cityDisplayNames, cityKey, findState, foldText } from './names.ts';
import { ANNOUNCED_PINCODE } from './pincodes.ts';

interface Addressed {
  address: string;
  city: string;
  state: string;
}

const PARTS = /[,;|]+/;
const EDGES = /^[\s:–—-]+|(?:[\s:–—-]|\(\s*\))+$/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What stands behind a city in its part: 'Pune City', 'Delhi-6', 'Pune, India'. */
const BEHIND = new RegExp(`(?:^| )(?:${BEHIND_CITY}|${DISTRICT}|\\d{1,2})(?= |$)`, 'g');
const LABEL = 'address|addr|add|पता|location|area|locality|क्षेत्र|इलाका';
const LABEL_AHEAD = new RegExp(`^(?:${LABEL})\\s*[:–—-]\\s*`, 'i');
const BEFORE_CITY = new RegExp(
  `(?:^|[\\s:.–—-])(?:${DISTRICT}|${TALUKA}|${SHORT_AHEAD}|at post|at)[\\s:.–—-]*$|^(?:${LABEL}|city|town|शहर)[\\s:.–—-]*$`,
  'i',
);
/** Beside the city's name, and nothing else, they name a side of it: 'South Delhi'. */
const SIDES = /^(?:(?:south|north|east|west|central|old|outer|दक्षिण|दक्षिणी|उत्तर|उत्तरी|पूर्वी|पश्चिमी|पुरानी|पुराना|मध्य)(?: |$))+$/;
/** What stands in a town and is called by its district: 'District Centre', 'Tehsil Camp'. */
const IN_TOWN =
  'camp|cent(?:er|re)|courts?|offices?|hospital|jail|park|road|chowk|market|headquarters|hq|complex|colony|कैंप|कैम्प|चौक|चौराहा|रोड|मार्ग|अस्पताल|न्यायालय|बाजार|परिषद|मुख्यालय';
/** 'Tal. Haveli', 'Tal Haveli', 'District Pune', 'Haveli Taluka'. */
const WIDER = new RegExp(
  `^(?:distt?|${SHORT_AHEAD})[\\s.:-]+|^(?:${DISTRICT}|${TALUKA})[\\s.:-]+(?!(?:${IN_TOWN})(?![\\p{L}\\p{M}]))\\p{L}|(?:^| )(?:${DISTRICT}|${TALUKA})\\.?$`,
  'iu',
);
/** What is written where an address is asked for, and is none: 'info@tiles.in', 'Landmark: the tank'; so are numbers of six digits and more. */
const NO_ADDRESS = /[@:]|www\.|\.(?:com|org|net)\b|^\S+\.in$|(?:\d\D*){6}/i;
/** Cities by whose name other names end: 'Gandhi Nagar' is not Gandhi in Nagar. */
const WORDS_OF_NAMES = new Set(['nagar', 'basti', 'mandi']);
/** Other names of cities that name a quarter as well. */
const QUARTERS = new Set(
  'pimpri,chinchwad,vasai,virar,nalasopara,nallasopara,mira road,bhayandar,bhayander,ernakulam,ambala cantt,ambala city,waltair,thanesar,nani daman,moti daman,wadhwan,chinsurah,sonarpur,waidhan,cyberabad'.split(
    ',',
  ),
);
/** The city stands among the last words of its part. */
const LAST_WORDS = 10;
/** Quarters of every city, of which no list has all: 'Model Town', 'Sector 18', 'Okhla Phase II'. */
const CALLED_QUARTER =
  /^(?!(?:near|opp|opposite|behind|beside|above|next|on|at|in|all|our|whole|entire|के|पास)(?: |$))(?:[\p{L}\p{M}]+ ){1,2}(?:nagar|colony|vihar|lines|town|camp|ganj|bagh|park|peth|enclave|estate|layout|road|marg|avenue|bypass|bazaa?r|chowk|circle|industrial area|नगर|कॉलोनी|विहार|गंज|बाग|पेठ|रोड|मार्ग)$|^(?:[\p{L}\p{M}]+ ){0,2}(?:sector|phase) (?:\d+[a-z]?|[ivx]+)$/u;
const SIDE_BEHIND = / (?:east|west|north|south|e|w)$/;

interface City {
  /** Its names, folded. */
  names: string[];
  /** Whether a folded text is a locality of it. */
  has: (text: string) => boolean;
}

const cities = new LRUCache<string, City, Pick<Addressed, 'city' | 'state'>>({
  max: 2_000,
  memoMethod: (_key, _stale, { context }) => readCity(context),
});

/**
 * The quarter of the city that a typed address names: what stands before the city, under whichever of its names, in 'Shop 3, Sai Complex,
 * Baner, Pune 411045', 'Baner Pune 411045' and 'बानेर, पुणे'. Numbers, shops, plots, floors, districts and the city itself are none. What stands
 * beside the city without a comma may be a sentence ('All over Pune'), and is one only where it is known as a locality of it, or called as quarters are.
 * @returns an empty text where the address names none.
 */
export function localityOf({ address, city, state }: Addressed): string {
  const { names, has } = cities.memo(`${city}\0${state}`, { context: { city, state } });
  const parts = dropUnseenSigns(plainDigits(address).replaceAll('\n', ','))
    .normalize('NFC')
    .replace(ANNOUNCED_PINCODE, ' ')
    .split(PARTS)
    .map((part) => part.replace(EDGES, '').replace(LABEL_AHEAD, ''))
    .filter((part) => part !== '');
  const folded = parts.map(foldText);
  const beside = parts.map((part, at) => besideCity(part, folded[at] ?? '', names));
  const atCity = beside.findLastIndex((each) => each !== undefined);
  // 'Baner, Pune near the river': a part that only begins with the city, where none is it.
  const end = atCity >= 0 ? atCity : folded.findLastIndex((part) => names.some((name) => `${part} `.startsWith(`${name} `)));
  if (end < 0) return '';
  const isKnown = (part: string) => {
    const text = foldText(part);
    return has(text) || has(text.replace(SIDE_BEHIND, '')) || CALLED_QUARTER.test(text);
  };
  const own = beside[end] ?? '';
  const isNamed = isQuarter(foldText(own), own, names);
  if (isNamed && isKnown(own)) return own;
  const before = parts.slice(0, end).map(withoutHouse);
  const named = before.findLast((part) => isQuarter(foldText(part), part, names) && (!isNamed || isKnown(part)));
  return named ?? parts.slice(0, end + 1).findLast((_, at) => folded[at] !== foldText(city) && QUARTERS.has(folded[at] ?? '')) ?? '';
}

function readCity({ city, state }: Pick<Addressed, 'city' | 'state'>): City {
  const today = cityDisplayNames().get(cityKey(city)) ?? city;
  const written = [today, ...aliasesOfCity(today, state)];
  const names = new Set([city, ...written, ...cityInDevanagari(written, state)].map(foldText));
  return { names: [...names].filter((name) => name !== ''), has: localitiesOf(today, state) };
}

/** What stands before the city in a part that ends with it, empty where nothing does; undefined where the part does not end with it. */
function besideCity(part: string, folded: string, names: string[]): string | undefined {
  if (!names.some((name) => folded.includes(name))) return undefined;
  const starts = [...part.matchAll(WORD)].map(({ index }) => index);
  for (const [at, start] of starts.entries()) {
    if (at < starts.length - LAST_WORDS) continue;
    const tail = foldText(part.slice(start));
    const name = names.find((each) => `${tail} `.startsWith(`${each} `) && isOnlyBehind(tail.slice(each.length)));
    if (name === undefined || (at > 0 && WORDS_OF_NAMES.has(name))) continue;
    const before = part.slice(0, start);
    const isOther = [1, 2].some((words) => at >= words && isOtherCity(foldText(part.slice(starts[at - words])), name, names));
    if (isOther || /\bof\s*$/i.test(before)) return undefined;
    const beside = withoutHouse(before.replace(BEFORE_CITY, '').replace(/[\s:(–—-]+$/, ''));
    return SIDES.test(foldText(beside)) ? '' : beside;
  }
  return undefined;
}

function isOnlyBehind(rest: string): boolean {
  const left = rest.replace(BEHIND, '').trim();
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
  const isWider = names.includes(folded) || COUNTRY.has(folded) || WIDER.test(part) || findState(folded, { codes: true }) !== undefined;
  return !isHouse && !isWider && !NO_ADDRESS.test(part);
}
