import { expect, test } from 'vitest';
import { priceUnits, readPriceUnit } from '#shared/price-units.ts';
import { readPrice } from '#shared/read-price.ts';
import { unitName } from '#shared/texts/hi/choices.ts';
import { usualUnitOf } from '#shared/usual-units.ts';

test.each([
  ['45 per sq ft', { amount: 45, unit: 'sq ft', isFrom: false }],
  ['85 per sq ft gypsum', { amount: 85, unit: 'sq ft', isFrom: false }],
  ['from Rs 1,25,000 / day', { amount: 125_000, unit: 'day', isFrom: true }],
  ['₹355 per bag, minimum 50', { amount: 355, unit: 'bag', isFrom: false }],
  ['28 per cft', { amount: 28, unit: 'cu ft', isFrom: false }],
  ['6500 per 1000 bricks', { amount: 6500, unit: '1000 pieces', isFrom: false }],
  ['Rs. 500/- per visit', { amount: 500, unit: 'visit', isFrom: false }],
  ['₹500.00 per visit', { amount: 500, unit: 'visit', isFrom: false }],
  ['INR 1,25,000.00 per day', { amount: 125_000, unit: 'day', isFrom: false }],
  ['₨ 500 per visit', { amount: 500, unit: 'visit', isFrom: false }],
  ['रु. 500 per visit', { amount: 500, unit: 'visit', isFrom: false }],
  ['@ Rs. 45 per sq ft', { amount: 45, unit: 'sq ft', isFrom: false }],
  ['45rs/sqft', { amount: 45, unit: 'sq ft', isFrom: false }],
  ['from 500/- Rs. per visit', { amount: 500, unit: 'visit', isFrom: true }],
  ['Rs:1,20, 000 per project', { amount: 120_000, unit: 'project', isFrom: false }],
  ['Re. 1 per piece', { amount: 1, unit: 'piece', isFrom: false }],
  ['रु० 45 प्रति वर्ग फुट', { amount: 45, unit: 'sq ft', isFrom: false }],
  ['५०० रुपये प्रति घंटा', { amount: 500, unit: 'hour', isFrom: false }],
  ['6500 प्रति 1000 ईंट', { amount: 6500, unit: '1000 pieces', isFrom: false }],
  ['40-60rs per sq ft', undefined],
  ['365 50 per day', undefined],
  ['५०० per visit', { amount: 500, unit: 'visit', isFrom: false }],
  ['500,00 per visit', undefined],
  ['On request', undefined],
  ['450', undefined],
  ['365 per 50 kg bag', undefined],
  ['18 lakh for 1000 sq ft', undefined],
  ['1.6 lakh per kW', undefined],
  ['450 per ceiling fan', undefined],
  ['5200 per MT', { amount: 5200, unit: 'tonne', isFrom: false }],
  ['5200/MT steel', { amount: 5200, unit: 'tonne', isFrom: false }],
  ['120 per mt of pipe', undefined],
  ['120/mt', undefined],
])('%s', (text, price) => {
  expect(readPrice(text)).toEqual(price);
});

test.each(priceUnits)('%s is read however it is written', (unit) => {
  const inHindi = unitName(unit);
  for (const text of [
    inHindi,
    `प्रति ${inHindi.replaceAll('\u093c', '')}`,
    unit,
    `per ${unit}`,
    ` ${unit.toUpperCase()} `,
    `${unit.replaceAll(' ', '').replace(/s$/, '')}s`,
    `/ ${unit}.`,
  ]) {
    expect([text, readPriceUnit(text)]).toEqual([text, unit]);
  }
});

test.each(['MT', 'per MT', '/MT', 'M.T.', 'per M.T', ' MT ', 'MTs', 'MTS', 'प्रति MT', '/ MT.'])('%j is a tonne', (text) => {
  expect(readPriceUnit(text)).toBe('tonne');
});

test.each([
  ...['', 's', 'per', 'furlong', 'sq', 'constructor', '__proto__'],
  ...['mt', 'per mt', '/mt', 'm.t.', 'per m.t', ' mt ', 'mts', 'Mt', 'per Mt.', 'प्रति mt', '/ mts.', 'm t'],
])('%j is no unit', (text) => {
  expect(readPriceUnit(text)).toBeUndefined();
});

test('a service has its usual unit in whatever case, one of nobody has none', () => {
  expect(usualUnitOf(' CEMENT ')).toBe('bag');
  expect(usualUnitOf('Borewell drilling')).toBeUndefined();
});
