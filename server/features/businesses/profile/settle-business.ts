import type { Context } from '#server/context.ts';
import { settlePlace } from '#server/features/places/settle-place.ts';
import { findCatalogueName } from '#server/features/services/find-by-former-name.ts';

interface Placed {
  address: string;
  city: string;
  state: string;
  service: string;
}

/** A business under the names by which lists find it: city and state as the gazetteer spells them, the service as the catalogue does. */
export async function settleBusiness<Business extends Placed>(context: Context, business: Business): Promise<Business> {
  const { address, city, state } = settlePlace(context.gazetteer, business);
  const service = (await findCatalogueName(context, business.service)) ?? business.service;
  return { ...business, address, city, state, service };
}
