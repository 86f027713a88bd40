import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { OpenSession } from '#shared/schemas/second-factor.ts';
import { secondFactorText } from '#shared/texts.ts';

/** What it is that is signed in, as it said itself; nothing where it said nothing. */
function nameOf({ browser, system }: Pick<OpenSession, 'browser' | 'system'>): string | null {
  return browser && system ? secondFactorText.browserOn(browser, system) : (browser ?? system);
}

/** Where one is signed in, each with the way to end it. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const hydrated = useHydrated();
  const { run, isBusy } = useAdminAction({ call: (which: string) => callApi('DELETE /admin/own/session/:which', { params: { which } }) });
  return (
    <section aria-labelledby="sessions" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 id="sessions" className="font-bold text-lg">
        {secondFactorText.signedInAt}
      </h2>
      <ul className="mt-2 divide-y divide-sand-dark">
        {sessions.map(({ _id, since, until, isThis, ...named }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <div className="min-w-0 flex-1 basis-40">
              {isThis && <p className="font-semibold">{secondFactorText.thisBrowser}</p>}
              {nameOf(named) && <p className={isThis ? 'text-ink-soft text-sm' : 'font-semibold'}>{nameOf(named)}</p>}
              <p className={isThis || nameOf(named) ? 'text-ink-soft text-sm' : 'font-semibold'}>
                {secondFactorText.sinceMoment(showMoment(since))}
              </p>
              <p className="text-ink-soft text-sm">{secondFactorText.untilMoment(showMoment(until))}</p>
            </div>
            {!isThis && (
              <Button variant="quiet" size="sm" disabled={!hydrated} busy={isBusy(_id)} onClick={() => void run(_id, _id)}>
                {withHidden(secondFactorText.endSession, showMoment(since))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-3"
          disabled={!hydrated}
          busy={isBusy('others')}
          onClick={() => void run('others', 'others')}
        >
          {secondFactorText.endOthers}
        </Button>
      )}
    </section>
  );
}
