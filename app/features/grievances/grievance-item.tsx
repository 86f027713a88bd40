import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { DecidedNote } from '#app/features/back-office/decided-note.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { DecideDialog } from '#app/features/grievances/decide-dialog.tsx';
import { ProofOfAddress } from '#app/features/grievances/proof-of-address.tsx';
import { GRIEVANCE_KINDS, type GrievanceKind } from '#shared/grievance-kinds.ts';
import type { Grievance } from '#shared/schemas/grievances.ts';
import { grievancesText } from '#shared/texts.ts';

interface GrievanceItemProps {
  grievance: Grievance;
  /** The moment at which the list was read: what is due before it is overdue. */
  now: string;
  /** Called before anything is stored. */
  onChange: () => void;
}

/** A complaint: what it is about, when it is due, and what was decided. */
export function GrievanceItem({ grievance, now, onChange }: GrievanceItemProps) {
  const { number, kind, page, message, name, email, status, action, outcome, createdAt, dueAt, decidedAt } = grievance;
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const isOpen = status === 'open';
  const isOverdue = isOpen && dueAt < now;
  return (
    <article className={`rounded-xl border bg-paper p-5 ${isOpen ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">{grievancesText.numbered(number, grievancesText.kindName(kind))}</h2>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {showMoment(createdAt)}
        </time>
      </div>
      {isOpen && (
        <p className={`font-semibold ${isOverdue ? 'text-danger' : ''}`}>
          {isOverdue ? grievancesText.overdueSince(showMoment(dueAt)) : grievancesText.dueBy(showMoment(dueAt))}
        </p>
      )}
      <p className="text-ink-soft text-sm wrap-anywhere">{grievancesText.from(name, email)}</p>
      <ProofOfAddress grievance={grievance} />
      {page && <p className="mt-2 wrap-anywhere">{grievancesText.aboutPage(page)}</p>}
      <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
      {decidedAt && action && (
        <DecidedNote decided={grievancesText.decidedOn(grievancesText.actionName(action), showMoment(decidedAt))} reason={outcome} />
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Button size="sm" disabled={!hydrated} onClick={() => setOpen(true)} aria-haspopup="dialog" aria-keyshortcuts="d">
          {isOpen ? grievancesText.decide : grievancesText.decideAnew}
        </Button>
        {isOpen && <FileAs grievance={grievance} onChange={onChange} />}
      </div>
      <DecideDialog grievance={grievance} open={open} onOpenChange={setOpen} onDecide={onChange} />
    </article>
  );
}

function FileAs({ grievance: { _id, kind, version }, onChange }: Pick<GrievanceItemProps, 'grievance' | 'onChange'>) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<GrievanceKind>(kind);
  const { run, isBusy, conflict, reload } = useAdminAction({
    call: (next: GrievanceKind) => {
      onChange();
      return callApi('PUT /grievance/admin/file/:id', { params: { id: _id }, body: { kind: next, version } });
    },
  });
  return (
    <>
      <div className="w-full max-w-xs">
        <Field label={grievancesText.fileAs}>
          {(attributes) => (
            <select
              {...attributes}
              value={chosen}
              disabled={!hydrated}
              onChange={({ target }) => setChosen(target.value as GrievanceKind)}
              className={inputClass}
            >
              {GRIEVANCE_KINDS.map((choice) => (
                <option key={choice} value={choice}>
                  {grievancesText.kindName(choice)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Button
        size="sm"
        variant="secondary"
        disabled={!hydrated || chosen === kind}
        busy={isBusy(chosen)}
        onClick={() => void run(chosen, chosen)}
      >
        {grievancesText.file}
      </Button>
      {conflict && <EditConflict onReload={reload} />}
    </>
  );
}
