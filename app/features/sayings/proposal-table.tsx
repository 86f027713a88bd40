import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { showCount } from '#app/components/show-count.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { SayingProposal } from '#shared/schemas/sayings.ts';
import { serviceName } from '#shared/service-name.ts';
import { sayingsText } from '#shared/texts.ts';

interface Decision {
  proposal: SayingProposal;
  isTaken: boolean;
}

/** Words whose searchers went on to one trade, to be taken as its saying or not: nothing is taken by itself. */
export function ProposalTable({ proposals }: { proposals: SayingProposal[] }) {
  const hydrated = useHydrated();
  const { place, willChange } = useKeptFocus<HTMLDivElement>(proposals);
  const { run, isBusy } = useAdminAction({ call: decide });
  const columns = [sayingsText.searchedFor, sayingsText.wentOnTo, sayingsText.visits, sayingsText.action];
  return (
    <AdminTable place={place} label={sayingsText.proposals} columns={columns} empty={sayingsText.nothingToPropose}>
      {proposals.map((proposal) => {
        const { words, service, visits, allVisits } = proposal;
        const id = `${service._id} ${words}`;
        const press = (isTaken: boolean) => {
          if (isBusy(id)) return;
          willChange();
          void run({ proposal, isTaken }, id);
        };
        return (
          <tr key={id}>
            <td className="font-semibold wrap-anywhere">{words}</td>
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
  );
}

function decide({ proposal: { words, service }, isTaken }: Decision) {
  return isTaken
    ? callApi('POST /admin/saying/add', { body: { saying: words, service: service._id } })
    : callApi('PUT /admin/saying/refuse', { body: { words, service: service._id } });
}
