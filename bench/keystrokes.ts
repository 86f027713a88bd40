import { readSayings } from './sayings/read-sayings.ts';

/** What people type, letter by letter: trades, names, places, two words, everyday words, misspellings. */
export const TYPED = [
  'plumbing contractors pune',
  'plumber',
  'plumbr pune',
  'waterproofing',
  'waterproofing kothrud',
  'electrition delhi',
  'electric contractors',
  'bangalore ac',
  'air conditioning jaipur',
  'lumbin',
  'sharma traders',
  'shree ganesh',
  'tiles lucknow',
  'tiles/flooring',
  'cement surat',
  'cement agency',
  'marble house',
  'interior designers mumbai',
  'mg road',
  'station road plumbing',
  'gandhi nagar',
  'bricks nagpur',
  'bajri',
  'sariya kanpur',
  'modular kitchen',
  'royal interiors',
  'new star electricals',
  'patel & sons',
  'carpenter ahmedabad',
  'painter',
  'false ceiling',
  'solar pannels',
  'cctv',
  'elevator chennai',
  'jcb movers',
  'glass house',
  'hardware and tools',
  'wallpaper',
  'water tanks indore',
  'maharashtra',
  'pune, maharashtra',
  'hyderabad architects',
  'landscapers',
  'upvc',
  'karve road',
  'civil lines',
  'kulkarni',
  'yadav constructions',
  'zzyzx',
  'gurgaon flooring',
];

/** About a thousand queries: every state of the search box while those words are typed. */
function keystrokes(): string[] {
  return TYPED.flatMap((text) => Array.from({ length: text.length }, (_, end) => text.slice(0, end + 1))).filter(
    (text) => text.trim() !== '',
  );
}

/** What the search box is asked while people type: names, trades and places letter by letter, and sayings, of which a few states are enough. */
export function typedStates(): string[] {
  return [...keystrokes(), ...readSayings('seen').flatMap(({ saying }) => statesOf(saying))];
}

function statesOf(saying: string): string[] {
  const half = Math.ceil(saying.length / 2);
  return [saying.slice(0, half), saying.slice(0, -1), saying].filter((text) => text.trim() !== '');
}
