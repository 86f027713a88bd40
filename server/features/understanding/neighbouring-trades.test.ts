import { expect, test } from 'vitest';
import { findNeighbours, neighbouringTrades } from '#server/features/understanding/neighbouring-trades.ts';

test('trades that the same words are said of are neighbours, the closest first', () => {
  const entry = (saying: string, service: string, weight = 1) => ({ saying, service, weight });
  const neighbours = findNeighbours([
    entry('leak', 'Waterproofing'),
    entry('leak', 'Plumbing', 0.6),
    entry('damp', 'Waterproofing'),
    entry('damp', 'Plumbing', 0.5),
    entry('damp', 'Paint', 0.4),
    entry('tap', 'Plumbing'),
  ]);
  expect(neighbours.get('waterproofing')).toEqual(['Plumbing']);
  expect(neighbours.get('paint')).toEqual([]);
});

test('the shipped words make sense of it', () => {
  expect(neighbouringTrades('Sanitary/bath Fittings')[0]).toBe('Plumbing Contractors');
  expect(neighbouringTrades('carpenter')[0]).toBe('Wood work');
  expect(neighbouringTrades('Submarine docks')).toEqual([]);
});
