import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { revoke } from '#server/features/api-keys/queries.ts';
import { apiKeyRefusals } from '#server/features/api-keys/refusals.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Revokes a key: from its next call on it opens nothing, in every process, and never again.
 * @throws 401, 403 for all but admins; 404 for what is no key, or one that was revoked before.
 */
export async function revokeKey({ db }: Context, viewer: Viewer, keyId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await db.transaction().execute(async (transaction) => {
    const revoked = isUuid(keyId) ? await revoke(transaction, keyId) : undefined;
    if (!revoked) throw apiKeyRefusals.keyNotFound();
    const changes = { state: { before: 'open', after: 'revoked' } };
    await recordChange(transaction, { adminId, action: 'delete', subject: { kind: 'api_key', id: keyId, name: revoked.name }, changes });
  });
}
