import { fieldCell } from '#server/features/businesses/profile/field-cell.ts';
import type { selectMerges } from '#server/features/duplicates/merge-queries.ts';
import type { selectCompared, selectPairs } from '#server/features/duplicates/queries.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import { returnsUntil } from '#server/features/removed-things/view.ts';
import { MERGE_CHOICES, type MergeChoice, mergeChoices } from '#shared/merge-choices.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import type { ComparedBusiness, DuplicatePair, DuplicateReason, Merge } from '#shared/schemas/duplicates.ts';

type Status = ComparedBusiness['status'];

/** Two entries that may be the same, and why. */
export function presentPair(row: Awaited<ReturnType<typeof selectPairs>>[number]): DuplicatePair {
  return {
    _id: row.business_duplicate_id,
    reasons: row.reasons as DuplicateReason[],
    foundAt: row.created_at.toISOString(),
    businesses: [row.one, row.other].map(({ business_id, status, ...shown }) => ({ _id: business_id, status: status as Status, ...shown })),
  };
}

/** One of two that are looked at side by side. */
export function presentCompared(row: Awaited<ReturnType<typeof selectCompared>>[number]): ComparedBusiness {
  return {
    _id: row.business_id,
    name: row.name,
    status: row.status as Status,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    hasOwner: row.has_owner,
    fields: Object.fromEntries(mergeChoices.filter((choice) => choice !== 'image').map((choice) => [choice, textOf(row, choice)])),
    image: row.images.map((key) => pictureUrl(key, 1280)),
    reviews: row.review_count,
    likes: row.like_count,
    enquiries: row.enquiry_count,
  };
}

/** What the fields of a choice say, one after the other. */
function textOf(row: object, choice: MergeChoice): string {
  const columns = row as Record<string, Parameters<typeof fieldCell>[0]>;
  const said = MERGE_CHOICES[choice].map((name) => String(fieldCell(columns[describeField(name).column] ?? null)));
  return said.filter((text) => text !== '').join(', ');
}

/** A merge that can be undone. */
export function presentMerge(row: Awaited<ReturnType<typeof selectMerges>>[number]): Merge {
  return {
    _id: row.merged_id,
    name: row.merged_name,
    into: { _id: row.kept_id, name: row.kept_name },
    mergedAt: row.merged_at.toISOString(),
    by: row.merged_by,
    until: returnsUntil(row.merged_at),
  };
}
