import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { type Changes, changesOf } from '#server/features/audit/changes.ts';
import { hostOf, readWebhookUrl } from '#server/features/webhooks/add-webhook.ts';
import { lockEndpoint, notifyWaiting, updateEndpoint } from '#server/features/webhooks/queries.ts';
import { webhookRefusals } from '#server/features/webhooks/refusals.ts';
import type { WebhookEdit } from '#shared/schemas/webhooks.ts';

/**
 * Changes an endpoint, or switches it on or off. What waits for it goes on when it is on again; what happens while it is off it is not told.
 * @throws 401, 403 for all but admins; 400 for an address of no https or of a private network; 404; 409 when it was changed since `version`.
 */
export async function updateWebhook(context: Context, viewer: Viewer, id: string, { version, ...edit }: WebhookEdit): Promise<void> {
  const url = readWebhookUrl(context, edit.url);
  const endpoint = { kind: 'webhook', id, lock: lockEndpoint, missing: webhookRefusals.webhookNotFound, version } as const;
  await changeAudited(context, viewer, endpoint, async (transaction, before) => {
    const after = { url, events: [...new Set(edit.events)], shows_private: edit.showsPrivate, is_on: edit.isOn };
    await updateEndpoint(transaction, id, after);
    await notifyWaiting(transaction);
    const { url: _, ...changes } = changesOf(before, after);
    const moved: Changes = before.url === url ? {} : { host: { before: hostOf(before.url), after: hostOf(url) } };
    return { result: undefined, name: hostOf(url), changes: { ...changes, ...moved } };
  });
}
