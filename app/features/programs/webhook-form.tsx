import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { ScopeEntry } from '#app/features/programs/scope-entry.tsx';
import { ShownOnce } from '#app/features/programs/shown-once.tsx';
import { pluginAt, type Webhook, type WebhookEvent, webhookEdit, webhookEvents, webhookInput } from '#shared/schemas/webhooks.ts';
import { commonText, webhooksText } from '#shared/texts.ts';

const EVENTS = webhookEvents.map((event) => [event, webhooksText.eventName(event)] as const);

/** Where an endpoint is and what it is told of; once it is added, the secret that signs. */
export function WebhookForm({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? ['business.approved', 'business.changed']);
  const [isPrivate, setIsPrivate] = useState(webhook?.showsPrivate ?? false);
  const [isOn, setIsOn] = useState(webhook?.isOn ?? true);
  const [secret, setSecret] = useState<string>();
  const chosen = { events, showsPrivate: isPrivate };
  const form = useAdminForm<typeof webhookInput | typeof webhookEdit, { message: string; secret?: string }>({
    schema: webhook ? webhookEdit : webhookInput,
    emptyAtFields: true,
    extra: webhook ? { ...chosen, isOn, version: webhook.version } : chosen,
    call: (body) =>
      webhook
        ? callApi('PUT /admin/webhook/update/:id', { params: { id: webhook._id }, body: { ...body, isOn } })
        : callApi('POST /admin/webhook/add', { body }),
    onSaved: (answer) => (answer.secret === undefined ? onClose() : setSecret(answer.secret)),
  });
  if (secret !== undefined) {
    return <ShownOnce secret={secret} label={webhooksText.secret} explained={webhooksText.shownOnce} onClose={onClose} />;
  }
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      {webhook && pluginAt(webhook.url) ? (
        <input type="hidden" name="url" value={webhook.url} />
      ) : (
        <>
          <CheckedEntry
            form={form}
            name="url"
            label={webhooksText.address}
            hint={webhooksText.addressHint}
            type="url"
            maxLength={1_000}
            autoComplete="off"
            defaultValue={webhook?.url ?? ''}
            placeholder="https://"
          />
          <ScopeEntry legend={webhooksText.toldOf} choices={EVENTS} chosen={events} onChoose={setEvents} error={form.errorOf('events')} />
          <ScopeEntry
            legend={webhooksText.who}
            choices={[['private', webhooksText.showsPrivate]]}
            chosen={isPrivate ? ['private'] : []}
            onChoose={(ticked) => setIsPrivate(ticked.length > 0)}
            error={undefined}
          />
        </>
      )}
      {webhook && (
        <ScopeEntry
          legend={webhooksText.whether}
          choices={[['on', webhooksText.isOn]]}
          chosen={isOn ? ['on'] : []}
          onChoose={(ticked) => setIsOn(ticked.length > 0)}
          error={undefined}
        />
      )}
      <FormEnd form={form} save={webhook ? commonText.save : webhooksText.addWebhook} onCancel={onClose} />
    </form>
  );
}
