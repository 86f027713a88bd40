import { type PrivateColumns, toFields } from '#server/db/business-columns.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import { localityOf } from '#server/features/places/locality.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import { type PrivateField, privateFields, publicFields } from '#shared/schemas/business-fields.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

/** What only the owner and the admin may see of a business. */
export interface PrivateRow extends BusinessListingRow, PrivateColumns {
  status: string;
  status_reason: string;
}

/**
 * A business as it leaves the server: with private fields, status and its reason only when these are handed in, which the
 * caller may do for a viewer who is allowed to see them (docs/product/calls.md and docs/product/rules.md).
 */
export function presentBusiness(row: BusinessListingRow, shown: Pick<Business, PrivateField | 'status' | 'statusReason'> = {}): Business {
  const locality = localityOf(row);
  return {
    _id: row.business_id,
    ...toFields(row, publicFields),
    ...placeNamesOf(row),
    ...(locality ? { locality } : {}),
    priceUnit: row.price_unit as PriceUnit | null,
    image: row.images.map((key) => pictureUrl(key, 1280)),
    average_rating: row.review_count === 0 ? 0 : row.rating_sum / row.review_count,
    totalReviews: row.review_count,
    totalLikes: row.like_count,
    createdAt: row.created_at.toISOString(),
    ...(row.checked ? { checked: true } : {}),
    ...(row.quick ? { quick: true } : {}),
    ...(row.distance === undefined ? {} : { distance: Math.round(row.distance * 10) / 10 }),
    ...(row.comes ? { comes: true } : {}),
    ...shown,
  };
}

/** A business as its owner and the admin see it. */
export function presentOwnBusiness(row: PrivateRow): OwnBusiness {
  const { email, phoneNo, ...others } = toFields(row, privateFields);
  const status = row.status as OwnBusiness['status'];
  const shown = { ...others, email: email ?? '', phoneNo: phoneNo ?? '', status, statusReason: row.status_reason };
  return { ...presentBusiness(row), ...shown };
}
