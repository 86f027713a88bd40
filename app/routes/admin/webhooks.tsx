import { Plus } from '#app/components/icons.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { WebhookCard } from '#app/features/programs/webhook-card.tsx';
import { WebhookForm } from '#app/features/programs/webhook-form.tsx';
import { listWebhooks } from '#server/features/webhooks/list-webhooks.ts';
import { backOfficeText, webhooksText } from '#shared/texts.ts';
import type { Route } from './+types/webhooks.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { webhooks: await ask(({ context, viewer }) => listWebhooks(context, viewer)) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.webhooks)) }];

/** Where the site tells of what happens. */
export default function Webhooks({ loaderData: { webhooks } }: Route.ComponentProps) {
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      <span>{webhooksText.addWebhook}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={backOfficeText.webhooks}>
        <DialogButton label={label} title={webhooksText.addWebhook} drawer={{ width: 640 }}>
          {(close) => <WebhookForm onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <p className="mb-5 max-w-3xl text-ink-soft">{webhooksText.whatTheyAre}</p>
      {webhooks.length === 0 ? (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState title={webhooksText.none} />
        </div>
      ) : (
        <div className="grid gap-5">
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook._id} webhook={webhook} />
          ))}
        </div>
      )}
    </>
  );
}
