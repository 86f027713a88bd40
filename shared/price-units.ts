/** What a price that can be compared is for. The column businesses.price_unit takes no others: a new one wants a migration. */
export const priceUnits = [
  'sq ft',
  'running ft',
  'cu ft',
  'bag',
  'kg',
  'tonne',
  'litre',
  'piece',
  '1000 pieces',
  'point',
  'kW',
  'hour',
  'day',
  'visit',
  'month',
  'trip',
  'project',
] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** How units are written as well, without spaces, dots and a plural's s. */
const OTHER_NAMES: Record<string, PriceUnit> = {
  squarefoot: 'sq ft',
  squarefeet: 'sq ft',
  sqfeet: 'sq ft',
  sft: 'sq ft',
  runningfoot: 'running ft',
  runningfeet: 'running ft',
  rft: 'running ft',
  cubicfoot: 'cu ft',
  cubicfeet: 'cu ft',
  cft: 'cu ft',
  kilo: 'kg',
  kilogram: 'kg',
  ton: 'tonne',
  metricton: 'tonne',
  mt: 'tonne',
  liter: 'litre',
  ltr: 'litre',
  pc: 'piece',
  pcs: 'piece',
  no: 'piece',
  unit: 'piece',
  '1000piece': '1000 pieces',
  '1000brick': '1000 pieces',
  kilowatt: 'kW',
  hr: 'hour',
};

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*(?:per|\/)/, '')
    .replace(/[\s.,-]/g, '')
    .replace(/(..)s$/, '$1');
}

const UNITS = new Map([...priceUnits.map((unit) => [fold(unit), unit] as const), ...Object.entries(OTHER_NAMES)]);

/** 'per Sq. Ft.', 'sqft' as 'sq ft'; nothing for what is no unit of the list. */
export function readPriceUnit(text: string): PriceUnit | undefined {
  return UNITS.get(fold(text));
}
