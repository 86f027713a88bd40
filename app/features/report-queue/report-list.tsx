import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useUndoneRemoval } from '#app/features/back-office/use-undone-removal.ts';
import { ReportItem } from '#app/features/report-queue/report-item.tsx';
import { reasonLabels } from '#app/features/reports/reasons.ts';
import { limits } from '#shared/limits.ts';
import type { Report } from '#shared/schemas/reports.ts';
import { formMessages as messages, reportQueueText } from '#shared/texts.ts';

interface ReportListProps {
  reports: readonly Report[];
  /** Called before a decision is stored. */
  onDecide: () => void;
}

type Decision = 'upheld' | 'dismissed';

const named = ({ _id, reason, business }: Report) => ({
  id: _id,
  name: reportQueueText.reportOf(reasonLabels[reason].label, business.name),
});

/** Reports for the team: each can be decided on by itself, or several of the open ones at once, with one outcome. */
export function ReportList({ reports, onDecide }: ReportListProps) {
  const hydrated = useHydrated();
  const open = reports.filter(({ status }) => status === 'open');
  const { chosen, isChosen, choose, chooseAll } = useChosen(open.map(({ _id }) => _id));
  // What was written stays until it is done: whoever undoes decides again with the same words.
  const [outcome, setOutcome] = useState('');
  const { runSoon, isBusy, notDone, ...several } = useSeveral({ onDone: () => setOutcome('') });
  const { offer, undoBar } = useUndoneRemoval('review');
  const [asked, setAsked] = useState<Decision>();
  const selected = open.filter(({ _id }) => chosen.includes(_id));

  function decide(status: Decision) {
    const versions = new Map(selected.map(({ _id, version }) => [_id, version]));
    runSoon(selected.map(named), (id) => {
      onDecide();
      return callApi('PUT /report/admin/update/:id', { params: { id }, body: { status, outcome, version: versions.get(id) as number } });
    });
    setAsked(undefined);
  }

  return (
    <>
      {open.length > 1 && (
        <SelectionBar selected={selected.length} shown={open.length} onAll={chooseAll}>
          <Button
            size="sm"
            disabled={!hydrated || selected.length === 0 || isBusy}
            onClick={() => setAsked('upheld')}
            aria-haspopup="dialog"
          >
            {reportQueueText.upholdChosen}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={!hydrated || selected.length === 0 || isBusy}
            onClick={() => setAsked('dismissed')}
            aria-haspopup="dialog"
          >
            {reportQueueText.dismissChosen}
          </Button>
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report._id} id={report._id}>
            <ReportItem report={report} onDecide={onDecide} onRemoved={offer}>
              {open.length > 1 && report.status === 'open' && (
                <ChooseBox name={named(report).name} is={isChosen(report._id)} onChange={(is) => choose(report._id, is)} />
              )}
            </ReportItem>
          </li>
        ))}
      </ul>
      {several.undoBar ? <UndoBar {...several.undoBar} /> : undoBar && <UndoBar {...undoBar} />}
      {asked && (
        <OutcomeDialog
          decision={asked}
          reports={selected.length}
          outcome={outcome}
          onChange={setOutcome}
          onClose={() => setAsked(undefined)}
          onConfirm={() => decide(asked)}
        />
      )}
    </>
  );
}

interface OutcomeDialogProps {
  decision: Decision;
  reports: number;
  outcome: string;
  onChange: (outcome: string) => void;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks what was found out of several reports. */
function OutcomeDialog({ decision, reports, outcome, onChange, onClose, onConfirm }: OutcomeDialogProps) {
  const [isMissing, setMissing] = useState(false);
  const upholds = decision === 'upheld';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={upholds ? reportQueueText.upholdMany(reports) : reportQueueText.dismissMany(reports)}
      question={upholds ? reportQueueText.itIsRight : reportQueueText.itIsNotRight}
      confirm={upholds ? reportQueueText.uphold : reportQueueText.dismiss}
      onConfirm={() => (outcome.trim() ? onConfirm() : setMissing(true))}
    >
      <Field
        label={reportQueueText.outcome}
        hint={reportQueueText.reporterIsTold}
        error={isMissing && !outcome.trim() ? messages.outcomeRequired : undefined}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={4}
            maxLength={limits.reportText}
            value={outcome}
            onChange={({ target }) => onChange(target.value)}
            className={inputClass}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
