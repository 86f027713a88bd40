import { callApi } from '#app/api/client.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { DecidedNote } from '#app/features/back-office/decided-note.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { ItemHead } from '#app/features/back-office/item-head.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { NowAndSuggested } from '#app/features/corrections/now-and-suggested.tsx';
import { RefusalForm } from '#app/features/corrections/refusal-form.tsx';
import { showValue } from '#app/features/corrections/show-value.ts';
import { SourceText } from '#app/features/corrections/source-text.tsx';
import { stateName } from '#app/features/corrections/state-names.ts';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import type { Correction } from '#shared/schemas/corrections.ts';
import { correctionsText } from '#shared/texts.ts';

interface CorrectionItemProps {
  correction: Correction;
  /** Called before a decision is stored. */
  onDecide: () => void;
}

/** A suggestion: of which entry, what is to change and why, what its owner says, and what the team can do of it. */
export function CorrectionItem({ correction, onDecide }: CorrectionItemProps) {
  const { business, field, shown, value, source, state, by, sentAt, decidedAt, reason } = correction;
  const isOpen = state === 'team';
  return (
    <article className={`rounded-xl border bg-paper p-5 ${isOpen ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <ItemHead business={business} at={sentAt} />
      <div className="mt-3">
        <NowAndSuggested field={field} shown={shown} value={value} />
      </div>
      <SourceText source={source} />
      <p className="mt-2 text-ink-soft text-sm wrap-anywhere">{correctionsText.from(by.name)}</p>
      <p className="mt-2 max-w-prose font-semibold wrap-anywhere">{ownersAnswer(correction)}</p>
      {isOpen && field === 'phoneNo' && <p className="mt-2 font-medium text-danger text-sm">{correctionsText.numberLetsIn}</p>}
      {decidedAt && <DecidedNote decided={`${stateName(correction)}, ${showMoment(decidedAt)}`} reason={reason} />}
      {isOpen && <Decide correction={correction} onDecide={onDecide} />}
    </article>
  );
}

function ownersAnswer({ hasOwner, ownerAnswer, ownerReason }: Correction): string {
  if (ownerAnswer === 'refused') return correctionsText.ownerRefused(ownerReason);
  if (ownerAnswer === 'accepted') return correctionsText.ownerAccepted;
  return hasOwner && ownerAnswer === 'silent' ? correctionsText.ownerSilent : hasOwner ? '' : correctionsText.noOwner;
}

function Decide({ correction: { _id: id, business, field, value, version }, onDecide }: CorrectionItemProps) {
  const { run, isBusy, conflict, reload } = useAdminAction({
    call: () => callApi('PUT /admin/corrections/:id', { params: { id }, body: { decision: 'accept', version } }),
  });
  const isClosed = field === 'closed';
  const name = correctionFieldNames[field]();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <AskedButton
        label={withHidden(correctionsText.accept, business.name)}
        title={isClosed ? correctionsText.closeTitle : correctionsText.acceptIt}
        question={isClosed ? correctionsText.askClose(business.name) : correctionsText.askAccept(name, showValue(field, value))}
        confirm={isClosed ? correctionsText.takeOff : correctionsText.yesChange}
        busy={isBusy()}
        keys="a"
        onConfirm={() => {
          onDecide();
          void run(undefined);
        }}
      />
      <DialogButton
        label={withHidden(correctionsText.refuse, business.name)}
        title={correctionsText.refuseTitle}
        variant="secondary"
        keys="r"
      >
        {(close) => (
          <RefusalForm
            version={version}
            hint={correctionsText.theyRead}
            save={correctionsText.refuseIt}
            send={(body) => {
              onDecide();
              return callApi('PUT /admin/corrections/:id', { params: { id }, body: { ...body, decision: 'refuse' } });
            }}
            onClose={close}
          />
        )}
      </DialogButton>
      {conflict && <EditConflict onReload={reload} />}
    </div>
  );
}
