import { callApi } from '#app/api/client.ts';
import { showDate, showMoment } from '#app/components/show-moment.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { RemoveButton } from '#app/features/back-office/asked-button.tsx';
import { TableRow } from '#app/features/back-office/table-row.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { ApiKey } from '#shared/schemas/api-keys.ts';
import { commonText, programsText } from '#shared/texts.ts';

const stateNames: Record<ApiKey['state'], () => string> = {
  open: () => programsText.open,
  ended: () => programsText.ended,
  revoked: () => programsText.revoked,
};

/** The keys for programs: what each opens, until when, and what it was used for. */
export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const { run, isBusy } = useAdminAction({ call: (id: string) => callApi('DELETE /admin/key/revoke/:id', { params: { id } }) });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(keys);
  return (
    <AdminTable
      place={place}
      label={programsText.keys}
      columns={[programsText.key, programsText.whatItMayDo, programsText.use, commonText.action]}
      empty={programsText.noKeys}
    >
      {keys.map((key) => (
        <TableRow key={key._id}>
          <td>
            <KeyName apiKey={key} />
          </td>
          <td>
            <ul className="list-disc pl-5">
              {key.scopes.map((scope) => (
                <li key={scope}>{programsText.scopeName(scope)}</li>
              ))}
            </ul>
          </td>
          <td>
            <KeyUse apiKey={key} />
          </td>
          <td>
            <div className="-ml-4 flex flex-wrap lg:flex-nowrap">
              {key.state === 'open' && (
                <RemoveButton
                  label={withHidden(programsText.revokeKey, key.name)}
                  title={programsText.revokeTitle}
                  question={programsText.reallyRevoke(key.name)}
                  confirm={programsText.revokeIt}
                  busy={isBusy(key._id)}
                  onConfirm={() => {
                    willChange();
                    void run(key._id, key._id);
                  }}
                />
              )}
            </div>
          </td>
        </TableRow>
      ))}
    </AdminTable>
  );
}

function KeyName({ apiKey: { name, ending, state, lastDay, madeBy, hasMakerLeft } }: { apiKey: ApiKey }) {
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p className="font-mono text-ink-soft text-sm" translate="no">{`nirmaan_…${ending}`}</p>
      <p className="text-sm">
        <span className={state === 'open' ? 'font-semibold text-leaf' : 'font-semibold text-danger'}>{stateNames[state]()}</span>
        {state === 'open' && <span>{` ${programsText.until(showDate(`${lastDay}T12:00:00+05:30`))}`}</span>}
      </p>
      <p className="text-ink-soft text-sm">{programsText.madeBy(madeBy)}</p>
      {state === 'open' && hasMakerLeft && <p className="font-semibold text-danger text-sm">{programsText.makerLeft}</p>}
    </div>
  );
}

function KeyUse({ apiKey: { calls, lastUsedAt, addresses, refusedFrom, refusedAt } }: { apiKey: ApiKey }) {
  const answered = calls.reduce((sum, { calls }) => sum + calls, 0);
  const refused = calls.reduce((sum, { refusals }) => sum + refusals, 0);
  return (
    <div className="wrap-anywhere">
      <p>{lastUsedAt ? programsText.lastUsed(showMoment(lastUsedAt)) : programsText.neverUsed}</p>
      <p className="text-ink-soft text-sm">
        <span>{programsText.callsIn30Days(answered)}</span>
        {refused > 0 && <span>{`, ${programsText.refusedIn30Days(refused)}`}</span>}
      </p>
      {addresses.length > 0 && <p className="text-ink-soft text-sm">{programsText.onlyFrom(addresses.join(', '))}</p>}
      {refusedFrom && refusedAt && (
        <p className="font-semibold text-danger text-sm">{programsText.refusedFrom(refusedFrom, showMoment(refusedAt))}</p>
      )}
    </div>
  );
}
