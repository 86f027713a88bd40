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

/** How units are written as well, without spaces, dots, the dots of Hindi's letters and a plural's s. */
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
  squareft: 'sq ft',
  sqfoot: 'sq ft',
  cubicft: 'cu ft',
  वर्गफुट: 'sq ft',
  वर्गफीट: 'sq ft',
  वर्गफिट: 'sq ft',
  स्क्वायरफुट: 'sq ft',
  स्क्वायरफीट: 'sq ft',
  रनिंगफुट: 'running ft',
  रनिंगफीट: 'running ft',
  घनफुट: 'cu ft',
  घनफीट: 'cu ft',
  बोरी: 'bag',
  बोरा: 'bag',
  बैग: 'bag',
  कट्टा: 'bag',
  किलो: 'kg',
  किलोग्राम: 'kg',
  किग्रा: 'kg',
  टन: 'tonne',
  लीटर: 'litre',
  लिटर: 'litre',
  नग: 'piece',
  पीस: 'piece',
  अदद: 'piece',
  '1000नग': '1000 pieces',
  '1000ईंट': '1000 pieces',
  हजारईंट: '1000 pieces',
  पॉइंट: 'point',
  प्वाइंट: 'point',
  किलोवाट: 'kW',
  घंटा: 'hour',
  घंटे: 'hour',
  घण्टा: 'hour',
  घण्टे: 'hour',
  दिन: 'day',
  विजिट: 'visit',
  महीना: 'month',
  महीने: 'month',
  माह: 'month',
  ट्रिप: 'trip',
  चक्कर: 'trip',
  फेरा: 'trip',
  प्रोजेक्ट: 'project',
};

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/^\s*(?:per|प्रति|\/)/, '')
    .replace(/[\s.,\u093c॰-]/g, '')
    .replace(/(..)s$/, '$1');
}

const UNITS = new Map([...priceUnits.map((unit) => [fold(unit), unit] as const), ...Object.entries(OTHER_NAMES)]);

/** Pipes at '120 per mt' are sold by the metre; 'MT' is the metric ton. */
const TON_OR_METRE = /^\W*(?:per\W*)?m\W*ts?\W*$/i;

/** 'per Sq. Ft.', 'sqft', 'वर्ग फुट' as 'sq ft'; nothing for what is no unit of the list. */
export function readPriceUnit(text: string): PriceUnit | undefined {
  return TON_OR_METRE.test(text) && !/M\W*T/.test(text) ? undefined : UNITS.get(fold(text));
}
