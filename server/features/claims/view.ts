import type { DocumentsOfClaims } from '#server/features/checks/documents/list-documents-of-claims.ts';
import type { ClaimRow } from '#server/features/claims/queries.ts';
import type { Claim, OwnClaim } from '#shared/schemas/claims.ts';

/** A claim for the team, and for nobody else. */
export function presentClaim(row: ClaimRow, documents: DocumentsOfClaims): Claim {
  return {
    _id: row.claim_id,
    business: { _id: row.business_id, name: row.name, city: row.city, state: row.business_state },
    way: row.way as Claim['way'],
    state: row.state as Claim['state'],
    email: row.email ?? '',
    message: row.message,
    documents: documents.get(row.claim_id) ?? [],
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** A claim for who asks the team by it. */
export function presentOwnClaim(row: ClaimRow, documents: DocumentsOfClaims): OwnClaim {
  return {
    _id: row.claim_id,
    business: { _id: row.business_id, name: row.name, city: row.city, state: row.business_state },
    state: row.state as OwnClaim['state'],
    message: row.message,
    documents: documents.get(row.claim_id) ?? [],
    reason: row.reason,
    sentAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
