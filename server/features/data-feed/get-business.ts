import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireScope } from '#server/features/audit/author.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { selectBusiness } from '#server/features/data-feed/queries.ts';
import { presentDataBusiness } from '#server/features/data-feed/view.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';
import type { DataBusiness } from '#shared/schemas/data.ts';

/**
 * One business as programs read it, whatever its state.
 * @param scope what the key must open: reading, or the writing that this answers.
 * @throws 401, 403 without such a key; 404, for a malformed id too.
 */
export async function getDataBusiness(
  { db }: Context,
  viewer: Viewer,
  businessId: string,
  scope: ApiScope = 'businesses:read',
): Promise<DataBusiness> {
  requireScope(viewer, scope);
  const row = isUuid(businessId) ? await selectBusiness(db, businessId) : undefined;
  if (!row) throw businessRefusals.businessNotFound();
  return presentDataBusiness(row);
}
