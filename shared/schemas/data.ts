import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { orderState } from '#shared/schemas/back-office-lists.ts';
import { enteredFields, fieldNames, importedFields, shapeOf } from '#shared/schemas/business-fields.ts';
import { posterShows, serviceCategory } from '#shared/schemas/catalogue.ts';
import { enquiryStatus } from '#shared/schemas/enquiries.ts';
import { enquiryFieldNames, enquiryShapeOf } from '#shared/schemas/enquiry-fields.ts';
import { decisionInput } from '#shared/schemas/moderation.ts';
import { businessStatus } from '#shared/schemas/own-business.ts';
import { reviewState } from '#shared/schemas/reviews.ts';
import { wholePrice, wholePriceInRow } from '#shared/schemas/whole-price.ts';
import { apiKeyMessages, formMessages as messages } from '#shared/texts.ts';

/** What programs read of the directory, row by row. */
export const dataKinds = ['businesses', 'services', 'prices', 'reviews', 'posters', 'blog', 'users', 'orders', 'enquiries'] as const;
export type DataKind = (typeof dataKinds)[number];

const wholeNumber = z.refine<string>((text) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= limits.dataRows.most, {
  error: () => apiKeyMessages.rowsOutOfRange(limits.dataRows.most),
});

/**
 * Which rows are wanted: all, those that changed since a moment, or those after a page that was read. `cursor` is the `next` of an earlier
 * page, and goes before `updated_since`.
 */
export const dataQuery = z.object({
  updated_since: z.optional(z.iso.datetime({ offset: true, error: () => apiKeyMessages.momentUnreadable })),
  cursor: z.optional(z.string({ error: () => messages.invalidRequest }).check(z.maxLength(400, { error: () => messages.invalidRequest }))),
  limit: z._default(
    z.pipe(z.string({ error: () => apiKeyMessages.rowsOutOfRange(limits.dataRows.most) }).check(wholeNumber), z.transform(Number)),
    limits.dataRows.usual,
  ),
});
export type DataQuery = z.infer<typeof dataQuery>;

const row = { _id: z.string() };
const moments = { createdAt: z.string(), updatedAt: z.string() };
const moment = z.nullable(z.string());

export const dataBusiness = z.object({
  ...row,
  ...shapeOf('view', fieldNames),
  email: z.nullable(z.string()),
  phoneNo: z.nullable(z.string()),
  status: businessStatus,
  statusReason: z.string(),
  plan: z.string(),
  checked: z.boolean(),
  servesCities: z.array(z.string()),
  servesKm: z.nullable(z.int()),
  language: z.string(),
  version: z.int(),
  approvedAt: moment,
  ...moments,
});
export type DataBusiness = z.infer<typeof dataBusiness>;

export const dataService = z.object({
  ...row,
  name: z.string(),
  nameEnglish: z.nullable(z.string()),
  nameHindi: z.nullable(z.string()),
  category: serviceCategory,
  order: z.int(),
  version: z.int(),
  ...moments,
});
export const dataPrice = z.object({
  ...row,
  material: z.string(),
  price: z.number(),
  unit: z.string(),
  city: z.string(),
  version: z.int(),
  ...moments,
});
const dataReview = z.object({
  ...row,
  business: z.string(),
  user: z.nullable(z.string()),
  name: z.string(),
  rating: z.number(),
  description: z.string(),
  state: reviewState,
  image: z.array(z.string()),
  reply: z.nullable(z.object({ text: z.string(), createdAt: z.string() })),
  version: z.int(),
  createdAt: z.string(),
});
export type DataReview = z.infer<typeof dataReview>;
export const dataPoster = z.object({
  ...row,
  name: z.string(),
  image: z.string(),
  shows: posterShows,
  link: z.string(),
  order: z.int(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  version: z.int(),
  ...moments,
});
export const dataBlog = z.object({
  ...row,
  title: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  image: z.string(),
  isPublic: z.boolean(),
  publishedAt: moment,
  version: z.int(),
  ...moments,
});
const dataUser = z.object({
  ...row,
  userName: z.string(),
  email: z.nullable(z.string()),
  emailProven: z.boolean(),
  phoneNo: z.nullable(z.string()),
  plan: z.string(),
  language: z.string(),
  ...moments,
});
const dataOrder = z.object({
  ...row,
  state: orderState,
  gateway: z.string(),
  amount: z.number(),
  currency: z.string(),
  user: z.nullable(z.string()),
  business: z.nullable(z.string()),
  createdAt: z.string(),
  paidAt: moment,
  refundedAt: moment,
});
export type DataOrder = z.infer<typeof dataOrder>;

export const dataEnquiry = z.object({
  ...row,
  business: z.nullable(z.string()),
  status: enquiryStatus,
  isWithheld: z.boolean(),
  language: z.string(),
  ...z.partial(z.object(enquiryShapeOf('view', enquiryFieldNames))).shape,
  /** The account of who asked, where they had one and what is private is shown. */
  user: z.optional(z.nullable(z.string())),
  createdAt: z.string(),
  repliedAt: moment,
  endedAt: moment,
});
export type DataEnquiry = z.infer<typeof dataEnquiry>;

/** When a row came to be as it is, to the microsecond. */
const told = { changedAt: z.string() };

const pageOf = <Shape extends z.core.$ZodShape>(view: z.ZodMiniObject<Shape>) =>
  successView({
    data: z.array(z.extend(view, told)),
    /** Rows that are gone: whoever keeps a copy takes them out. */
    removed: z.array(z.object({ ...row, ...told })),
    /** What `cursor` has to be for what follows, now or another day. */
    next: z.string(),
    /** Whether something follows already. */
    more: z.boolean(),
    /** Up to when all changes are told: what `updated_since` may be the next time, in place of a cursor. */
    asOf: z.string(),
  });

export const dataBusinessPage = pageOf(dataBusiness);
export const dataServicePage = pageOf(dataService);
export const dataPricePage = pageOf(dataPrice);
export const dataReviewPage = pageOf(dataReview);
export const dataPosterPage = pageOf(dataPoster);
export const dataBlogPage = pageOf(dataBlog);
export const dataUserPage = pageOf(dataUser);
export const dataOrderPage = pageOf(dataOrder);
export const dataEnquiryPage = pageOf(dataEnquiry);

export const dataBusinessAnswer = successView({ data: dataBusiness });
export const dataServiceAnswer = successView({ data: dataService });
export const dataPriceAnswer = successView({ data: dataPrice });
export const dataPosterAnswer = successView({ data: dataPoster });
export const dataBlogAnswer = successView({ data: dataBlog });

const inputs = shapeOf('input', enteredFields);
const { description, shortDescription, price, address, email } = shapeOf('input', importedFields);
const orEmpty = <Field extends z.ZodMiniType>(field: Field) => z._default(z.optional(field), '' as never);

/** A business that a program adds: name, service, place and number are enough, as in a list that is imported. */
export const dataBusinessAdded = z
  .object({
    ...inputs,
    ...{ description: orEmpty(description), shortDescription: orEmpty(shortDescription), price: orEmpty(price), address: orEmpty(address) },
    email: z.optional(email),
  })
  .check(wholePriceInRow);
export type DataBusinessAdded = z.infer<typeof dataBusinessAdded>;

/** What a program changes of a business: what it does not name stays. */
export const dataBusinessChange = z.partial(z.object(inputs)).check(wholePrice);
export type DataBusinessChange = z.infer<typeof dataBusinessChange>;

export const dataBusinessDecision = z.pick(decisionInput, { status: true, reason: true });
