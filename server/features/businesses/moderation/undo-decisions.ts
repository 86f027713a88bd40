import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { UNDOABLE_SECONDS } from '#server/features/businesses/moderation/decide.ts';
import { lockStatus, updateBusinessStatus } from '#server/features/businesses/moderation/queries.ts';
import { type Decided, readDecided } from '#server/features/businesses/moderation/undo-token.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Puts businesses back to what they were before a decision, as long as nothing else has happened to them; nobody is told of either.
 * @param tokens what the decisions gave (decide.ts). All are put back, or none.
 * @throws 401, 403; 409 when it is too late for one of them, or it was changed since.
 */
export async function undoDecisions({ db, signer }: Context, viewer: Viewer, tokens: string[]): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const decisions = tokens.map((token) => readUnexpired(token));
  // In one order, so that two of these never wait for each other.
  decisions.sort((one, other) => (one.businessId < other.businessId ? -1 : 1));
  await db.transaction().execute(async (transaction) => {
    for (const { businessId, version, before } of decisions) {
      const now = await lockStatus(transaction, businessId);
      if (!now || now.version !== version) throw businessRefusals.tooLateToUndo();
      const after = { status: before.status, status_reason: before.reason };
      await updateBusinessStatus(transaction, businessId, after.status, after.status_reason);
      await recordChange(transaction, {
        adminId,
        action: 'undo',
        subject: { kind: 'business', id: businessId, name: now.name },
        changes: changesOf(now, after),
      });
    }
  });

  function readUnexpired(token: string): Decided {
    const decided = readDecided(signer, token);
    const left = decided ? decided.until - Date.now() : 0;
    if (!decided || left < 0 || left > UNDOABLE_SECONDS * 1_000) throw businessRefusals.tooLateToUndo();
    return decided;
  }
}
