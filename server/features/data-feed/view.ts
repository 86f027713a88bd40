import { toFields } from '#server/db/business-columns.ts';
import { toEnquiryValues } from '#server/db/enquiry-columns.ts';
import type { BusinessRow, selectChanged } from '#server/features/data-feed/queries.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import { fieldNames } from '#shared/schemas/business-fields.ts';
import type { ServiceCategory } from '#shared/schemas/catalogue.ts';
import type { DataBusiness, DataEnquiry, DataKind, DataOrder, DataReview } from '#shared/schemas/data.ts';
import { enquiryFieldNames, privateEnquiryFields } from '#shared/schemas/enquiry-fields.ts';

type Changed<Kind extends keyof typeof selectChanged> = Awaited<ReturnType<(typeof selectChanged)[Kind]>>[number];
/** A row that is there: what a join leaves empty is not. */
type There<Row> = { [Column in keyof Row]: Exclude<Row[Column], null> };
/** The same where some columns may well be empty. */
type Row<Kind extends keyof typeof selectChanged, Empty extends keyof Changed<Kind> = never> = Omit<There<Changed<Kind>>, Empty> &
  Pick<Changed<Kind>, Empty>;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const moments = (row: { created_at: Date; updated_at: Date }) => ({
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** A business as programs read it: all its fields, whatever its state. */
export function presentDataBusiness(row: BusinessRow): DataBusiness {
  return {
    _id: row.business_id,
    ...toFields(row, fieldNames),
    priceUnit: row.price_unit as PriceUnit | null,
    image: row.images.map((key) => pictureUrl(key, 1280)),
    status: row.status as DataBusiness['status'],
    statusReason: row.status_reason,
    plan: row.plan,
    checked: row.vetted_at !== null,
    servesCities: row.serves_cities,
    servesKm: row.serves_km,
    language: row.language,
    version: row.version,
    approvedAt: iso(row.approved_at),
    ...moments(row),
  };
}

export function presentDataService(row: Row<'services', 'name_en' | 'name_hi'>) {
  return {
    _id: row.service_id,
    name: row.name,
    nameEnglish: row.name_en,
    nameHindi: row.name_hi,
    category: row.category as ServiceCategory,
    order: row.position,
    version: row.version,
    ...moments(row),
  };
}

export function presentDataPrice({ price_ticker_id: _id, price_unit: unit, ...row }: Row<'prices'>) {
  return { _id, material: row.material, price: row.price, unit, city: row.city, version: row.version, ...moments(row) };
}

export function presentDataReview(row: Row<'reviews', 'user_id' | 'reply_body' | 'reply_at'>): DataReview {
  return {
    _id: row.review_id,
    business: row.business_id,
    user: row.user_id,
    name: shownName(row.name),
    rating: row.rating,
    description: row.description,
    state: row.state as DataReview['state'],
    image: row.images.map((key) => pictureUrl(key, 1280)),
    reply: row.reply_body !== null && row.reply_at ? { text: row.reply_body, createdAt: row.reply_at.toISOString() } : null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentDataPoster(row: Row<'posters', 'starts_on' | 'ends_on'>) {
  return {
    _id: row.poster_id,
    name: row.name,
    image: pictureUrl(row.image, 1600),
    shows: row.shows as 'banner' | 'carousel',
    link: row.link,
    order: row.position,
    from: row.starts_on,
    to: row.ends_on,
    version: row.version,
    ...moments(row),
  };
}

export function presentDataBlog(row: Row<'blog', 'published_at'>) {
  return {
    _id: row.blog_id,
    title: row.title,
    shortDescription: row.short_description,
    description: row.description,
    image: pictureUrl(row.image, 1280),
    isPublic: row.is_public,
    publishedAt: iso(row.published_at),
    version: row.version,
    ...moments(row),
  };
}

export function presentDataUser(row: Row<'users', 'email' | 'email_proven_at' | 'phone_no'>) {
  return {
    _id: row.user_id,
    userName: row.user_name,
    email: row.email,
    emailProven: row.email_proven_at !== null,
    phoneNo: row.phone_no,
    plan: row.plan,
    language: row.language,
    ...moments(row),
  };
}

export function presentDataOrder(
  row: Row<'orders', 'user_id' | 'business_id' | 'paid_at' | 'refunded_at' | 'granted_at' | 'received_amount'>,
): DataOrder {
  // Money has come that bought nothing.
  const isOwed = row.received_amount !== null || (row.status === 'paid' && row.granted_at === null);
  return {
    _id: row.payment_order_id,
    state: row.refunded_at ? 'refunded' : isOwed ? 'refund_due' : (row.status as DataOrder['state']),
    gateway: row.gateway,
    amount: row.amount,
    currency: row.currency,
    user: row.user_id,
    business: row.business_id,
    createdAt: row.created_at.toISOString(),
    paidAt: iso(row.paid_at),
    refundedAt: iso(row.refunded_at),
  };
}

/** @param showsPrivate who asked and what may have been typed, too. */
export function presentDataEnquiry(
  row: Row<'enquiries', 'business_id' | 'user_id' | 'replied_at' | 'ended_at'>,
  showsPrivate: boolean,
): DataEnquiry {
  const shown = enquiryFieldNames.filter((name) => showsPrivate || !privateEnquiryFields.includes(name));
  const values = toEnquiryValues(row, shown);
  return {
    _id: row.enquiry_id,
    business: row.business_id,
    status: row.status as DataEnquiry['status'],
    isWithheld: row.is_withheld,
    language: row.language,
    ...values,
    ...(values.name === undefined ? {} : { name: shownName(values.name) }),
    ...(showsPrivate ? { user: row.user_id } : {}),
    createdAt: row.created_at.toISOString(),
    repliedAt: iso(row.replied_at),
    endedAt: iso(row.ended_at),
  };
}

/** Rows of a kind by their views. What a join types as perhaps empty is there wherever the change says so. */
export const PRESENT = {
  businesses: presentDataBusiness,
  services: presentDataService,
  prices: presentDataPrice,
  reviews: presentDataReview,
  posters: presentDataPoster,
  blog: presentDataBlog,
  users: presentDataUser,
  orders: presentDataOrder,
  enquiries: presentDataEnquiry,
};

/** A row of a kind as programs read it. */
export type Presented<Kind extends DataKind> = ReturnType<(typeof PRESENT)[Kind]>;
