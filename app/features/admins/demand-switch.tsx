import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { secondFactorText } from '#shared/texts.ts';

/** Whether everybody must have a second factor. */
export function DemandSwitch({ isOn }: { isOn: boolean }) {
  const hydrated = useHydrated();
  const { run, isBusy } = useAdminAction({
    call: (turnOn: boolean) => callApi('PUT /admin/admin/factor-demand', { body: { isOn: turnOn } }),
  });
  return (
    <section aria-labelledby="demand" className="mt-6 rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 id="demand" className="font-bold text-lg">
        {secondFactorText.secondStep}
      </h2>
      <p className="mt-1 text-ink-soft">{isOn ? secondFactorText.isDemanded : secondFactorText.whatItIs}</p>
      <Button variant="secondary" className="mt-3" disabled={!hydrated} busy={isBusy()} onClick={() => void run(!isOn)}>
        {isOn ? secondFactorText.demandNoMore : secondFactorText.demand}
      </Button>
    </section>
  );
}
