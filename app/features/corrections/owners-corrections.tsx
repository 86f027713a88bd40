import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { showLongDate } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { NowAndSuggested } from '#app/features/corrections/now-and-suggested.tsx';
import { RefusalForm } from '#app/features/corrections/refusal-form.tsx';
import { showValue } from '#app/features/corrections/show-value.ts';
import { SourceText } from '#app/features/corrections/source-text.tsx';
import { stateLooks, stateName } from '#app/features/corrections/state-names.ts';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import type { OwnersCorrection } from '#shared/schemas/corrections.ts';
import { correctionsText, formMessages } from '#shared/texts.ts';

/** What people say is wrong with the owner's entry, to be accepted or refused, and what was decided lately; nothing where there is neither. */
export function OwnersCorrections({ corrections }: { corrections: readonly OwnersCorrection[] }) {
  const open = corrections.filter(({ decidedAt }) => decidedAt === null);
  const decided = corrections.filter(({ decidedAt }) => decidedAt !== null);
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
      <h2 id="corrections" className="font-bold text-lg">
        {correctionsText.ofYours}
      </h2>
      {open.length > 0 && (
        <>
          <p className="mt-1 text-ink-soft">{correctionsText.ofYoursIs}</p>
          <List corrections={open} />
        </>
      )}
      {decided.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{correctionsText.decidedLately}</h3>
          <List corrections={decided} />
        </>
      )}
    </section>
  );
}

function List({ corrections }: { corrections: readonly OwnersCorrection[] }) {
  return (
    <ul className="mt-3 grid gap-5">
      {corrections.map((correction) => (
        <li key={correction._id} className={`border-l-4 pl-3 wrap-anywhere ${stateLooks[correction.state]}`}>
          <Suggested correction={correction} />
        </li>
      ))}
    </ul>
  );
}

function Suggested({ correction }: { correction: OwnersCorrection }) {
  const { field, shown, value, source, until, state, reason, ownerReason, decidedAt } = correction;
  return (
    <>
      <NowAndSuggested field={field} shown={shown} value={value} />
      <SourceText source={source} />
      {ownerReason && <p className="mt-1 text-sm">{correctionsText.youSaid(ownerReason)}</p>}
      {until === null ? (
        <p className="mt-1 text-sm">
          <span>{stateName(correction)}</span>
          {decidedAt && <time dateTime={decidedAt} className="ml-2 text-ink-soft">{` ${showLongDate(decidedAt)}`}</time>}
        </p>
      ) : (
        <p className="mt-1 font-semibold text-sm">{correctionsText.answerUntil(showLongDate(until))}</p>
      )}
      {reason && <p className="text-sm">{correctionsText.because(reason)}</p>}
      {state === 'owner' && <Answer correction={correction} />}
    </>
  );
}

function Answer({ correction: { _id: id, field, value, waits, version } }: { correction: OwnersCorrection }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const name = correctionFieldNames[field]();
  const isClosed = field === 'closed';
  const ask = waits ? correctionsText.askAcceptWaits : correctionsText.askAccept;

  async function accept() {
    setBusy(true);
    try {
      const body = { decision: 'accept' as const, version };
      notify.success((await callApi('PUT /contractor/corrections/:id', { params: { id }, body })).message);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : formMessages.somethingWentWrong);
    }
    // What the team has decided meanwhile is shown as it is by now.
    await revalidate();
    setBusy(false);
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <AskedButton
        label={withHidden(correctionsText.accept, name)}
        title={correctionsText.acceptTitle}
        question={isClosed ? correctionsText.askClosed : ask(name, showValue(field, value))}
        confirm={isClosed ? correctionsText.yesClosed : correctionsText.yesChange}
        busy={busy}
        onConfirm={accept}
      />
      <DialogButton label={withHidden(correctionsText.refuse, name)} title={correctionsText.refuseTitle} variant="secondary">
        {(close) => (
          <RefusalForm
            version={version}
            hint={correctionsText.teamReads}
            save={correctionsText.sayNo}
            send={(body) => callApi('PUT /contractor/corrections/:id', { params: { id }, body: { ...body, decision: 'refuse' } })}
            onClose={close}
          />
        )}
      </DialogButton>
    </div>
  );
}
