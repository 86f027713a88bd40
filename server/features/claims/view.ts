import type { ClaimRow } from '#server/features/claims/queries.ts';
import type { Claim } from '#shared/schemas/claims.ts';

/** A claim for the team, and for nobody else. */
export function presentClaim(row: ClaimRow): Claim {
  return {
    _id: row.claim_id,
    business: { _id: row.business_id, name: row.name, city: row.city, state: row.business_state },
    way: row.way as Claim['way'],
    state: row.state as Claim['state'],
    email: row.email ?? '',
    message: row.message,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}
