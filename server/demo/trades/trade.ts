/** What a demo business of one service is made from. */
export type Trade = {
  /** The service's name exactly as the catalogue spells it. */
  service: string;
  kind: 'contractor' | 'supplier';
  /** A supplier whose customers buy the fitting and the upkeep with the goods. */
  installs: boolean;
  /** How common the trade is in a directory. */
  weight: number;
  /** Endings of business names. */
  names: string[];
  /** Prices as people type them; `{low-high/step}` stands for a number. */
  prices: string[];
  /** What the business does or sells, as phrases that fit inside a sentence. */
  works: string[];
  /** Whole sentences of a long description. */
  notes: string[];
  /** What pleased and what annoyed the people who wrote reviews. */
  praise: string[];
  faults: string[];
};

type TradeText = Record<'names' | 'prices' | 'works' | 'notes' | 'praise' | 'faults', string>;

/** Reads the ` | `-separated texts of one trade. */
export function trade(kind: Trade['kind'], service: string, weight: number, text: TradeText, installs = false): Trade {
  const split = (field: keyof TradeText) => text[field].split(' | ');
  return {
    service,
    kind,
    installs,
    weight,
    names: split('names'),
    prices: split('prices'),
    works: split('works'),
    notes: split('notes'),
    praise: split('praise'),
    faults: split('faults'),
  };
}
