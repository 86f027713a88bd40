import type { Readable } from 'node:stream';
import { writeCsv } from '#server/base/csv.ts';
import type { Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { importColumns } from '#shared/schemas/imports.ts';

const EXAMPLES = [
  {
    name: 'Example Waterproofing',
    service: 'Waterproofing',
    phoneNo: '+91 98765 43210',
    email: 'office@waterproofing.example',
    address: '12 Karve Road, Kothrud',
    city: 'Pune',
    state: 'Maharashtra',
    price: '45 per sq ft',
    shortDescription: 'Leaks found and stopped',
    description: 'Terraces, bathrooms and basements, with a guarantee of five years.',
    lat: '18.5074',
    lng: '73.8077',
    workingSince: '2009',
    openingHours: 'Mo-Fr 09:00-18:00, Sa 10:00-14:00',
    languages: 'Hindi, Marathi, English',
    priceAmount: '45',
    priceUnit: 'sq ft',
    priceFrom: 'yes',
    nameHindi: 'उदाहरण वाटरप्रूफिंग',
  },
  {
    name: 'Example Cement Traders',
    service: 'Cement',
    phoneNo: '9876543211',
    email: 'sales@cement.example',
    address: '4 Residency Road, Ashok Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    price: '380 per bag',
    shortDescription: 'Cement by the bag and by the truck, delivered the same day',
  },
];

/**
 * A file to begin with: the header, and two rows as examples.
 * @throws 401, 403.
 */
export function writeTemplate(viewer: Viewer): Readable {
  requireViewer(viewer, 'admin');
  return writeCsv(
    importColumns.map((name) => ({ key: name, header: name })),
    EXAMPLES,
  );
}
