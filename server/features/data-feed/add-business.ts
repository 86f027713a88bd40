import type { Context, Viewer } from '#server/context.ts';
import { toColumns } from '#server/db/business-columns.ts';
import { requireScope } from '#server/features/audit/author.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { addBusiness } from '#server/features/businesses/profile/add-business.ts';
import { getDataRow } from '#server/features/data-feed/get-row.ts';
import type { DataBusiness, DataBusinessAdded } from '#shared/schemas/data.ts';

/**
 * Adds a business in the name of a program; it waits for a decision, and its owner may take it over by a code to its number.
 * @throws 401, 403 without a key that may; 409 when the phone number has an account.
 */
export async function addDataBusiness(context: Context, viewer: Viewer, business: DataBusinessAdded): Promise<DataBusiness> {
  const keyId = requireScope(viewer, 'businesses:write');
  const id = await context.db.transaction().execute(async (transaction) => {
    const { lat, lng, ...columns } = toColumns(business) as ReturnType<typeof toColumns> & { name: string };
    const entered = { ...columns, service: business.service, address: business.address, city: business.city, state: business.state };
    const point = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : {};
    const added = await addBusiness(context, transaction, { ...entered, price: business.price, ...point });
    const nothing = Object.fromEntries(Object.keys(entered).map((column) => [column, null]));
    const changes = changesOf(nothing, entered);
    await recordChange(transaction, { keyId, action: 'add', subject: { kind: 'business', id: added, name: business.name }, changes });
    return added;
  });
  return getDataRow(context, viewer, 'businesses', id, 'businesses:write');
}
