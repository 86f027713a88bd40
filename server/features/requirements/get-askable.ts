import { type Context, type Viewer, visitor } from '#server/context.ts';
import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { isOfBusiness } from '#server/features/sessions/is-of-business.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/**
 * A business that the viewer may ask: a public one, whoever asks, and none that they are or work for.
 * @throws 404 'Business not found', 400 for one's own.
 */
export async function getAskable(context: Context, viewer: Viewer, businessId: string): Promise<Business> {
  if (await isOfBusiness(context.db, viewer, businessId)) throw enquiryRefusals.ownBusinessAsked();
  return presentBusiness(await getVisibleBusiness(context, visitor, businessId));
}

/** A business that the viewer may ask, or nothing. */
export async function findAskable(context: Context, viewer: Viewer, businessId: string): Promise<Business | undefined> {
  return getAskable(context, viewer, businessId).catch((error) => {
    if (['business_not_found', 'own_business'].includes(error.code)) return undefined;
    throw error;
  });
}
