import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { WeeklyFigures } from '#shared/schemas/figures.ts';
import { figuresText } from '#shared/texts.ts';

/** Whether the team is mailed the figures of each week, with the switch for it. */
export function WeeklySwitch({ weekly: { isOn, version } }: { weekly: WeeklyFigures }) {
  const hydrated = useHydrated();
  const action = useAdminAction({
    call: (turnOn: boolean) => callApi('PUT /settings/weekly-figures/update', { body: { isOn: turnOn, version } }),
  });
  return (
    <section aria-labelledby="weekly" className="mt-6 rounded-xl border border-sand-dark bg-paper p-4 sm:p-5 print:hidden">
      <h2 id="weekly" className="font-bold text-lg">
        {figuresText.weeklyMail}
      </h2>
      <p className="mt-1 text-ink-soft">{figuresText.whatIsMailed}</p>
      {action.conflict && <EditConflict onReload={action.reload} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold">{isOn ? figuresText.isOn : figuresText.isOff}</p>
        <Button variant="secondary" disabled={!hydrated} busy={action.isBusy()} onClick={() => action.run(!isOn)}>
          {isOn ? figuresText.turnOff : figuresText.turnOn}
        </Button>
      </div>
    </section>
  );
}
