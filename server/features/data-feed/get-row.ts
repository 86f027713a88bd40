import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireScope } from '#server/features/audit/author.ts';
import { blogRefusals } from '#server/features/blog/refusals.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { findRow } from '#server/features/data-feed/find-row.ts';
import { SCOPES } from '#server/features/data-feed/read-changes.ts';
import type { Presented } from '#server/features/data-feed/view.ts';
import { posterRefusals } from '#server/features/posters/refusals.ts';
import { priceRefusals } from '#server/features/prices/refusals.ts';
import { serviceRefusals } from '#server/features/services/refusals.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';

/** The kinds whose rows are read one by one, and what is said when there is none of an id. */
const MISSING = {
  businesses: businessRefusals.businessNotFound,
  services: serviceRefusals.serviceNotFound,
  prices: priceRefusals.priceNotFound,
  posters: posterRefusals.posterNotFound,
  blog: blogRefusals.blogNotFound,
};

/**
 * One row as programs read it, whatever its state.
 * @param scope what the key must open: reading, or the writing that this answers.
 * @throws 401, 403 without such a key; 404, for a malformed id too.
 */
export async function getDataRow<Kind extends keyof typeof MISSING>(
  { db }: Context,
  viewer: Viewer,
  kind: Kind,
  id: string,
  scope: ApiScope = SCOPES[kind],
): Promise<Presented<Kind>> {
  requireScope(viewer, scope);
  const row = isUuid(id) ? await findRow(db, kind, id, false) : undefined;
  if (!row) throw MISSING[kind]();
  return row as Presented<Kind>;
}
