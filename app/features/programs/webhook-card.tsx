import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { DeliveryTable } from '#app/features/programs/delivery-table.tsx';
import { WebhookForm } from '#app/features/programs/webhook-form.tsx';
import { pluginAt, type Webhook } from '#shared/schemas/webhooks.ts';
import { commonText, webhooksText } from '#shared/texts.ts';

/** One endpoint: what it is told of, how it does, what can be done, and its log. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const hydrated = useHydrated();
  const { _id: id, url, events, showsPrivate, isOn, failingSince, waiting, failed, version } = webhook;
  const plugin = pluginAt(url);
  const host = plugin ?? new URL(url).host;
  const test = useAdminAction({
    call: () => callApi('POST /admin/webhook/test/:id', { params: { id } }),
    tellsFailure: ({ delivery }) => delivery.state !== 'sent',
  });
  const again = useAdminAction({ call: () => callApi('PUT /admin/webhook/replay-failed/:id', { params: { id } }) });
  const removal = useAdminAction({ call: () => callApi('DELETE /admin/webhook/delete/:id', { params: { id } }) });
  return (
    <section aria-label={host} className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
      <h2 className="font-bold text-lg wrap-anywhere" translate="no">
        {plugin ? webhooksText.plugin(plugin) : url}
      </h2>
      <p className="mt-1">
        <span className={isOn ? 'font-semibold text-leaf' : 'font-semibold text-danger'}>{isOn ? webhooksText.on : webhooksText.off}</span>
        {failingSince && <span className="font-semibold text-danger">{`. ${webhooksText.failingSince(showMoment(failingSince))}`}</span>}
        {waiting > 0 && <span>{`. ${webhooksText.waiting(waiting)}`}</span>}
        {failed > 0 && <span>{`. ${webhooksText.failed(failed)}`}</span>}
      </p>
      <ul className="mt-2 list-disc pl-5 text-ink-soft">
        {events.map((event) => (
          <li key={event}>
            <span>{webhooksText.eventName(event)}</span>
            {event === 'enquiry.received' && showsPrivate && <span>{` (${webhooksText.showsPrivate})`}</span>}
          </li>
        ))}
      </ul>
      <div className="mt-3 -ml-4 flex flex-wrap">
        <Button variant="quiet" size="sm" busy={test.isBusy()} disabled={!hydrated} onClick={() => void test.run(undefined)}>
          {webhooksText.sendTest}
        </Button>
        <DialogButton quiet label={withHidden(commonText.editOf, host)} title={webhooksText.editWebhook} drawer={{ width: 640 }}>
          {(close) => <WebhookForm key={version} webhook={webhook} onClose={close} />}
        </DialogButton>
        {failed > 0 && (
          <Button variant="quiet" size="sm" busy={again.isBusy()} disabled={!hydrated} onClick={() => void again.run(undefined)}>
            {webhooksText.sendFailedAgain}
          </Button>
        )}
        <DeleteAction
          label={host}
          title={webhooksText.deleteWebhook}
          question={webhooksText.reallyDelete(host)}
          busy={removal.isBusy()}
          onConfirm={() => void removal.run(undefined)}
        />
      </div>
      <h3 className="mt-4 mb-2 font-bold">{webhooksText.log}</h3>
      <DeliveryTable deliveries={webhook.deliveries} />
    </section>
  );
}
