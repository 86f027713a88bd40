import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { EmailText } from '#app/components/email-text.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { subjectNames } from '#app/features/audit/audit-names.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { RemovedThing } from '#shared/schemas/removed-things.ts';
import { commonText, removedText } from '#shared/texts.ts';

interface RemovedTableProps {
  removed: readonly RemovedThing[];
  /** Said when there is none. */
  empty: string;
}

/** What the team removed, each with what it was, who removed it, and the way back. */
export function RemovedTable({ removed, empty }: RemovedTableProps) {
  const hydrated = useHydrated();
  const { run, isBusy } = useAdminAction({
    call: bringBack,
    failed: removedText.couldNotBringBack,
  });
  const { place, willChange } = useKeptFocus<HTMLDivElement>(removed);
  const { chosen, isChosen, choose, chooseAll } = useChosen(removed.map(({ _id }) => _id));
  const several = useSeveral();

  async function bringChosenBack() {
    willChange();
    const things = new Map(removed.map((thing) => [thing._id, thing]));
    const named = removed.map((thing) => ({ id: thing._id, name: nameOf(thing) })).filter(({ id }) => chosen.includes(id));
    await several.run(named, async (id) => bringBack(things.get(id) as RemovedThing));
  }

  return (
    <>
      {removed.length > 1 && (
        <SelectionBar selected={chosen.length} shown={removed.length} onAll={chooseAll}>
          <Button
            size="sm"
            variant="secondary"
            disabled={!hydrated || chosen.length === 0 || several.left > 0}
            onClick={() => void bringChosenBack()}
          >
            {removedText.bringChosenBack}
          </Button>
        </SelectionBar>
      )}
      <NotDoneList notDone={several.notDone} />
      <AdminTable
        place={place}
        label={removedText.removedThings}
        columns={[removedText.what, removedText.by, removedText.removedOn, removedText.until, commonText.action]}
        empty={empty}
      >
        {removed.map((thing) => (
          <tr key={thing._id}>
            <td>
              <div className="flex items-center gap-3 lg:min-w-60">
                {removed.length > 1 && <ChooseBox name={nameOf(thing)} is={isChosen(thing._id)} onChange={(is) => choose(thing._id, is)} />}
                <What thing={thing} />
              </div>
            </td>
            <td>{thing.by ? <EmailText email={thing.by} /> : removedText.formerAdmin}</td>
            <td>
              <IndiaTime at={thing.removedAt} />
            </td>
            <td>
              <IndiaTime at={thing.until} />
            </td>
            <td>
              <Button
                variant="secondary"
                size="sm"
                disabled={!hydrated}
                busy={isBusy(thing._id)}
                className="whitespace-nowrap"
                onClick={() => {
                  willChange();
                  void run(thing, thing._id);
                }}
              >
                {withHidden(removedText.bringBack, nameOf(thing))}
              </Button>
            </td>
          </tr>
        ))}
      </AdminTable>
    </>
  );
}

const bringBack = ({ kind, _id: id }: RemovedThing) => callApi('PUT /admin/removed/bring-back/:kind/:id', { params: { kind, id } });

const nameOf = ({ kind, name }: RemovedThing) => (kind === 'review' ? removedText.reviewOf(name) : name);

function What({ thing }: { thing: RemovedThing }) {
  const { kind, text, writer, rating, pictures } = thing;
  const facts = [
    ...(writer && rating !== null ? [removedText.writtenBy(writer, rating)] : []),
    ...(pictures > 0 ? [removedText.withPictures(pictures)] : []),
  ];
  return (
    <div className="min-w-0 max-w-xl">
      <span className="block text-ink-soft text-sm">{subjectNames[kind]()}</span>
      <span className="block font-semibold wrap-anywhere">{nameOf(thing)}</span>
      {facts.length > 0 && <span className="block text-ink-soft text-sm wrap-anywhere">{facts.join(' · ')}</span>}
      {text && (
        <span data-may-cut className="line-clamp-3 text-sm wrap-anywhere">
          {text}
        </span>
      )}
    </div>
  );
}
