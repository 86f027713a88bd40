import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { WeightForm } from '#app/features/sayings/weight-form.tsx';
import type { Saying, SayingsPage } from '#shared/schemas/sayings.ts';

/** The sayings of a page, each with what can be done to it: those of the program are switched off, the team's own deleted as well. */
export function SayingTable({ page }: { page: SayingsPage }) {
  const { place, willChange } = useKeptFocus<HTMLDivElement>(page);
  const { run, isBusy, conflict, reload } = useAdminAction({ call: switchSaying });
  const remove = useAdminAction({ call: (id: string) => callApi('DELETE /admin/saying/delete/:id', { params: { id } }) });
  return (
    <>
      {conflict && (
        <div className="mb-4">
          <EditConflict onReload={reload} />
        </div>
      )}
      <AdminTable place={place} label="Sayings" columns={['People say', 'Means', 'Weight', 'From', 'Action']} empty="No such saying.">
        {page.sayings.map((saying) => (
          <tr key={idOf(saying)}>
            <td className="font-semibold wrap-anywhere">
              <span className={saying.isOn ? '' : 'text-ink-soft line-through'}>{saying.saying}</span>
            </td>
            <td>{meaningOf(saying)}</td>
            <td className="tabular-nums">{saying.weight}</td>
            <td>
              {saying._id ? 'The team' : 'The program'}
              {!saying.isOn && ', switched off'}
            </td>
            <td>
              <div className="-ml-4 flex flex-wrap">
                <SwitchButton
                  saying={saying}
                  busy={isBusy(idOf(saying))}
                  onPress={() => {
                    willChange();
                    void run(saying, idOf(saying));
                  }}
                />
                {saying._id && saying.service && <EditWeight id={saying._id} saying={saying} />}
                {saying._id && (
                  <DeleteAction
                    label={saying.saying}
                    title="Delete saying"
                    question={`Are you sure that “${saying.saying}” is no longer to mean ${meaningOf(saying)}?`}
                    busy={remove.isBusy(saying._id)}
                    onConfirm={() => {
                      willChange();
                      if (saying._id) void remove.run(saying._id, saying._id);
                    }}
                  />
                )}
              </div>
            </td>
          </tr>
        ))}
      </AdminTable>
    </>
  );
}

const idOf = ({ _id, saying, shippedAs }: Saying) => _id ?? `${shippedAs}: ${saying}`;

const meaningOf = ({ service, city, state }: Saying) => service ?? `${city}, ${state}`;

function switchSaying({ _id, saying, shippedAs = '', isOn, version }: Saying) {
  return _id
    ? callApi('PUT /admin/saying/update/:id', { params: { id: _id }, body: { isOn: !isOn, version } })
    : callApi('PUT /admin/saying/switch', { body: { saying, service: shippedAs, isOn: !isOn } });
}

function SwitchButton({ saying, busy, onPress }: { saying: Saying; busy: boolean; onPress: () => void }) {
  const hydrated = useHydrated();
  return (
    // Busy it keeps the focus, which a button loses that is disabled.
    <Button variant="quiet" size="sm" aria-disabled={busy || undefined} disabled={!hydrated} onClick={() => !busy && onPress()}>
      {saying.isOn ? 'Switch off' : 'Switch on'}
      <span className="sr-only">{` ${saying.saying} for ${meaningOf(saying)}`}</span>
    </Button>
  );
}

function EditWeight({ id, saying }: { id: string; saying: Saying }) {
  const label = (
    <>
      Edit<span className="sr-only">{` ${saying.saying}`}</span>
    </>
  );
  return (
    <DialogButton quiet label={label} title={`“${saying.saying}” means ${saying.service}`}>
      {(close) => <WeightForm key={saying.version} id={id} saying={saying} onClose={close} />}
    </DialogButton>
  );
}
