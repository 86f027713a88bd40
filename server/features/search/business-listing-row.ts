import type { PublicColumns } from '#server/db/business-columns.ts';

/** What a business card shows. */
export interface BusinessListingRow extends PublicColumns {
  business_id: string;
  created_at: Date;
  review_count: number;
  rating_sum: number;
  like_count: number;
  /** By the team. */
  checked: boolean;
  /** It answers most enquiries, and within four hours (docs/decisions/160-threads.md). */
  quick: boolean;
  /** Kilometres from what distances are measured from, where that and the business's own point are known. */
  distance?: number;
  /** It is of another place and comes to the one that was asked for. */
  comes?: boolean;
}
