import type { Context, Viewer } from '#server/context.ts';
import { requireProvenAdmin, tellAdmins } from '#server/features/api-keys/require-proven-admin.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { type Changes, changesOf } from '#server/features/audit/changes.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { hostOf, readWebhookUrl } from '#server/features/webhooks/add-webhook.ts';
import { lockEndpoint, updateEndpoint } from '#server/features/webhooks/queries.ts';
import { webhookRefusals } from '#server/features/webhooks/refusals.ts';
import { pluginAt, type WebhookEdit } from '#shared/schemas/webhooks.ts';

/**
 * Changes an endpoint, or switches it on or off. Where it is told elsewhere, or of other things, all admins are mailed that. What waits for it goes on when it is on again; what happens while it is off it is not told.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws, but for a switch; 400 for an address of no https or of a private network, and for another address of a plugin; 404; 409 when it was changed since `version`.
 */
export async function updateWebhook(
  context: Context,
  viewer: Viewer,
  id: string,
  { version, ...edit }: WebhookEdit,
  session: Session | undefined,
): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const plugin = pluginAt(edit.url);
  const url = plugin === undefined ? readWebhookUrl(context, edit.url) : edit.url;
  const endpoint = { kind: 'webhook', id, lock: lockEndpoint, missing: webhookRefusals.webhookNotFound, version } as const;
  await changeAudited(context, viewer, endpoint, async (transaction, before) => {
    // Where a plugin is and what it is told of, its file says.
    if (pluginAt(before.url) !== plugin) throw webhookRefusals.urlNotPublic();
    const { events, shows_private } =
      plugin === undefined ? { events: [...new Set(edit.events)], shows_private: edit.showsPrivate } : before;
    const after = { url, events, shows_private, is_on: edit.isOn };
    await updateEndpoint(transaction, id, after);
    const { url: moves, ...changes } = changesOf(before, after);
    const moved: Changes = moves ? { host: { before: hostOf(before.url), after: hostOf(url) } } : {};
    if (moves || changes.events || changes.shows_private) {
      await requireProvenAdmin(transaction, adminId, session);
      await tellAdmins(context, transaction, { what: 'webhook_changed', name: hostOf(url), by: adminId });
    }
    return { result: undefined, name: hostOf(url), changes: { ...changes, ...moved } };
  });
}
