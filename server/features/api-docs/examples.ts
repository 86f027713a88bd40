import type { oas32 } from 'zod-openapi';
import { contentOf, JSON_TYPE, operationsOf, parametersIn } from '#server/features/api-docs/parts.ts';
import { brand } from '#shared/brand/brand.ts';

type Schema = Exclude<oas32.SchemaObject, boolean>;

/** The id of everything in examples. */
export const EXAMPLE_ID = '0198c0de-0000-7000-8000-000000000001';

const TODAY = '2026-11-29';
/** One white point, as WebP. */
const PICTURE = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';

/** What stands for a value whose schema alone says too little, by the name of its field. */
const BY_NAME: Record<string, unknown> = {
  ...Object.fromEntries(
    [
      '_id',
      'id',
      'blog',
      'blogId',
      'business',
      'businessId',
      'commentId',
      'enquiryId',
      'ids',
      'order_id',
      'request',
      'review',
      'thread',
    ].map((name) => [name, EXAMPLE_ID]),
  ),
  address: '12, Mall Road',
  at: '02:30',
  body: 'We can come on Monday.',
  cities: 'Kanpur',
  city: 'Kanpur',
  comment: 'Thank you, this helped.',
  completeAddress: 'Kidwai Nagar, Kanpur, Uttar Pradesh',
  confirmPassword: 'monsoon-2026',
  currentPage: 1,
  day: TODAY,
  description: 'Pipes, taps and tanks: leaks found and stopped.',
  descriptionHindi: 'पाइप, नल और टंकी: लीक ढूँढ़ कर बंद करते हैं।',
  east: '80.4',
  email: 'asha@example.in',
  endpoint: 'https://push.example.com/send/1',
  file: `${EXAMPLE_ID}-320.webp`,
  image: PICTURE,
  images: PICTURE,
  languages: 'Hindi',
  lat: 26.4499,
  lng: 80.3319,
  limit: '6',
  locality: 'Kidwai Nagar',
  material: 'Cement',
  message: 'The tap in my kitchen drips. What would it cost?',
  name: 'Asha Verma',
  nameHindi: 'वर्मा प्लम्बिंग',
  newPassword: 'monsoon-2026',
  north: '26.5',
  often: 'weekly',
  openingHours: 'Mo-Sa 09:00-18:00',
  otp: '123456',
  password: 'monsoon-2026',
  phone: '9876543210',
  phoneNo: '9876543210',
  phone_number: '9876543210',
  place: 'Kanpur',
  poster_name: 'Diwali offer',
  price: '300 per visit',
  price_unit: 'per bag',
  priceAmount: 300,
  priceUnit: 'visit',
  publishedAt: `${TODAY}T09:30:00.000Z`,
  rating: 4.5,
  readyOn: '2027-01-15',
  reference: 'UTR 4021',
  replies: 'We will call you today.',
  saying: 'tap leaking',
  sendKey: EXAMPLE_ID,
  service: 'Plumber',
  shortDescription: 'Leaks found and stopped',
  shortDescriptionHindi: 'लीक ढूँढ़ कर बंद करते हैं',
  short_description: 'White paint helps',
  south: '26.4',
  state: 'Uttar Pradesh',
  subject: 'Prices this week',
  text: 'Thank you for your kind words.',
  title: 'Cool roofs',
  undo: 'a word of the answer that decided',
  userName: 'Asha Verma',
  version: 1,
  west: '80.2',
  words: 'tap leaking',
  work: 'A new bathroom on the first floor',
  workingSince: 2008,
};

/** The same in answers, where that is another thing: a picture's address, the business that is shown. */
const IN_ANSWERS = { ...BY_NAME, image: '/media/1200/7f3c.webp', name: 'Verma Plumbing', price: 390, totalReviews: 12, totalLikes: 40 };

const business = { name: 'Verma Plumbing' };
const poster = { name: 'Diwali offer', link: '/category' };
const trade = { name: 'Plumber', category: 'contractor' };

/** What of a call's input stands in its example beside, or instead of, what it needs: by the name of the call. */
const BY_CALL: Record<string, Record<string, unknown>> = {
  addPrice: { price: 390 },
  addPushDevice: { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
  addReport: { business: EXAMPLE_ID, reason: 'closed', message: 'The shop has been empty since June.' },
  addSaying: { service: 'Plumber' },
  addService: trade,
  changePoster: poster,
  changePrice: { price: 390 },
  changeService: trade,
  closeRequirement: { business: EXAMPLE_ID },
  completePlace: { q: 'kid' },
  createPoster: poster,
  createPrice: { price: 390, unit: 'per bag' },
  createService: trade,
  readSaying: { q: 'tap leaking' },
  registerBusiness: business,
  registerBusinessByPhone: business,
  registerChild: { parentEmail: 'ravi@example.in' },
  searchBusinesses: { q: 'plumber', city: 'Kanpur', state: 'Uttar Pradesh' },
  searchBusinessesOfTeam: { q: 'plumber' },
  invitePerson: { role: 'edits', email: 'asha@example.in' },
  suggestCorrection: { field: 'name', name: 'Verma Plumbing', source: 'The board at the shop' },
  sendRequirement: { phoneNo: '9876543210' },
  setMessageTemplate: {
    text: `Messages of ${brand.name} work. This one was sent at {time}`,
    entityId: '1201159100000000001',
    header: 'NIRMAN',
    templateId: '1107160000000000001',
    gatewayTemplate: '',
    whatsappName: '',
  },
  setNominee: { email: 'asha@example.in' },
  updateBusiness: business,
  updateOwnBusiness: business,
  updatePrice: { price: 390 },
  updateServedPlaces: { radius: 25 },
  updateService: trade,
};

/** What an example is made of. */
interface Making {
  /** The document's own schemas, to which a reference leads. */
  schemas: Record<string, Schema>;
  byName: Record<string, unknown>;
  /** What of the whole is said for this call. */
  given: Record<string, unknown>;
}

/** Gives each call of a document examples of what it takes and of what it answers. */
export function addExamples(document: oas32.OpenAPIObject): oas32.OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Making['schemas'];
  for (const call of operationsOf(document)) {
    const asking = { schemas, byName: BY_NAME, given: BY_CALL[call.operationId ?? ''] ?? {} };
    for (const parameter of parametersIn(call)) addExampleOfParameter(parameter, asking);
    addExampleOfContent(call.requestBody, asking);
    for (const answer of Object.values(call.responses ?? {})) addExampleOfContent(answer, { schemas, byName: IN_ANSWERS, given: {} });
  }
  return document;
}

/** What a call needs, and what makes it tell something. */
function addExampleOfParameter(parameter: oas32.ParameterObject, making: Making) {
  const { name, required, schema } = parameter;
  if (required || name in making.given) parameter.example = making.given[name] ?? exampleOf(schema as Schema, making, name);
}

function addExampleOfContent(part: unknown, making: Making) {
  const json = contentOf(part)[JSON_TYPE];
  if (json?.schema) json.example = exampleOf(json.schema as Schema, making);
}

/** @param name of the field that has it. */
function exampleOf(schema: Schema, making: Making, name = ''): unknown {
  if (schema.$ref !== undefined) return exampleOf(making.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}, making, name);
  const known = making.byName[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(known) ? known : schema.enum[0];
  if (schema.properties) return exampleOfObject(schema, making);
  const [type] = [schema.type ?? []].flat();
  if (type === 'array' && schema.items) return [exampleOf(schema.items as Schema, making, name)];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return exampleOf(choice as Schema, making, name);
  if (type === undefined) return known ?? 'anything';
  if (type === 'object') return {};
  if (typeof known === type || (type === 'integer' && Number.isInteger(known))) return known;
  if (type === 'string') return typeof known === 'number' ? String(known) : exampleOfText(schema, name);
  if (type === 'boolean') return true;
  return type === 'null' ? null : Math.max(1, schema.minimum ?? 1);
}

/** What is required, and what is given for the call; all of it where nothing is required. */
function exampleOfObject({ properties = {}, required = [] }: Schema, making: Making): Record<string, unknown> {
  const { given } = making;
  const needed = required.length > 0 ? required : Object.keys(properties);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => needed.includes(name) || name in given)
      .map(([name, schema]) => [name, given[name] ?? exampleOf(schema as Schema, { ...making, given: {} }, name)]),
  );
}

function exampleOfText({ format, default: usual }: Schema, name: string): string {
  if (format === 'uuid') return EXAMPLE_ID;
  if (format === 'date') return TODAY;
  if (/(?:At|Since|_at)$/.test(name)) return `${TODAY}T09:30:00.000Z`;
  return typeof usual === 'string' ? usual : 'text';
}
