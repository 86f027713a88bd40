import { expect, test } from 'vitest';
import { kindOfStep, meaningOfStep } from '#app/features/sayings/step-text.ts';
import type { StepOfQuery } from '#shared/schemas/sayings.ts';

const plumbing = { service: 'Plumbing Contractors', weight: 0.6 };
const waterproofing = { service: 'Waterproofing', weight: 1 };

test.each<[Omit<StepOfQuery, 'words'>, string, string]>([
  [{ as: 'trade', trades: [waterproofing, plumbing] }, 'Trade', 'Waterproofing 1, Plumbing Contractors 0.6'],
  [{ as: 'trade', trades: [waterproofing], saying: 'seelan' }, 'Trade', "Waterproofing 1 as in 'seelan'"],
  [{ as: 'place', place: { locality: 'Baner', city: 'Pune', state: 'Maharashtra' } }, 'Place', 'Baner, Pune, Maharashtra'],
  [{ as: 'place', place: { state: 'Goa' }, isMisspelt: true }, 'Place', 'Goa (misspelt)'],
  [{ as: 'brand' }, 'Says nothing', 'a brand'],
  [{ as: 'intent', intent: 'buy' }, 'What is wanted', 'buy'],
  [{ as: 'filler' }, 'Says nothing', ''],
  [{ as: 'rest', trades: [waterproofing] }, 'Unknown', 'perhaps Waterproofing 1'],
  [{ as: 'rest' }, 'Unknown', ''],
])('a step in words: %j', (step, kind, meaning) => {
  expect(kindOfStep({ words: 'x', ...step })).toBe(kind);
  expect(meaningOfStep({ words: 'x', ...step })).toBe(meaning);
});
