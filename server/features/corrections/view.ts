import type { CorrectionRow } from '#server/features/corrections/queries.ts';
import type { CorrectedColumns } from '#server/features/corrections/settle-value.ts';
import { waitsOnce } from '#server/features/corrections/waits-once.ts';
import type { Correction, OwnCorrection, OwnersCorrection } from '#shared/schemas/corrections.ts';
import type { WaitingField } from '#shared/waiting-fields.ts';

/** A value as one text: places and languages by commas, the rest as it is kept. */
export function presentValue(value: CorrectedColumns): string {
  return Object.values(value)
    .flat()
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

const presentSuggested = (row: CorrectionRow) => ({
  _id: row.correction_id,
  field: row.field,
  value: presentValue(row.value),
  source: row.source,
  state: row.state as OwnCorrection['state'],
  endedAs: row.ended_as as OwnCorrection['endedAs'],
  reason: row.reason,
  sentAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

const presentEntry = ({ business_id: _id, name, city, business_state: state }: CorrectionRow) => ({ _id, name, city, state });

/** A suggestion for who made it. What was shown instead is left out: of a number it is what visitors have to ask for. */
export function presentOwnCorrection(row: CorrectionRow): OwnCorrection {
  return { ...presentSuggested(row), business: presentEntry(row) };
}

/** A suggestion for the owner of the entry, who is told nothing of who made it. */
export function presentOwnersCorrection(row: CorrectionRow, fieldsThatWait: readonly WaitingField[]): OwnersCorrection {
  return {
    ...presentSuggested(row),
    shown: presentValue(row.shown),
    until: row.state === 'owner' ? (row.owner_until?.toISOString() ?? null) : null,
    waits: row.state === 'owner' && waitsOnce(row, fieldsThatWait),
    ownerReason: row.owner_reason,
    version: row.version,
  };
}

/** A suggestion for the team, and for nobody else. */
export function presentCorrection(row: CorrectionRow): Correction {
  return {
    ...presentSuggested(row),
    business: presentEntry(row),
    shown: presentValue(row.shown),
    hasOwner: row.has_owner,
    ownerAnswer: answerOf(row),
    ownerReason: row.owner_reason,
    by: suggesterOf(row),
    version: row.version,
  };
}

function answerOf({
  decided_by,
  state,
  owner_accepted_at,
  owner_refused_at,
  owner_until,
  to_team_at,
}: CorrectionRow): Correction['ownerAnswer'] {
  if (owner_accepted_at || (decided_by === 'owner' && state === 'accepted')) return 'accepted';
  if (owner_refused_at) return 'refused';
  return owner_until && to_team_at ? 'silent' : 'none';
}

function suggesterOf({ user_name, other_name, email }: CorrectionRow): Correction['by'] {
  if (user_name !== null) return { kind: 'user', name: user_name };
  if (other_name !== null) return { kind: 'contractor', name: other_name };
  return { kind: 'mail', name: email ?? '' };
}
