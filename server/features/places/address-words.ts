import { foldText } from './names.ts';
import { PINCODE } from './pincodes.ts';

const WORDS_AROUND_NAMES = /^(?:district|dist|taluka|taluk|tal|tehsil|near|city of) | (?:district|dist|city|india|bharat)$/g;
/** 'Kanpur Road' leads to Kanpur and lies elsewhere; so do 'Bank of Baroda' and 'Hotel Tirupati'. */
const NAMED_AFTER_CITIES =
  /\b(?:bank of|hotel|shri|shree|sri|maa) \S+|\S+ (?:road|rd|marg|sadak|highway|hwy|expressway|bypass|gate|darwaza|naka|chungi|phatak|chowk|bank)(?= |$)/g;
const MOST_WORDS_IN_A_NAME = 5;

/** The parts of an address between its commas, folded, without its PIN code and its country. */
export function partsOf(address: string): string[] {
  return address
    .replace(PINCODE, ' ')
    .split(/[,;|\n]+/)
    .map((part) => foldText(part).replace(WORDS_AROUND_NAMES, '').trim())
    .filter((part) => part !== '' && part !== 'india');
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
  const words = part.split(' ');
  const first = Math.max(0, words.length - MOST_WORDS_IN_A_NAME);
  return words.slice(first).map((_, at) => words.slice(first + at).join(' '));
}
