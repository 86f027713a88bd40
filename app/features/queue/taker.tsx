import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useAccountId } from '#app/features/accounts/use-account.ts';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { GiveForm } from '#app/features/queue/give-form.tsx';
import { titleOfQueued } from '#app/features/queue/title-of-queued.ts';
import type { Queue, Queued } from '#shared/schemas/what-waits.ts';
import { worksIn } from '#shared/team-areas.ts';
import { queueText } from '#shared/texts.ts';
import { waitingKinds } from '#shared/waiting-kinds.ts';

interface TakerProps {
  queued: Queued;
  team: Queue['team'];
}

/** Who of the team has something that waits, and how it changes hands. */
export function Taker({ queued, team }: TakerProps) {
  const { _id: id, kind, taker } = queued;
  const own = useAccountId() ?? null;
  const hydrated = useHydrated();
  const title = titleOfQueued(queued);
  const from = taker?._id ?? null;
  const { attempt, reload } = useAdminAction({
    call: (to: string | null) => callApi('PUT /admin/queue/taker/:kind/:id', { params: { kind, id }, body: { from, to } }),
  });
  // Who was not first sees who was.
  const giveTo = (to: string | null) => void attempt(to).catch(reload);
  const others = team.filter(({ _id, role }) => _id !== own && _id !== from && worksIn(role, waitingKinds[kind].area));
  const isOwn = from === own;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {taker && (
        <p key={taker._id} className={`text-sm wrap-anywhere ${isOwn ? 'font-semibold' : 'text-ink-soft'}`}>
          {isOwn ? queueText.youHaveIt : queueText.hasIt(taker.email)}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        disabled={!hydrated}
        aria-keyshortcuts="t"
        className={taker ? '' : '-ml-4'}
        onClick={() => giveTo(isOwn ? null : own)}
      >
        {/* Elements of their own: a browser's translation holds on to the texts. */}
        <span key={isOwn ? 'back' : 'take'}>{withHidden(isOwn ? queueText.giveBack : queueText.take, title)}</span>
      </Button>
      {others.length > 0 && (
        <DialogButton label={withHidden(queueText.giveTo, title)} title={queueText.giveToTitle} quiet>
          {(close) => (
            <GiveForm
              others={others}
              onGive={(to) => {
                close();
                giveTo(to);
              }}
            />
          )}
        </DialogButton>
      )}
    </div>
  );
}
