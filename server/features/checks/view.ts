import { type DocumentRows, presentDocuments } from '#server/features/checks/documents/view.ts';
import type { selectChecks, selectStanding, selectWaiting } from '#server/features/checks/queries.ts';
import { presentRegister, type RegisterRow } from '#server/features/checks/register/view.ts';
import { CHECK_KINDS, type CheckKind, type SentCheck } from '#shared/check-kinds.ts';
import type { OwnCheck, StandingCheck, TeamCheck, WaitingCheck } from '#shared/schemas/checks.ts';

type Rows<Select extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Select>>[number];

/** What everybody is told, in the order of the list of kinds. */
export function presentStanding(rows: Rows<typeof selectStanding>[]): StandingCheck[] {
  const placeOf = (kind: string) => CHECK_KINDS.indexOf(kind as CheckKind);
  return rows
    .toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind))
    .map(({ kind, checked_on, ends_on }) => ({ kind: kind as CheckKind, checkedOn: checked_on ?? '', endsOn: ends_on ?? '' }));
}

/** A check as its owner sees it; one whose time is over has ended, whether or not that was noted. */
export function presentOwnCheck(row: Rows<typeof selectChecks>, documents: DocumentRows): OwnCheck {
  return {
    _id: row.check_id,
    kind: row.kind as CheckKind,
    state: row.is_over ? 'ended' : (row.state as OwnCheck['state']),
    number: row.number,
    sentAt: row.created_at.toISOString(),
    checkedOn: row.checked_on,
    endsOn: row.ends_on,
    reason: row.reason,
    endedAs: row.is_over ? 'over' : (row.ended_as as OwnCheck['endedAs']),
    documents: presentDocuments(documents, row.check_id),
  };
}

/** A check as the team sees it. */
export function presentTeamCheck(row: Rows<typeof selectChecks>, documents: DocumentRows): TeamCheck {
  return { ...presentOwnCheck(row, documents), way: row.way as TeamCheck['way'], note: row.note, by: row.admin_email };
}

export function presentWaiting(row: Rows<typeof selectWaiting>, documents: DocumentRows, registered?: RegisterRow): WaitingCheck {
  const { business_id: _id, name, city, business_state: state, version } = row;
  return {
    _id: row.check_id,
    kind: row.kind as SentCheck,
    number: row.number,
    sentAt: row.created_at.toISOString(),
    business: { _id, name, city, state, version },
    standsUntil: row.stands_until,
    documents: presentDocuments(documents, row.check_id),
    register: registered ? presentRegister(registered) : null,
  };
}
