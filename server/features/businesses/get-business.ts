import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { findBusinessById } from '#server/features/businesses/queries.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import type { BusinessDetails } from '#shared/schemas/businesses.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * One business for its page; visitors see approved ones, without the phone number (contract §5).
 * @throws 404 'Business not found', for a malformed id too.
 */
export async function getBusiness({ db }: Context, _viewer: Viewer, businessId: string): Promise<BusinessDetails> {
  const row = UUID.test(businessId) ? await findBusinessById(db, businessId) : undefined;
  if (row?.status !== 'approved') throw refusals.businessNotFound();
  return { contractor: presentBusiness(row), phoneAccess: 'sign_in' };
}
