import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';

let made = 0;

/** What a contractor in Pune fills into the registration form; each has a name, number and e-mail of their own. */
export async function businessForm() {
  made += 1;
  return {
    name: `Deccan Tiles ${made}`,
    phoneNo: `+91 98220 ${String(10_000 + made)}`,
    email: `deccan${made}@example.in`,
    service: 'Tiles/flooring',
    address: '12 Karve Road, Kothrud',
    city: 'Pune',
    state: 'Maharashtra',
    price: '45 per sq ft',
    password: 'monsoon-2026',
    shortDescription: 'Tiles laid straight',
    image: dataUrl(await makeJpeg(64, 48)),
  };
}
