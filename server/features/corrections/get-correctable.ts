import type { Context, Viewer } from '#server/context.ts';
import { toFields } from '#server/db/business-columns.ts';
import { findSuggester } from '#server/features/corrections/find-suggester.ts';
import { getCorrectable } from '#server/features/corrections/suggest-correction.ts';
import { CORRECTABLE, type Correctable } from '#shared/schemas/corrections.ts';

/**
 * What the page of a suggestion shows of its entry, and whether a link has to prove an address first.
 * @throws what `getCorrectable` throws.
 */
export async function getCorrectableEntry(
  context: Pick<Context, 'db'>,
  viewer: Viewer,
  businessId: string,
): Promise<{ business: Correctable; needsLink: boolean }> {
  const entry = await getCorrectable(context, viewer, businessId);
  const by = await findSuggester(context.db, viewer);
  return { business: { _id: entry.business_id, ...toFields(entry, CORRECTABLE) }, needsLink: by === undefined };
}
