import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { showLongDate } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import type { OwnChange } from '#shared/schemas/waiting-changes.ts';
import { changesText, formMessages } from '#shared/texts.ts';
import { waitingFieldNames } from '#shared/waiting-field-names.ts';

const LOOKS = { waiting: 'border-amber', accepted: 'border-leaf', refused: 'border-danger' } as const;

/** What of the owner's changes waits for the team, to be taken back, and what was decided lately; nothing where there is neither. */
export function OwnChanges({ changes }: { changes: readonly OwnChange[] }) {
  const waiting = changes.filter(({ state }) => state === 'waiting');
  const decided = changes.filter(({ state }) => state !== 'waiting');
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
      <h2 id="changes" className="font-bold text-lg">
        {changesText.yourChanges}
      </h2>
      {waiting.length > 0 && (
        <>
          <p className="mt-1 text-ink-soft">{changesText.notShownYet}</p>
          <List changes={waiting} />
        </>
      )}
      {decided.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{changesText.decidedLately}</h3>
          <List changes={decided} />
        </>
      )}
    </section>
  );
}

function List({ changes }: { changes: readonly OwnChange[] }) {
  return (
    <ul className="mt-3 grid gap-3">
      {changes.map((change) => (
        <li key={change._id} className={`border-l-4 pl-3 wrap-anywhere ${LOOKS[change.state]}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { _id, field, state, value, reason, sentAt, decidedAt, sentBy } }: { change: OwnChange }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const name = waitingFieldNames[field]();
  const said = { waiting: changesText.waits, accepted: changesText.accepted, refused: changesText.refused(reason) }[state];

  async function takeBack() {
    setBusy(true);
    try {
      notify.success((await callApi('DELETE /contractor/changes/:id', { params: { id: _id } })).message);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : formMessages.somethingWentWrong);
    }
    // What was decided meanwhile is shown as it is by now.
    await revalidate();
    setBusy(false);
  }

  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{name}</span>
        <time dateTime={decidedAt ?? sentAt}>{showLongDate(decidedAt ?? sentAt)}</time>
      </p>
      {Array.isArray(value) ? (
        value[0] && (
          <img src={value[0].replace(/-1280\.webp$/, '-320.webp')} alt={changesText.photoThatWaits} className="mt-1 w-32 rounded-lg" />
        )
      ) : (
        <p className="whitespace-pre-line font-semibold">{value || changesText.nothing}</p>
      )}
      <p className="text-sm">{said}</p>
      {sentBy && <p className="text-ink-soft text-sm">{changesText.sentBy(sentBy)}</p>}
      {state === 'waiting' && (
        <Button size="sm" variant="secondary" onClick={takeBack} busy={busy} disabled={!hydrated} className="mt-2">
          {withHidden(changesText.takeBack, name)}
        </Button>
      )}
    </>
  );
}
