import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { TableRow } from '#app/features/back-office/table-row.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { type WebhookDelivery, webhookEvents } from '#shared/schemas/webhooks.ts';
import { commonText, webhooksText } from '#shared/texts.ts';

const stateNames: Record<WebhookDelivery['state'], () => string> = {
  waiting: () => webhooksText.stateWaiting,
  sent: () => webhooksText.stateSent,
  failed: () => webhooksText.stateFailed,
};

function nameEvent(event: string): string {
  const known = webhookEvents.find((one) => one === event);
  return known ? webhooksText.eventName(known) : webhooksText.test;
}

/** What an endpoint was told, the latest first, each to be sent again. */
export function DeliveryTable({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  const hydrated = useHydrated();
  const { run, isBusy } = useAdminAction({ call: (id: string) => callApi('PUT /admin/webhook/replay/:id', { params: { id } }) });
  return (
    <AdminTable
      label={webhooksText.log}
      columns={[webhooksText.what, webhooksText.when, webhooksText.answer, commonText.action]}
      empty={webhooksText.nothingYet}
    >
      {deliveries.map((delivery) => (
        <TableRow key={delivery._id}>
          <td>{nameEvent(delivery.event)}</td>
          <td>{showMoment(delivery.createdAt)}</td>
          <td>
            <Answer delivery={delivery} />
          </td>
          <td>
            <div className="-ml-4 flex flex-wrap lg:flex-nowrap">
              {delivery.event !== 'test' && delivery.state !== 'waiting' && (
                <Button
                  variant="quiet"
                  size="sm"
                  busy={isBusy(delivery._id)}
                  disabled={!hydrated}
                  onClick={() => void run(delivery._id, delivery._id)}
                >
                  {withHidden(webhooksText.sendAgain, `${nameEvent(delivery.event)} ${showMoment(delivery.createdAt)}`)}
                </Button>
              )}
            </div>
          </td>
        </TableRow>
      ))}
    </AdminTable>
  );
}

function Answer({ delivery: { state, status, fault, tookMs, tries, dueAt } }: { delivery: WebhookDelivery }) {
  const said = status === null ? fault : String(status);
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">{stateNames[state]()}</p>
      {said !== null && <p className="text-ink-soft text-sm">{webhooksText.answeredIn(said, String(tookMs ?? 0))}</p>}
      {tries > 1 && <p className="text-ink-soft text-sm">{webhooksText.triedTimes(tries)}</p>}
      {dueAt && tries > 0 && <p className="text-ink-soft text-sm">{webhooksText.nextTry(showMoment(dueAt))}</p>}
    </div>
  );
}
