import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useLookAgain } from '#app/components/use-look-again.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { importAddress } from '#app/features/import/import-search.ts';
import { SourceForm, WRITES } from '#app/features/import/source-form.tsx';
import type { ImportSource, SourceResult } from '#shared/schemas/import-sources.ts';
import { importText } from '#shared/texts.ts';

const RESULTS: Record<Exclude<SourceResult, 'failed'>, { label: () => string; className: string }> = {
  unchanged: { label: () => importText.resultUnchanged, className: 'bg-sand-dark text-ink' },
  nothing: { label: () => importText.resultNothing, className: 'bg-sand-dark text-ink' },
  checking: { label: () => importText.resultChecking, className: 'bg-amber/12 text-amber' },
  checked: { label: () => importText.resultChecked, className: 'bg-amber/12 text-amber' },
  faulty: { label: () => importText.resultFaulty, className: 'bg-danger/10 text-danger' },
  fewer: { label: () => importText.resultFewer, className: 'bg-danger/10 text-danger' },
  written: { label: () => importText.resultWritten, className: 'bg-leaf/12 text-leaf' },
};

/** Milliseconds between two looks whether a file has come. */
const LOOK_AGAIN = 2_000;

/** The addresses from which files are fetched every night, and a form for another. */
export function ImportSources({ sources }: { sources: ImportSource[] }) {
  return (
    <section aria-labelledby="sources" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <h2 id="sources" className="font-bold text-lg">
        {importText.everyNight}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{importText.everyNightHint}</p>
      {sources.length > 0 && (
        <ul aria-label={importText.sources} className="mb-6 grid gap-3">
          {sources.map((source) => (
            <li key={source._id}>
              <Source source={source} />
            </li>
          ))}
        </ul>
      )}
      <SourceForm />
    </section>
  );
}

function Source({ source }: { source: ImportSource }) {
  const { url, at, writes, isOn, nextAt, importId, fetchedAt, result } = source;
  /** When the file had last come as somebody had it fetched again. */
  const [cameBefore, setCameBefore] = useState<string | null>();
  const isComing = result === 'checking' || cameBefore === fetchedAt;
  return (
    <article className="grid gap-2 rounded-lg bg-sand p-4">
      <p className="font-semibold wrap-anywhere">{url}</p>
      <p className="text-ink-soft text-sm">
        <span>{isOn ? importText.everyNightAt(at) : importText.isStopped}</span>
        <span>{` · ${WRITES[writes]()}`}</span>
      </p>
      <LastTime source={source} />
      {isComing && <Coming />}
      {nextAt && <p className="text-ink-soft text-sm">{withParts(importText.nextFetch, { when: () => <IndiaTime at={nextAt} /> })}</p>}
      {importId && (
        <p>
          <Link
            to={importAddress(importId)}
            className="inline-flex min-h-11 items-center font-semibold text-brick underline-offset-4 hover:underline"
          >
            {importText.openItsImport}
          </Link>
        </p>
      )}
      <SourceActions source={source} onFetch={() => setCameBefore(fetchedAt)} />
    </article>
  );
}

/** Says that a file is being fetched or checked; asks until it is not. */
function Coming() {
  useLookAgain(LOOK_AGAIN);
  return (
    <p role="status" className="font-semibold text-sm">
      {importText.fileIsComing}
    </p>
  );
}

function LastTime({ source: { result, fetchedAt, fault, failingSince } }: { source: ImportSource }) {
  if (!result || !fetchedAt) return <p className="text-ink-soft text-sm">{importText.neverFetched}</p>;
  return (
    <>
      {result === 'failed' ? (
        <p role="alert" className="rounded-lg bg-danger/10 px-4 py-3 font-semibold text-danger wrap-anywhere">
          {withParts(importText.failsSince, { when: () => <IndiaTime at={failingSince ?? fetchedAt} /> }, fault)}
        </p>
      ) : (
        <p>
          <span className={`inline-block rounded-2xl px-2.5 py-0.5 font-semibold text-sm ${RESULTS[result].className}`}>
            {RESULTS[result].label()}
          </span>
        </p>
      )}
      <p className="text-ink-soft text-sm">{withParts(importText.lastFetched, { when: () => <IndiaTime at={fetchedAt} /> })}</p>
    </>
  );
}

interface SourceActionsProps {
  source: ImportSource;
  /** Called once its file is being fetched. */
  onFetch: () => void;
}

function SourceActions({ source: { _id, host, isOn }, onFetch }: SourceActionsProps) {
  const hydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  const params = { id: _id };
  const fetchNow = useAdminAction({ call: () => callApi('POST /admin/import/source/fetch/:id', { params }), after: onFetch });
  const turn = useAdminAction({ call: () => callApi('PUT /admin/import/source/update/:id', { params, body: { isOn: !isOn } }) });
  const remove = useAdminAction({
    call: () => callApi('DELETE /admin/import/source/delete/:id', { params }),
    after: () => setAsked(false),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" busy={fetchNow.isBusy()} disabled={!hydrated} onClick={() => fetchNow.run(undefined)}>
        {withHidden(importText.fetchNow, host)}
      </Button>
      <Button size="sm" variant="quiet" busy={turn.isBusy()} disabled={!hydrated} onClick={() => turn.run(undefined)}>
        {withHidden(isOn ? importText.stopSource : importText.resumeSource, host)}
      </Button>
      <Button size="sm" variant="quiet" disabled={!hydrated} onClick={() => setAsked(true)}>
        {withHidden(importText.removeSourceOf, host)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={importText.removeSource}
        question={importText.askRemoveSource(host)}
        confirm={importText.removeNow}
        busy={remove.isBusy()}
        onConfirm={() => remove.run(undefined)}
      />
    </div>
  );
}
