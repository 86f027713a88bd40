import { describe, expect, it } from 'vitest';
import { spellLanguages, splitLanguages } from '#shared/languages.ts';

describe('languages as people type them', () => {
  it.each([
    ['हिंदी और उर्दू', ['Hindi', 'Urdu']],
    ['hindi english', ['Hindi', 'English']],
    ['हिन्दी, अवधी', ['Hindi', 'Awadhi']],
    ['Hindi & English', ['Hindi', 'English']],
    ['Hindi and English', ['Hindi', 'English']],
    ['HINDI/ENGLISH/MARATHI', ['Hindi', 'English', 'Marathi']],
    ['Hindi | Gujrati + Bangla', ['Hindi', 'Gujarati', 'Bengali']],
    ['\u200bHindi\u00a0, \u202aTamil\u202c.', ['Hindi', 'Tamil']],
    ['Hindi\nEnglish', ['Hindi', 'English']],
    ['हिन्दी अंग्रेजी मराठी', ['Hindi', 'English', 'Marathi']],
    ['Languages: Hindi, Oriya', ['Hindi', 'Odia']],
    ['भाषा: हिंदी एवं भोजपुरी।', ['Hindi', 'Bhojpuri']],
    ['Hindi, hindi, हिंदी', ['Hindi']],
    ['', []],
    [' , ; ', []],
  ])('%j', (text, languages) => {
    expect(spellLanguages(splitLanguages(text))).toEqual(languages);
  });

  it.each(['Klingon', 'Hindi Klingon', 'Hindi, a little Tamil', 'hindienglish'])('%j has one that is none', (text) => {
    expect(spellLanguages(splitLanguages(text))).toBeUndefined();
  });
});
