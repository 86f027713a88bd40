import { expect, test } from 'vitest';
import { firstWords } from '#app/features/audit/first-words.ts';

test.each([
  ['छत और बाथरूम', 6, 'छत और'],
  ['छत पक्की है', 6, 'छत'],
  ['छत पक्की है', 8, 'छत पक्की'],
  ['roof and terrace', 10, 'roof and'],
  ['https://nirmaan.example/', 8, 'https://'],
  ['👷👷👷', 3, '👷'],
])('of %j with at most %i characters it is %j', (text, longest, words) => {
  expect(firstWords(text, longest)).toBe(words);
});
