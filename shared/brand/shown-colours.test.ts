import { expect, test } from 'vitest';
import { colours as ofFile } from '#shared/brand/colours.ts';
import { contrastOf, LEAST_CONTRAST } from '#shared/brand/contrast.ts';
import { coloursOf, findUnreadable, readColour } from '#shared/brand/shown-colours.ts';

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

test('the files’ own colours are readable, and stay as they are where none is set', () => {
  expect(findUnreadable({})).toBeUndefined();
  expect(coloursOf({})).toEqual(ofFile);
});

test.each([
  { brick: '#0b5cad' },
  { brick: '#7a1f5c', ink: '#101828' },
  { sand: '#eef4fb', paper: '#ffffff' },
  { ink: '#1d3b2a', sand: '#f2f7f2', brick: '#2d6a3f' },
])('of %o come shades that are readable, too', (set) => {
  expect(findUnreadable(set)).toBeUndefined();
  const { ink, sand, paper, ...shades } = coloursOf(set);
  expect(contrastOf(shades['brick-pale'], ink)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(contrastOf(shades['brick-dark'], sand)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  for (const ground of [sand, paper]) expect(contrastOf(shades['ink-soft'], ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

test('of two that are too near, the one that was set is told of', () => {
  expect(findUnreadable({ sand: '#444444' })?.colour).toBe('sand');
  expect(findUnreadable({ ink: '#cccccc' })?.colour).toBe('ink');
  expect(findUnreadable({ brick: '#ffd54a' })?.colour).toBe('brick');
  expect(findUnreadable({ paper: '#101010' })?.colour).toBe('paper');
});

test.each([
  ['#B4431F', '#b4431f'],
  ['b4431f', '#b4431f'],
  [' #abc; ', '#aabbcc'],
  ['＃ｂ４４３１ｆ', '#b4431f'],
  ['#b4431', undefined],
  ['rgb(1,2,3)', undefined],
  ['#b4431fff', undefined],
  ['', undefined],
])('%j is read as %s', (typed, colour) => expect(readColour(typed)).toBe(colour));
