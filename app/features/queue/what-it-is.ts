import { reasonLabels } from '#app/features/reports/reasons.ts';
import { checkNames } from '#shared/check-names.ts';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import type { GrievanceKind } from '#shared/grievance-kinds.ts';
import type { Queued } from '#shared/schemas/what-waits.ts';
import { grievancesText } from '#shared/texts.ts';
import { waitingFieldNames } from '#shared/waiting-field-names.ts';
import type { WaitingKind } from '#shared/waiting-kinds.ts';

/** What the words of a kind mean; those of the others are people's own. */
const NAMES: Partial<Record<WaitingKind, (what: never) => string>> = {
  grievances: (kind: GrievanceKind) => grievancesText.kindName(kind),
  reports: (reason: keyof typeof reasonLabels) => reasonLabels[reason].label,
  checks: (kind: keyof typeof checkNames) => checkNames[kind](),
  corrections: (field: keyof typeof correctionFieldNames) => correctionFieldNames[field](),
  changes: (field: keyof typeof waitingFieldNames) => waitingFieldNames[field](),
};

/** What something that waits is of its kind; nothing where the kind says all. */
export function whatItIs({ kind, what }: Pick<Queued, 'kind' | 'what'>): string | null {
  return what && (NAMES[kind]?.(what as never) ?? what);
}
