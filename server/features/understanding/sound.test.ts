import { describe, expect, test } from 'vitest';
import { phoneticKey } from '#server/base/sound.ts';
import { distance, NearSounds } from '#server/features/understanding/near-sounds.ts';
import { contentOf, tokenise } from '#server/features/understanding/tokens.ts';
import { stemsOf } from '#server/features/understanding/word-forms.ts';

const areForms = (a: string, b: string) => {
  const stems = stemsOf(phoneticKey(b));
  return [...stemsOf(phoneticKey(a))].some((stem) => stems.has(stem));
};

describe('one sound', () => {
  test.each([
    ['sariya', 'saria', 'सरिया'],
    ['paani', 'pani', 'पानी'],
    ['painter', 'penter', 'पेंटर'],
    ['lakdi', 'लकड़ी', 'लकड़ी'],
    ['darwaza', 'darvaja', 'दरवाजा', 'दरवाज़ा', 'दरवाज़ा'],
    ['kamra', 'कमरा', 'कमरा\u200d'],
    ['mistri', 'mistry', 'मिस्त्री'],
    ['badhai', 'barhai', 'बढ़ई'],
    ['chhat', 'chat', 'छत'],
    ['khidki', 'खिड़की'],
    ['bijli', 'bijlee', 'बिजली'],
    ['makan', 'makaan', 'मकान'],
    ['gitti', 'गिट्टी'],
    ['lift', 'लिफ्ट'],
    ['light', 'लाइट'],
    ['eent', 'int', 'ईंट'],
    ['gaon', 'गाँव', 'गांव', 'गाँव'],
    ['2', '२'],
  ])('%s', (...spellings) => {
    expect(new Set(spellings.map(phoneticKey)).size, spellings.map(phoneticKey).join(' ')).toBe(1);
  });

  test.each([
    ['nal', 'nali'],
    ['ret', 'rate'],
    ['tile', 'tali'],
    ['paint', 'print'],
  ])('%s is not %s', (a, b) => {
    expect(phoneticKey(a)).not.toBe(phoneticKey(b));
  });

  test('of anything is a text', () => {
    for (const word of ['', '्', '़', 'ं', '🏠', '\u200d', 'क'.repeat(1_000), 'aeiou'.repeat(500)])
      expect(typeof phoneticKey(word)).toBe('string');
  });
});

describe('forms of one word', () => {
  test.each([
    ['leak', 'leaking'],
    ['leak', 'leakage'],
    ['leaks', 'leaking'],
    ['paint', 'painters'],
    ['tile', 'tiles'],
    ['waterproof', 'waterproofing'],
    ['deewar', 'deewaron'],
    ['tanki', 'tankiyan'],
    ['tapak', 'tapakta'],
    ['banwana', 'banana'],
    ['bijli', 'bijliwala'],
    ['install', 'installation'],
  ])('%s, %s', (a, b) => {
    expect(areForms(a, b)).toBe(true);
  });

  test.each([
    ['nal', 'nali'],
    ['pani', 'pan'],
    ['cool', 'school'],
  ])('%s is no form of %s', (a, b) => {
    expect(areForms(a, b)).toBe(false);
  });
});

describe('a misspelt word', () => {
  test('costs half where it is hardly heard', () => {
    expect(distance('plumbr', 'plambr', 2)).toBe(0.5);
    expect(distance('siment', 'sement', 2)).toBe(0.5);
    expect(distance('tiles', 'tilse', 2)).toBe(1);
    expect(distance('gate', 'gates', 2)).toBe(1);
    expect(distance('cement', 'marble', 2)).toBeGreaterThan(2);
    expect(distance('', '', 1)).toBe(0);
    expect(distance('', 'abcdefgh', 1)).toBe(2);
  });

  test('is taken for the nearest word, a short one hardly ever', () => {
    const near = new NearSounds<string>();
    for (const word of ['plumbr', 'plaster', 'nal', 'vatrprufing']) near.add(word, word);
    expect(near.near('plambr')).toEqual([{ value: 'plumbr', cost: 0.5 }]);
    expect(near.near('vatrprofing')).toEqual([{ value: 'vatrprufing', cost: 0.5 }]);
    expect(near.near('nul')).toEqual([{ value: 'nal', cost: 0.5 }]);
    for (const word of ['tal', 'al', '', 'x'.repeat(500), 'jimjam']) expect(near.near(word)).toEqual([]);
  });
});

describe('the words of a text', () => {
  const words = (text: string) => tokenise(text).map(({ text: word }) => word);

  test('are split at marks and where numbers begin; what is spelt out is one', () => {
    expect(words('20mm Gitti, A/C & p.o.p.')).toEqual(['20', 'mm', 'gitti', 'ac', 'pop']);
    expect(words('नल-वाला (पुणे)')).toEqual(['नल', 'वाला', 'पुणे']);
    expect(words('🏠 \u0001 %_\\')).toEqual([]);
  });

  test('are thirty at most', () => {
    expect(words(Array.from({ length: 200 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}`).join(' '))).toHaveLength(30);
  });

  test('that must be said are those that are no grammar and no measure, unless there are no others', () => {
    const content = (text: string) => contentOf(tokenise(text)).map(({ text: word }) => word);
    expect(content('chhat se pani tapak raha hai')).toEqual(['chhat', 'pani', 'tapak']);
    expect(content('20 mm gitti')).toEqual(['gitti']);
    expect(content('ka ki')).toEqual(['ka', 'ki']);
  });
});
