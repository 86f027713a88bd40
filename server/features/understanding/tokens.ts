import { LRUCache } from 'lru-cache';
import { phoneticKey } from '#server/base/sound.ts';

/** A word of a query or a saying. */
export interface Token {
  /** In lower case. */
  text: string;
  sound: string;
  /** A number, a unit or a part of a measure. */
  isSize: boolean;
  /** A number of one or two digits that a hyphen joins to the word before: 'Pune-38'. */
  isZone?: boolean;
  /** A word of grammar: it holds others together and names nothing. */
  isParticle: boolean;
}

const WORD = /\p{N}+|[\p{L}\p{M}\u200b-\u200d]+/gu;
/** 'a/c', 'p.o.p.' and 'r o' are words spelt out. */
const SPELT_OUT = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[./ ]\p{L})+(?![\p{L}\p{M}\p{N}])/gu;
/** A quick look, for hardly any text has some. */
const MAYBE_SPELT_OUT = /(?:^|[ ./])[^ ./][ ./][^ ./](?:$|[ ./])/;
const MARKS = /[^\p{L}\p{M}\p{N}]+/gu;
/** Where a number of one or two digits stands behind a word and a hyphen. */
const ZONE = /(?<=[\p{L}\p{M}]\s?[-\u2010-\u2015]\s?)\p{N}{1,2}(?![\p{L}\p{M}\p{N}])/gu;

/** As they are spelt: by its sound 'key' would be 'ki', 'wash' 'was' and 'car' 'kar'. */
const PARTICLES = wordsOf(
  'a an the of to in on at is are was my our your for from with and or i we you it its this that by be been am has have had do does into',
  'ka ki ke ko kaa kee kii kay koi me mein mei men mai main may se say par per pe pai hai hain he hei ho hua hui hue huwa raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi tha thi the',
  'wala wali wale aur ya bhi mera mere meri apna apne apni hamara hamare hamari liye kar karna karne karni karo karwana karwani karwane',
  'karana karane karaana karvana karvani karvane karaani de do dena dijiye le lena hona jana ja jaa rahta rehta lag gai gae hu hoon',
  'का की के को में से पर है हैं हो हुआ हुई रहा रही रहे गया गई गयी गए था थी थे वाला वाली वाले और या भी मेरा मेरे मेरी अपना अपने हमारे लिए कर करना करने करवाना करवाने दे दो',
);
/** Marks that turn the direction of writing: they part no words. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const UNITS = wordsOf(
  'mm cm inch inches feet foot ft sq sqft sqm sqyd metre kg kgs ton tonne ltr litre liter litres liters l kw kva hp watt w volt amp bhk',
  'number no nos pcs piece pieces bag bags मिमी इंच फुट फीट किलो टन लीटर नंबर',
);
const NUMBER = /^\p{N}+$/u;

/** A word that has so many letters for each that is heard is a key held down: 'zzzz' is not the letter j, whatever that stands for. */
const HELD_DOWN = 3;

/** So many texts keep their sounds at hand: the words of one box, typed letter by letter, come again and again. */
const sounds = new LRUCache<string, string>({ max: 8_000, memoMethod: soundOf });

function wordsOf(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.normalize('NFC').split(' ')));
}

/** The sound of a word, worked out once. */
export function soundAtHand(text: string): string {
  return sounds.memo(text);
}

function soundOf(text: string): string {
  const sound = phoneticKey(text);
  return sound.length * HELD_DOWN <= text.length ? text : sound;
}

/** The first `most` words of a text; marks separate them, letters and digits too ('20mm' is two words). */
export function tokenise(text: string, most = 30): Token[] {
  const tokens: Token[] = [];
  const lower = text.toLowerCase().normalize('NFC').replace(TURNING, '');
  const plain = MAYBE_SPELT_OUT.test(lower) ? lower.replace(SPELT_OUT, (letters) => letters.replace(MARKS, '')) : lower;
  const zones = new Set(plain.matchAll(ZONE).map(({ index }) => index));
  for (const { 0: word, index } of plain.matchAll(WORD)) {
    if (tokens.length === most) break;
    const sound = soundAtHand(word);
    if (sound === '') continue;
    const isZone = zones.has(index) ? { isZone: true } : {};
    tokens.push({ text: word, sound, isSize: NUMBER.test(word) || UNITS.has(word), isParticle: PARTICLES.has(word), ...isZone });
  }
  return tokens;
}

/** The words of a saying that must be said: without grammar and measures, unless it has nothing else. */
export function contentOf(tokens: Token[]): Token[] {
  const content = tokens.filter(({ isSize, isParticle }) => !isSize && !isParticle);
  return content.length > 0 ? content : tokens;
}
