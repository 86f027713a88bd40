import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { FactorSetup } from '#app/features/second-factor/factor-setup.tsx';
import { RecoveryCodes } from '#app/features/second-factor/recovery-codes.tsx';
import type { OwnAccess, FactorSetup as Setup } from '#shared/schemas/second-factor.ts';
import { secondFactorText } from '#shared/texts.ts';

type Shown = { setup: Setup } | { codes: readonly string[] } | undefined;

/** The code after the password: set up, other recovery codes, and off again. What is shown once stays until it is put away. */
export function FactorSection({
  hasFactor,
  lacksFactor,
  recoveryCodesLeft,
}: Pick<OwnAccess, 'hasFactor' | 'lacksFactor' | 'recoveryCodesLeft'>) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState<Shown>();
  const [isAsked, setAsked] = useState(false);
  const begin = useAdminAction({
    call: async () => ({ setup: await callApi('POST /admin/own/factor/begin'), message: undefined }),
    after: ({ setup }) => setShown({ setup }),
  });
  const renew = useAdminAction({
    call: () => callApi('POST /admin/own/factor/codes'),
    after: ({ recoveryCodes }) => setShown({ codes: recoveryCodes }),
  });
  const end = useAdminAction({ call: () => callApi('DELETE /admin/own/factor'), after: () => setAsked(false) });
  return (
    <section aria-labelledby="factor" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 id="factor" className="font-bold text-lg">
        {secondFactorText.codeAtSignIn}
      </h2>
      {lacksFactor && <p className="mt-2 font-semibold text-danger">{secondFactorText.mustSetUp}</p>}
      <p className="mt-1 text-ink-soft">{hasFactor ? secondFactorText.isOn : secondFactorText.whatItIs}</p>
      {hasFactor && <p className="mt-1 text-ink-soft">{secondFactorText.codesLeft(recoveryCodesLeft)}</p>}
      {shown && 'setup' in shown && <FactorSetup setup={shown.setup} onConfirmed={(codes) => setShown({ codes })} />}
      {shown && 'codes' in shown && <RecoveryCodes codes={shown.codes} onDone={() => setShown(undefined)} />}
      {!shown && (
        <div className="mt-4 flex flex-wrap gap-3">
          {!hasFactor && (
            <Button disabled={!hydrated} busy={begin.isBusy()} onClick={() => void begin.run(undefined)}>
              {secondFactorText.setUp}
            </Button>
          )}
          {hasFactor && (
            <>
              <Button variant="secondary" disabled={!hydrated} busy={renew.isBusy()} onClick={() => void renew.run(undefined)}>
                {secondFactorText.newCodes}
              </Button>
              <Button variant="quiet" className="text-danger!" disabled={!hydrated} onClick={() => setAsked(true)}>
                {secondFactorText.turnOff}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={secondFactorText.turnOff}
        question={secondFactorText.reallyTurnOff}
        confirm={secondFactorText.yesTurnOff}
        busy={end.isBusy()}
        onConfirm={() => void end.run(undefined)}
      />
    </section>
  );
}
