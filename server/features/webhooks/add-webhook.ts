import { isPublicUrl } from '#server/base/public-address.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireProvenAdmin, tellAdmins } from '#server/features/api-keys/require-proven-admin.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { countEndpoints, insertEndpoint, lockEndpoints } from '#server/features/webhooks/queries.ts';
import { webhookRefusals } from '#server/features/webhooks/refusals.ts';
import { drawSecret } from '#server/features/webhooks/signature.ts';
import { limits } from '#shared/limits.ts';
import { pluginAt, type WebhookInput } from '#shared/schemas/webhooks.ts';

/**
 * The address as it is kept.
 * @throws 400 for what is no https address of the internet's.
 */
export function readWebhookUrl({ config }: Pick<Context, 'config'>, text: string): string {
  const url = URL.parse(text)?.href;
  if (!url || !isPublicUrl(url, { standIn: config.WEBHOOK_STAND_IN, anyPort: true })) throw webhookRefusals.urlNotPublic();
  return url;
}

/** What the audit says of an address: its path may be as good as a password. */
export const hostOf = (url: string): string => pluginAt(url) ?? new URL(url).host;

/**
 * Adds an endpoint, which is told from now on. The secret that signs is given here once; all admins are mailed that there is one.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 400 for an address of no https or of a private network; 409 when there are too many.
 */
export async function addWebhook(
  context: Context,
  viewer: Viewer,
  { url: text, events, showsPrivate }: WebhookInput,
  session: Session | undefined,
): Promise<{ _id: string; secret: string }> {
  const { adminId } = requireViewer(viewer, 'admin');
  const url = readWebhookUrl(context, text);
  const secret = drawSecret();
  const made = { events: [...new Set(events)], shows_private: showsPrivate };
  return context.db.transaction().execute(async (transaction) => {
    await lockEndpoints(transaction);
    const made_by = await requireProvenAdmin(transaction, adminId, session);
    if ((await countEndpoints(transaction)) >= limits.webhooks.endpoints) throw webhookRefusals.tooManyWebhooks();
    const row = await insertEndpoint(transaction, { ...made, url, secret, made_by });
    const id = row.webhook_endpoint_id;
    const changes = changesOf({ events: null, shows_private: null }, made);
    await recordChange(transaction, { adminId, action: 'add', subject: { kind: 'webhook', id, name: hostOf(url) }, changes });
    await tellAdmins(context, transaction, { what: 'webhook', name: hostOf(url), by: adminId });
    return { _id: id, secret };
  });
}
