import { callApi } from '#app/api/client.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { RemoveButton } from '#app/features/back-office/asked-button.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { PasskeyNameForm } from '#app/features/second-factor/passkey-name-form.tsx';
import type { OwnAccess } from '#shared/schemas/second-factor.ts';
import { secondFactorText } from '#shared/texts.ts';

/** The own passkeys, each with the way to name and to remove it. */
export function PasskeyList({ passkeys, hasApp }: Pick<OwnAccess, 'passkeys' | 'hasApp'>) {
  const { run, isBusy } = useAdminAction({ call: (id: string) => callApi('DELETE /admin/own/passkey/:id', { params: { id } }) });
  const isOnly = !hasApp && passkeys.length === 1;
  return (
    <ul aria-label={secondFactorText.passkeys} className="mt-2 divide-y divide-sand-dark">
      {passkeys.map(({ _id, name, addedAt, usedAt }) => (
        <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-ink-soft text-sm">{secondFactorText.addedAt(showMoment(addedAt))}</p>
            <p className="text-ink-soft text-sm">{usedAt ? secondFactorText.usedAt(showMoment(usedAt)) : secondFactorText.neverUsed}</p>
          </div>
          <div className="-ml-4 flex flex-wrap">
            <DialogButton quiet label={withHidden(secondFactorText.rename, name)} title={secondFactorText.renamePasskey}>
              {(close) => <PasskeyNameForm passkey={{ _id, name }} onClose={close} />}
            </DialogButton>
            <RemoveButton
              label={withHidden(secondFactorText.remove, name)}
              title={secondFactorText.removePasskey}
              question={isOnly ? secondFactorText.reallyRemoveLast(name) : secondFactorText.reallyRemove(name)}
              confirm={secondFactorText.yesRemove}
              busy={isBusy(_id)}
              onConfirm={() => void run(_id, _id)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
