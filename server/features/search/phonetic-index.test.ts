import { describe, expect, test } from 'vitest';
import { PhoneticIndex } from '#server/features/search/phonetic-index.ts';
import { spokenSound } from '#server/features/search/spoken-words.ts';

const indexOf = (...words: string[]) => {
  const index = new PhoneticIndex();
  for (const word of words) index.add(word);
  return index;
};
const once = () => 1;

describe('the sound of a word of a name', () => {
  test.each([
    ['शर्मा', 'sharma'],
    ['ट्रेडर्स', 'traders'],
    ['एंटरप्राइजेज', 'enterprises'],
    ['श्री', 'shree'],
    ['श्री', 'sri'],
    ['पाटील', 'patil'],
    ['पाटिल', 'patil'],
    ['चौधरी', 'chaudhary'],
    ['कंस्ट्रक्शन', 'construction'],
    ['लक्ष्मी', 'laxmi'],
    ['लक्ष्मी', 'lakshmi'],
    ['हार्डवेयर', 'hardware'],
    ['फ़र्नीचर', 'furniture'],
    ['विश्वकर्मा', 'vishwakarma'],
    ['प्लम्बर', 'plumber'],
  ])('%s is %s', (hindi, latin) => expect(spokenSound(hindi)).toBe(spokenSound(latin)));

  test.each([
    ['a nukta composed or not, or left out', 'क़िला', 'क\u093cिला', 'किला'],
    ['chandrabindu and anusvara', 'माँग', 'मांग', 'माङ्ग'],
    ['joiners', 'शर्मा', 'शर्\u200dमा', 'शर्\u200cमा'],
    ['marks around', 'शर्मा', '(शर्मा)', 'शर्मा।'],
    ['digits', '४११००१', '411001', '४११००१,'],
  ])('%s make no difference', (_, first, ...others) => {
    for (const other of others) expect(spokenSound(other)).toBe(spokenSound(first));
  });

  test('thousands of combining marks are heard in no time', () => {
    expect(spokenSound(`न${'\u0901\u093c\u094d'.repeat(5_000)}`).length).toBeLessThan(20_000);
    expect(indexOf('sharma').alike(`न${'\u0901'.repeat(5_000)}`)).toEqual([]);
  });
});

describe('words of the same sound', () => {
  test('are found in the other script, and in Devanagari in another spelling', () => {
    const index = indexOf('sharma', 'sarma', 'शर्मा', 'मांग', 'verma');
    expect(index.alike('शर्मा').sort()).toEqual(['sarma', 'sharma']);
    expect(index.alike('शर्मा,').sort()).toEqual(['sarma', 'sharma', 'शर्मा']);
    expect(index.alike('sharma')).toEqual(['शर्मा']);
    expect(index.alike('माँग')).toEqual(['मांग']);
    expect(indexOf('sharma', 'sarma').alike('sharma')).toEqual([]);
  });

  test('are found by their beginning, cut within a syllable too', () => {
    const index = indexOf('sharma', 'kumar', 'plumbers', 'गुप्ता');
    for (const typed of ['शर', 'शर्', 'शर्म', 'शर्मा']) expect(index.beginning(typed, once), typed).toEqual(['sharma']);
    for (const typed of ['कुम', 'कुमा', 'कुमार']) expect(index.beginning(typed, once), typed).toEqual(['kumar']);
    for (const typed of ['गुप', 'गुप्', 'gup']) expect(index.beginning(typed, once), typed).toEqual(['गुप्ता']);
    expect(index.beginning('प्लंब', once)).toEqual(['plumbers']);
  });

  test('follow where a word is only near', () => {
    expect(
      indexOf('elevaters', 'kapoor')
        .near('एलिवेटर्स')
        .map(({ word }) => word),
    ).toEqual(['elevaters']);
    expect(
      indexOf('कपूर')
        .near('kapuur')
        .map(({ word }) => word),
    ).toEqual(['कपूर']);
  });

  test('are heard in stretches after the start', async () => {
    const index = indexOf('sharma');
    await index.prepare();
    expect(index.alike('शर्मा')).toEqual(['sharma']);
  });
});
