import { foldText } from './names.ts';
import { PINCODE } from './pincodes.ts';

/** What stands before or behind the name of a district, of a part of one, and of a city. Each is a part of patterns. */
export const DISTRICT = 'district|distt|dist|जिला|ज़िला|जिल्हा'.normalize('NFC');
export const TALUKA = 'taluka|taluk|tehsil|tahsil|तालुका|तहसील';
/** Written before a name alone: 'Tal. Haveli, Ji. Pune'. */
export const SHORT_AHEAD = 'tal|tq|teh|tah|ta|dt|ji|जि|तह|ता';
export const BEHIND_CITY = 'city|town|urban|india|bharat|भारत|शहर';
export const COUNTRY: ReadonlySet<string> = new Set(['india', 'bharat', 'भारत']);

const AROUND_NAMES = new RegExp(`^(?:${DISTRICT}|${TALUKA}|${SHORT_AHEAD}|near|city of) | (?:${DISTRICT}|city|india|bharat)$`, 'g');
/** 'Kanpur Road' leads to Kanpur and lies elsewhere; so do 'Bank of Baroda' and 'Hotel Tirupati'. */
const NAMED_AFTER_CITIES =
  /\b(?:bank of|hotel|shri|shree|sri|maa) \S+|\S+ (?:road|rd|marg|sadak|highway|hwy|expressway|bypass|gate|darwaza|naka|chungi|phatak|chowk|bank)(?= |$)/g;
const MOST_WORDS_IN_A_NAME = 5;

/** The parts of an address between its commas, folded, without its PIN code and its country. */
export function partsOf(address: string): string[] {
  return address
    .replace(PINCODE, ' ')
    .split(/[,;|\n]+/)
    .map((part) => foldText(part).replace(AROUND_NAMES, '').trim())
    .filter((part) => part !== '' && !COUNTRY.has(part));
}

/** A folded part without what is named after a city. */
export function withoutNamesakes(part: string): string {
  return part.replace(NAMED_AFTER_CITIES, '|');
}

/** Every run of up to five words of a part, longest first. */
export function phrases(part: string): string[] {
  const words = part.split(' ');
  const found: string[] = [];
  for (let length = Math.min(MOST_WORDS_IN_A_NAME, words.length); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) found.push(words.slice(from, from + length).join(' '));
  }
  return found;
}

/** The last words of a part, up to five, longest first. */
export function endsOf(part: string): string[] {
  const words = part.split(' ').slice(-MOST_WORDS_IN_A_NAME);
  return words.map((_, at) => words.slice(at).join(' '));
}
