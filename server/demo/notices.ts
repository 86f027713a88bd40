import { baseDate } from '#server/demo/businesses.ts';
import { posterKeys } from '#server/demo/media.ts';
import { demoPriceHistory, REACH } from '#server/demo/price-history.ts';
import { createRandom, uuidAt } from '#server/demo/random.ts';

const names = [
  'Your home, built right',
  "Materials at today's rate",
  'Put the sun on your roof',
  'Interiors for every budget',
  'Ready before the monsoon',
  'Find the right team',
];

const materials = `
OPC 53 cement | 395 | per 50 kg bag | Mumbai
PPC cement | 362 | per 50 kg bag | Hyderabad
TMT steel Fe 500D | 58.5 | per kg | Delhi
TMT steel Fe 550D | 60.2 | per kg | Kolkata
M-sand | 52 | per cft | Bengaluru
River sand | 74 | per cft | Chennai
P-sand | 61 | per cft | Coimbatore
Red bricks | 8.5 | per piece | Lucknow
Fly ash bricks | 6.4 | per piece | Nagpur
AAC blocks | 3450 | per cubic metre | Pune
20 mm aggregate | 38 | per cft | Ahmedabad
Vitrified tiles 600x600 | 42 | per sq ft | Rajkot
Kota stone | 48 | per sq ft | Kota
Makrana marble | 140 | per sq ft | Jaipur
BWP plywood 19 mm | 98 | per sq ft | Kochi
Wall putty | 780 | per 40 kg bag | Indore
`;

/** Where the posters lead, by their names' order; the last ones are for the carousel of advertisements. */
const links = ['/category', '/suppliers', '/searcher?service=Solar+Pannels', '', '', '/supplier/register'];
const IN_BANNER = 3;

/** The rows of the advertising banner and of the carousel. */
export function demoPosters() {
  const random = createRandom('posters');
  return posterKeys.map((image, i) => ({
    poster_id: uuidAt(random, baseDate),
    name: names[i] ?? image,
    image,
    shows: i < IN_BANNER ? 'banner' : 'carousel',
    link: links[i] ?? '',
    created_at: baseDate,
  }));
}

/** The rows of the scrolling price ticker with the history of each, as if it had been kept until `now`. */
export function demoPrices(now: Date) {
  const random = createRandom('prices');
  const rows = materials
    .trim()
    .split('\n')
    .map((line, index) => {
      const [material, typed, price_unit, city] = line.split(' | ') as [string, string, string, string];
      const price_ticker_id = uuidAt(random, baseDate);
      const price = Number(typed);
      const { updated, prices } = demoPriceHistory(createRandom(`price of ${material}`), price, index, now);
      const created_at = new Date(now.getTime() - REACH * 86_400_000);
      return {
        ticker: { price_ticker_id, material, price, price_unit, city, created_at, updated_at: updated },
        past: prices.map((entry) => ({ price_ticker_id, price: entry.price, recorded_at: entry.recorded })),
      };
    });
  return { tickers: rows.map(({ ticker }) => ticker), history: rows.flatMap(({ past }) => past) };
}
