import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { FactorSetup } from '#app/features/second-factor/factor-setup.tsx';
import { PasskeyAddForm } from '#app/features/second-factor/passkey-add-form.tsx';
import { PasskeyList } from '#app/features/second-factor/passkey-list.tsx';
import { RecoveryCodes } from '#app/features/second-factor/recovery-codes.tsx';
import type { OwnAccess, FactorSetup as Setup } from '#shared/schemas/second-factor.ts';
import { secondFactorText } from '#shared/texts.ts';

/** The step after the password: passkeys, an app, and codes for the time without either. What is shown once stays until it is put away. */
export function FactorSection({ access }: { access: OwnAccess }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { hasFactor, lacksFactor } = access;
  return (
    <section aria-labelledby="factor" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 id="factor" className="font-bold text-lg">
        {secondFactorText.secondStep}
      </h2>
      {lacksFactor && <p className="mt-2 font-semibold text-danger">{secondFactorText.mustSetUp}</p>}
      <p className="mt-1 text-ink-soft">{secondFactorText.whatItIs}</p>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      ) : (
        <div className="mt-4 divide-y divide-sand-dark *:py-4 *:first:pt-0 *:last:pb-0">
          <Passkeys access={access} onCodes={setCodes} />
          <App access={access} onCodes={setCodes} />
          {hasFactor && <CodesLeft access={access} onCodes={setCodes} />}
        </div>
      )}
    </section>
  );
}

interface PartProps {
  access: OwnAccess;
  /** Recovery codes that were drawn. */
  onCodes: (codes: readonly string[]) => void;
}

function Passkeys({ access: { passkeys, hasApp, hasPasskeysHere }, onCodes }: PartProps) {
  return (
    <div>
      <h3 className="font-bold">{secondFactorText.passkeys}</h3>
      <p className="mt-1 text-ink-soft">{secondFactorText.whatPasskeysAre}</p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} hasApp={hasApp} />}
      {hasPasskeysHere ? (
        <div className="mt-3">
          <DialogButton
            variant={passkeys.length > 0 ? 'secondary' : 'primary'}
            label={secondFactorText.addPasskey}
            title={secondFactorText.addPasskey}
            description={secondFactorText.thenDeviceAsks}
          >
            {(close) => (
              <PasskeyAddForm
                onAdded={(codes) => {
                  close();
                  onCodes(codes);
                }}
                onClose={close}
              />
            )}
          </DialogButton>
        </div>
      ) : (
        <p className="mt-2 font-semibold">{secondFactorText.passkeysNeedName}</p>
      )}
    </div>
  );
}

function App({ access: { hasApp, passkeys }, onCodes }: PartProps) {
  const hydrated = useHydrated();
  const [setup, setSetup] = useState<Setup>();
  const begin = useAdminAction({
    call: async () => ({ setup: await callApi('POST /admin/own/factor/begin'), message: undefined }),
    after: (begun) => setSetup(begun.setup),
  });
  const end = useAdminAction({ call: () => callApi('DELETE /admin/own/factor') });
  return (
    <div>
      <h3 className="font-bold">{secondFactorText.codeAtSignIn}</h3>
      <p className="mt-1 text-ink-soft">{hasApp ? secondFactorText.isOn : secondFactorText.whatCodesAre}</p>
      {setup && !hasApp && (
        <FactorSetup
          setup={setup}
          onConfirmed={(codes) => {
            setSetup(undefined);
            onCodes(codes);
          }}
        />
      )}
      {!setup && !hasApp && (
        <Button
          variant={passkeys.length > 0 ? 'secondary' : 'primary'}
          className="mt-3"
          disabled={!hydrated}
          busy={begin.isBusy()}
          onClick={() => void begin.run(undefined)}
        >
          {secondFactorText.setUp}
        </Button>
      )}
      {hasApp && (
        <AskedButton
          variant="quiet"
          className="-ml-4 mt-1 text-danger!"
          label={secondFactorText.turnOff}
          title={secondFactorText.turnOff}
          question={passkeys.length > 0 ? secondFactorText.reallyTurnOffCodes : secondFactorText.reallyTurnOff}
          confirm={secondFactorText.yesTurnOff}
          busy={end.isBusy()}
          onConfirm={() => void end.run(undefined)}
        />
      )}
    </div>
  );
}

function CodesLeft({ access: { recoveryCodesLeft }, onCodes }: PartProps) {
  const hydrated = useHydrated();
  const renew = useAdminAction({
    call: () => callApi('POST /admin/own/factor/codes'),
    after: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <div>
      <h3 className="font-bold">{secondFactorText.recoveryCodes}</h3>
      <p className="mt-1 text-ink-soft">{`${secondFactorText.whatRecoveryIs} ${secondFactorText.codesLeft(recoveryCodesLeft)}`}</p>
      <Button variant="secondary" className="mt-3" disabled={!hydrated} busy={renew.isBusy()} onClick={() => void renew.run(undefined)}>
        {secondFactorText.newCodes}
      </Button>
    </div>
  );
}
