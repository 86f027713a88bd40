import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { DeleteChosen } from '#app/features/back-office/several/delete-chosen.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { WeightForm } from '#app/features/sayings/weight-form.tsx';
import { placeName } from '#shared/place-name.ts';
import type { Saying, SayingsPage } from '#shared/schemas/sayings.ts';
import { serviceName } from '#shared/service-name.ts';
import { sayingsText } from '#shared/texts.ts';

/** The sayings of a page, each with what can be done to it: those of the program are switched off, the team's own deleted as well. */
export function SayingTable({ page }: { page: SayingsPage }) {
  const { place, willChange } = useKeptFocus<HTMLDivElement>(page);
  const { run, isBusy, conflict, reload } = useAdminAction({ call: switchSaying });
  const remove = useAdminAction({ call: deleteSaying });
  const { chosen, isChosen, choose, chooseAll } = useChosen(page.sayings.map(idOf));
  const selected = page.sayings.filter((saying) => chosen.includes(idOf(saying)));
  const columns = [sayingsText.peopleSay, sayingsText.means, sayingsText.weight, sayingsText.from, sayingsText.action];
  return (
    <>
      {conflict && (
        <div className="mb-4">
          <EditConflict onReload={reload} />
        </div>
      )}
      <SeveralSayings shown={page.sayings.length} selected={selected} onAll={chooseAll} onChange={willChange} />
      <AdminTable place={place} label={sayingsText.sayings} columns={columns} empty={sayingsText.noSuchSaying}>
        {page.sayings.map((saying) => (
          <tr key={idOf(saying)}>
            <td className="font-semibold wrap-anywhere">
              <div className="flex items-center gap-3">
                {page.sayings.length > 1 && (
                  <ChooseBox name={named(saying).name} is={isChosen(idOf(saying))} onChange={(is) => choose(idOf(saying), is)} />
                )}
                <span className={`min-w-0 ${saying.isOn ? '' : 'text-ink-soft line-through'}`}>{saying.saying}</span>
              </div>
            </td>
            <td>{meaningOf(saying)}</td>
            <td className="tabular-nums">{saying.weight}</td>
            <td>{whoseIs(saying)}</td>
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
                    title={sayingsText.deleteSaying}
                    question={sayingsText.askDelete(saying.saying, meaningOf(saying))}
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

interface SeveralSayingsProps {
  /** How many the page shows: one alone is not chosen. */
  shown: number;
  selected: readonly Saying[];
  onAll: (all: boolean) => void;
  /** Called before any is changed. */
  onChange: () => void;
}

/** Switches those that are chosen on or off, or deletes them: what the program brings is not deleted. */
function SeveralSayings({ shown, selected, onAll, onChange }: SeveralSayingsProps) {
  const hydrated = useHydrated();
  const { run, left, notDone } = useSeveral();
  const own = selected.filter(({ _id }) => _id);
  const acts = [
    { label: sayingsText.switchOnChosen, sayings: selected.filter(({ isOn }) => !isOn) },
    { label: sayingsText.switchOffChosen, sayings: selected.filter(({ isOn }) => isOn) },
  ];

  async function change(sayings: readonly Saying[], call: (saying: Saying) => Promise<unknown>) {
    onChange();
    const byId = new Map(sayings.map((saying) => [idOf(saying), saying]));
    await run(sayings.map(named), async (id) => call(byId.get(id) as Saying));
  }

  return (
    <>
      {shown > 1 && (
        <SelectionBar selected={selected.length} shown={shown} onAll={onAll}>
          {acts.map(({ label, sayings }) => (
            <Button
              key={label}
              size="sm"
              variant="secondary"
              disabled={!hydrated || sayings.length === 0 || left > 0}
              onClick={() => void change(sayings, switchSaying)}
            >
              {label}
            </Button>
          ))}
          <DeleteChosen
            count={own.length}
            question={sayingsText.askDeleteMany(own.length)}
            busy={left > 0}
            onDelete={() => change(own, ({ _id = '' }) => deleteSaying(_id))}
          />
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
    </>
  );
}

const deleteSaying = (id: string) => callApi('DELETE /admin/saying/delete/:id', { params: { id } });

const named = (saying: Saying) => ({ id: idOf(saying), name: sayingsText.sayingMeans(saying.saying, meaningOf(saying)) });

const idOf = ({ _id, saying, shippedAs }: Saying) => _id ?? `${shippedAs}: ${saying}`;

/** The service or the place, as the language of the page says it. */
function meaningOf({ service, ...where }: Saying): string {
  const { city, state } = placeName(where);
  return service === undefined ? `${city}, ${state}` : serviceName(service);
}

function whoseIs({ _id, isOn }: Saying) {
  if (_id) return isOn ? sayingsText.byTeam : sayingsText.byTeamOff;
  return isOn ? sayingsText.byProgram : sayingsText.byProgramOff;
}

function switchSaying({ _id, saying, shippedAs = '', isOn, version }: Saying) {
  return _id
    ? callApi('PUT /admin/saying/update/:id', { params: { id: _id }, body: { isOn: !isOn, version } })
    : callApi('PUT /admin/saying/switch', { body: { saying, service: shippedAs, isOn: !isOn } });
}

function SwitchButton({ saying, busy, onPress }: { saying: Saying; busy: boolean; onPress: () => void }) {
  const hydrated = useHydrated();
  const meaning = meaningOf(saying);
  return (
    // Busy it keeps the focus, which a button loses that is disabled.
    <Button variant="quiet" size="sm" aria-disabled={busy || undefined} disabled={!hydrated} onClick={() => !busy && onPress()}>
      {withHidden(saying.isOn ? sayingsText.switchOff : sayingsText.switchOn, saying.saying, meaning)}
    </Button>
  );
}

function EditWeight({ id, saying }: { id: string; saying: Saying }) {
  return (
    <DialogButton
      quiet
      label={withHidden(sayingsText.editThis, saying.saying)}
      title={sayingsText.sayingMeans(saying.saying, meaningOf(saying))}
    >
      {(close) => <WeightForm key={saying.version} id={id} saying={saying} onClose={close} />}
    </DialogButton>
  );
}
