import { createRandom, type Random, uuidAt } from '#server/demo/random.ts';
import { trades } from '#server/demo/trades/all-trades.ts';
import type { Trade } from '#server/demo/trades/trade.ts';
import { usualUnits } from '#shared/usual-units.ts';
import { misspell, openWord, readPairs, type Word } from './open-vocabulary.ts';
import { picker } from './picker.ts';
import { loadTowns, type Point, type Town, townPicker } from './towns.ts';

/** The day before which all of them came, and how many years before it the first did. */
const LAST_DAY = Date.UTC(2026, 5, 30, 18);
const YEARS = 5;
const YEAR = 365 * 86_400_000;

/** What is read of a business by the database that is filled. */
export interface Business {
  business_id: string;
  name: string;
  name_hi: string | null;
  service: string;
  address: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  price: string;
  price_amount: number | null;
  price_unit: string | null;
  short_description: string;
  description: string;
  working_since: number | null;
  status: 'approved' | 'pending' | 'rejected';
  created_at: string;
  review_count: number;
  rating_sum: number;
  like_count: number;
}

const COMMON_NAMES = readPairs(
  `Sharma शर्मा Patel पटेल Singh सिंह Gupta गुप्ता Verma वर्मा Yadav यादव Khan खान Reddy रेड्डी Nair नायर Iyer अय्यर Shah शाह Mehta मेहता Jain जैन
   Agarwal अग्रवाल Joshi जोशी Kulkarni कुलकर्णी Deshmukh देशमुख Patil पाटिल Pawar पवार Chauhan चौहान Rathore राठौर Das दास Ghosh घोष
   Banerjee बनर्जी Mukherjee मुखर्जी Rao राव Naidu नायडू Pillai पिल्लई Menon मेनन Kapoor कपूर Malhotra मल्होत्रा Bhatia भाटिया Gill गिल
   Sandhu संधू Mishra मिश्रा Tiwari तिवारी Pandey पांडे Dubey दुबे Shree श्री Sri श्री Ganesh गणेश Balaji बालाजी Krishna कृष्ण Laxmi लक्ष्मी
   Durga दुर्गा Om ओम Sai साईं Ambika अंबिका Bharat भारत National नेशनल Royal रॉयल New न्यू Super सुपर Modern मॉडर्न Perfect परफेक्ट
   Classic क्लासिक Star स्टार Galaxy गैलेक्सी Metro मेट्रो City सिटी Universal यूनिवर्सल Supreme सुप्रीम`,
);
/** What shops of any trade call themselves. */
const ANY_ENDING = readPairs(
  `Traders ट्रेडर्स Enterprises एंटरप्राइजेज Contractors कॉन्ट्रैक्टर्स Suppliers सप्लायर्स Constructions कंस्ट्रक्शंस Works वर्क्स Services सर्विसेज
   Agencies एजेंसीज Industries इंडस्ट्रीज Brothers ब्रदर्स Associates एसोसिएट्स Solutions सॉल्यूशंस Interiors इंटीरियर्स Infra इंफ्रा
   Engineers इंजीनियर्स Decorators डेकोरेटर्स House हाउस Mart मार्ट Centre सेंटर Hardware हार्डवेयर Steel स्टील Sons संस`,
);
const LEGAL_FORMS = ['Pvt. Ltd.', 'Private Limited', '& Sons', '& Co.', 'LLP'];
const STREETS =
  'MG Road|Station Road|Gandhi Road|Nehru Marg|Main Bazar|Industrial Area|Ring Road|Civil Lines|Old Town|Market Yard|Bypass Road|Temple Street'.split(
    '|',
  );
const STREET_ENDINGS = ['Marg', 'Road', 'Street', 'Lane', 'Chowk'];
const LOCALITY_ENDINGS = ['Nagar', 'Colony', 'Vihar', 'Layout', 'Puram', 'Enclave', 'Wadi', 'Peth'];
/** The letters that names begin with, the commonest first. */
const INITIALS = [...'SRAMKPVBDNGJCHTLIUYSRAMKPSRA'];

/**
 * Businesses without end, the same on every machine: where people live, of trades as common as the demo's weights say, called and
 * addressed in words of which there are always new ones. 90% are approved; reviews and likes are only sums.
 */
export class BusinessMaker {
  readonly #random = createRandom('businesses');
  readonly #towns = loadTowns();
  readonly #pickTown = townPicker(this.#towns);
  readonly #pickTrade = picker(trades, ({ weight }) => weight ** 2);
  readonly #pickCommon = picker(COMMON_NAMES, (_, rank) => 1 / (rank + 5));
  readonly #rows: number;
  #made = 0;

  /** @param rows among how many their days are spread. */
  constructor(rows: number) {
    this.#rows = rows;
  }

  next(): Business {
    const random = this.#random;
    const town = this.#pickTown(random);
    const trade = this.#pickTrade(random);
    const { name, name_hi } = this.#name(trade);
    const { address, point } = this.#place(town);
    const price = random.int(20, 2_000);
    const isCompared = random.chance(0.5);
    const createdAt = new Date(LAST_DAY - YEARS * YEAR * (1 - this.#made / this.#rows));
    const reviews = random.chance(0.4) ? Math.floor(40 * random.next() ** 3) + 1 : 0;
    this.#made += 1;
    return {
      business_id: uuidAt(random, createdAt),
      name,
      name_hi,
      service: trade.service,
      address,
      city: town.name,
      state: town.state,
      ...point,
      price: String(price),
      price_amount: isCompared ? price : null,
      price_unit: isCompared ? (random.chance(0.15) ? 'month' : usualUnits[trade.service as keyof typeof usualUnits]) : null,
      short_description: `${random.pick(trade.works)} in ${town.name}`,
      description: `${name} has worked in and around ${town.name} for ${random.int(2, 40)} years. ${random.pick(trade.notes)} ${openWord(random).latin} ${random.pick(trade.works)}.`,
      working_since: random.chance(0.4) ? random.int(1970, 2024) : null,
      status: random.chance(0.9) ? 'approved' : random.chance(0.7) ? 'pending' : 'rejected',
      created_at: createdAt.toISOString(),
      review_count: reviews,
      rating_sum: Math.round(2 * reviews * random.float(2.5, 5)) / 2,
      like_count: random.chance(0.5) ? Math.floor(300 * random.next() ** 5) : 0,
    };
  }

  #name(trade: Trade): { name: string; name_hi: string | null } {
    const random = this.#random;
    const words = [this.#nameWord(0.4), ...(random.chance(0.35) ? [this.#nameWord(0.5)] : [])];
    const any = random.pick(ANY_ENDING);
    const ending = random.chance(0.7) ? random.pick(trade.names) : any.latin;
    const legal = random.chance(0.05) ? ` ${random.pick(LEGAL_FORMS)}` : '';
    const hindi = [...words, any].map((word) => word.hindi).join(' ');
    // Some shops write their name in Devanagari alone, more of them say it in Hindi besides.
    if (random.chance(0.015)) return { name: hindi, name_hi: null };
    const name = `${words.map(({ latin }) => (random.chance(0.01) ? misspell(latin, random) : latin)).join(' ')} ${ending}${legal}`;
    return { name, name_hi: random.chance(0.08) ? hindi : null };
  }

  /** A common name so often, else initials or one of the many. */
  #nameWord(common: number): Word {
    const random = this.#random;
    if (random.chance(common)) return this.#pickCommon(random);
    if (random.chance(0.06)) return initials(random);
    return openWord(random);
  }

  #place(town: Town): { address: string; point: Point } {
    const random = this.#random;
    const known = random.chance(0.7) && town.localities.length > 0 ? townLocality(town, random) : undefined;
    const locality = known?.name ?? `${openWord(random).latin} ${random.pick(LOCALITY_ENDINGS)}`;
    const street = random.chance(0.2) ? `${openWord(random).latin} ${random.pick(STREET_ENDINGS)}` : random.pick(STREETS);
    const pincode = random.chance(0.1) && town.pincodes.length > 0 ? ` ${random.pick(town.pincodes)}` : '';
    const { lat, lng } = known ?? town;
    const reach = known ? 0.01 : town.reach;
    const point = { lat: round(lat + random.float(-reach, reach)), lng: round(lng + random.float(-reach, reach)) };
    return { address: `${houseNumber(random)}, ${street}, ${locality}${pincode}`, point };
  }
}

/** The first of a city are the best known. */
function townLocality({ localities }: Town, random: Random) {
  return localities[Math.floor(localities.length * random.next() ** 2)] as Town['localities'][number];
}

/** 'R. K.', or three or four letters as one word. */
function initials(random: Random): Word {
  const letters = Array.from({ length: random.chance(0.5) ? 2 : random.chance(0.85) ? 3 : 4 }, () => random.pick(INITIALS));
  const latin = letters.length === 2 ? letters.map((letter) => `${letter}.`).join(' ') : letters.join('');
  return { latin, hindi: latin };
}

/** House numbers as people write them: small ones most, plots and surveys with long ones. */
function houseNumber(random: Random): string {
  const small = 1 + Math.floor(400 * random.next() ** 2);
  const any = Math.floor(10_000 ** random.next());
  const kind = random.next();
  if (kind < 0.5) return String(small);
  if (kind < 0.65) return `${small}/${random.int(1, 40)}`;
  if (kind < 0.77) return `Plot No. ${any}`;
  if (kind < 0.84) return `Shop No. ${random.int(1, 60)}`;
  if (kind < 0.9) return `Survey No. ${any}/${random.int(1, 12)}`;
  if (kind < 0.95) return `${random.pick(INITIALS)}-${small}`;
  return `${any}${random.pick([...'AAABBCD'])}`;
}

/** To about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
