import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { showCount } from '#app/components/show-count.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { SayingProposal } from '#shared/schemas/sayings.ts';
import { serviceName } from '#shared/service-name.ts';
import { sayingsText } from '#shared/texts.ts';

const named = ({ words, service }: SayingProposal) => ({
  id: `${service._id} ${words}`,
  name: sayingsText.sayingMeans(words, serviceName(service.name)),
});

interface Decision {
  proposal: SayingProposal;
  isTaken: boolean;
}

/** Words whose searchers went on to one trade, to be taken as its saying or not: nothing is taken by itself. */
export function ProposalTable({ proposals }: { proposals: SayingProposal[] }) {
  const hydrated = useHydrated();
  const { place, willChange } = useKeptFocus<HTMLDivElement>(proposals);
  const { run, isBusy } = useAdminAction({ call: decide });
  const { chosen, isChosen, choose, chooseAll } = useChosen(proposals.map((proposal) => named(proposal).id));
  const several = useSeveral();
  const columns = [sayingsText.searchedFor, sayingsText.wentOnTo, sayingsText.visits, sayingsText.action];

  async function decideChosen(isTaken: boolean) {
    willChange();
    const byId = new Map(proposals.map((proposal) => [named(proposal).id, proposal]));
    const things = proposals.map(named).filter(({ id }) => chosen.includes(id));
    await several.run(things, async (id) => decide({ proposal: byId.get(id) as SayingProposal, isTaken }));
  }

  return (
    <>
      {proposals.length > 1 && (
        <SelectionBar selected={chosen.length} shown={proposals.length} onAll={chooseAll}>
          {[true, false].map((isTaken) => (
            <Button
              key={String(isTaken)}
              size="sm"
              variant="secondary"
              disabled={!hydrated || chosen.length === 0 || several.left > 0}
              onClick={() => void decideChosen(isTaken)}
            >
              {isTaken ? sayingsText.takeChosen : sayingsText.notTheseChosen}
            </Button>
          ))}
        </SelectionBar>
      )}
      <NotDoneList notDone={several.notDone} />
      <AdminTable place={place} label={sayingsText.proposals} columns={columns} empty={sayingsText.nothingToPropose}>
        {proposals.map((proposal) => {
          const { words, service, visits, allVisits } = proposal;
          const { id, name } = named(proposal);
          const press = (isTaken: boolean) => {
            if (isBusy(id)) return;
            willChange();
            void run({ proposal, isTaken }, id);
          };
          return (
            <tr key={id}>
              <td className="font-semibold wrap-anywhere">
                <div className="flex items-center gap-3">
                  {proposals.length > 1 && <ChooseBox name={name} is={isChosen(id)} onChange={(is) => choose(id, is)} />}
                  <span className="min-w-0">{words}</span>
                </div>
              </td>
              <td>{serviceName(service.name)}</td>
              <td className="tabular-nums">{visits === allVisits ? showCount(visits) : sayingsText.visitsOf(visits, allVisits)}</td>
              <td>
                <div className="-ml-4 flex flex-wrap">
                  {[true, false].map((isTaken) => (
                    <Button
                      key={String(isTaken)}
                      variant="quiet"
                      size="sm"
                      aria-disabled={isBusy(id) || undefined}
                      disabled={!hydrated}
                      onClick={() => press(isTaken)}
                    >
                      {withHidden(isTaken ? sayingsText.take : sayingsText.notThis, words, serviceName(service.name))}
                    </Button>
                  ))}
                </div>
              </td>
            </tr>
          );
        })}
      </AdminTable>
    </>
  );
}

function decide({ proposal: { words, service }, isTaken }: Decision) {
  return isTaken
    ? callApi('POST /admin/saying/add', { body: { saying: words, service: service._id } })
    : callApi('PUT /admin/saying/refuse', { body: { words, service: service._id } });
}
