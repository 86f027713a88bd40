import type { City, Locality, Region } from '#server/demo/cities.ts';
import { findPoint } from '#server/demo/locality-points.ts';
import type { Random } from '#server/demo/random.ts';
import type { Trade } from '#server/demo/trades/trade.ts';

const south: Region[] = ['tamil', 'telugu', 'kannada', 'malayalam'];
const landmarks = {
  north:
    'near Hanuman Mandir,opp. SBI ATM,near Bus Stand,behind Petrol Pump,opp. Government School,near Gurudwara,near Shiv Mandir,opp. Post Office,near Water Tank,next to Bank of Baroda',
  south:
    'near Ganapathi Temple,opp. Canara Bank,near Bus Depot,opp. Indian Oil Petrol Bunk,near Government Hospital,next to Post Office,near Railway Gate,opp. Kalyana Mandapam,near Amman Temple,behind Market',
};
const buildings = {
  north:
    'Sai Complex,Ganesh Plaza,Shanti Market,Krishna Arcade,Laxmi Chambers,Gupta Market,City Point,Shree Complex,Om Plaza,Shivam Arcade,Silver Square,Anand Bhavan,Navjivan Complex,Star Trade Centre',
  south:
    'Sri Lakshmi Complex,Venkateswara Towers,Ganesh Arcade,Royal Towers,Anna Complex,Srinivasa Plaza,KVR Complex,Nandini Arcade,Sai Towers,Temple View Complex,MKS Building,City Centre Building,Jyothi Complex,Metro Plaza',
};
const roads =
  'Main Road,Station Road,Market Road,Link Road,Ring Road,MG Road,Gandhi Road,Nehru Road,Temple Road,College Road,Cross Road,Bypass Road,First Cross,School Road'.split(
    ',',
  );

export type Place = { address: string; locality: Locality; lat: number; lng: number };

/** A place of business in one of the city's localities; yards and mills lie on bigger plots than shops. */
export function placeIn(random: Random, city: City, trade: Trade): Place {
  // The first localities of a city are its busiest.
  const locality = city.localities[Math.floor(random.next() ** 1.3 * city.localities.length)] as Locality;
  const side = south.includes(city.region) ? 'south' : 'north';
  const unit = random.weighted([
    { weight: 40, text: `Shop No. ${random.int(1, 48)}, ${random.pick(buildings[side].split(','))}` },
    { weight: trade.kind === 'supplier' ? 22 : 10, text: `Plot ${random.int(3, 214)}, ${random.pick(roads)}` },
    { weight: 14, text: `${random.int(1, 420)}, ${random.pick(roads)}` },
    {
      weight: 12,
      text: `${random.pick(['First Floor', 'Ground Floor', 'Second Floor', 'Basement'])}, ${random.pick(buildings[side].split(','))}`,
    },
    { weight: 10, text: `${random.pick(['A', 'B', 'C', 'D', 'G'])}-${random.int(2, 96)}, ${random.pick(roads)}` },
  ]).text;
  const landmark = random.chance(0.38) ? `, ${random.pick(landmarks[side].split(','))}` : '';
  const middle = findPoint(city, locality);
  const spot = (degrees: number) => Number((degrees + random.float(-0.004, 0.004)).toFixed(5));
  return {
    address: `${unit}${landmark}, ${locality.name}, ${city.name} ${locality.pin}`,
    locality,
    lat: spot(middle.lat),
    lng: spot(middle.lng),
  };
}
