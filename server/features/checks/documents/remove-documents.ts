import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { deleteOver, deleteOwnDocument, forgetRemoved, type Sender, selectRemoved } from '#server/features/checks/documents/queries.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { documentFile } from '#server/features/media/media.ts';
import { isMissing } from '#server/features/media/read-store.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

const AT_ONCE = 500;

/**
 * Removes a document that the signed-in contractor has sent to a number.
 * @throws 401, 403 for all but contractors; 404 for another's, or one that is gone.
 */
export async function removeDocument(context: Pick<Context, 'db' | 'media' | 'log'>, viewer: Viewer, documentId: string): Promise<void> {
  const { businessId } = requireDuty(viewer, 'all');
  await removeSentDocument(context, { of: 'check', businessId }, documentId);
}

/**
 * Removes a document of who has sent it.
 * @throws 404 for another's, or one that is gone.
 */
export async function removeSentDocument(
  context: Pick<Context, 'db' | 'media' | 'log'>,
  sender: Sender,
  documentId: string,
): Promise<void> {
  if (!isUuid(documentId) || !(await deleteOwnDocument(context.db, documentId, sender))) throw checkRefusals.documentNotFound();
  await removeFilesNow(context);
}

/** Removes the files of documents whose rows have gone. What cannot be removed now, the job removes: nothing is thrown. */
export async function removeFilesNow(context: Pick<Context, 'db' | 'media' | 'log'>): Promise<void> {
  await removeFiles(context).catch((error) => context.log.warn({ err: error }, 'files of documents stay until the next minute'));
}

async function removeFiles({ db, media }: Pick<Context, 'db' | 'media'>): Promise<void> {
  for (const id of await selectRemoved(db, AT_ONCE)) {
    await media.disk.delete(documentFile(id)).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    await forgetRemoved(db, id);
  }
}

/** Every minute: removes documents whose time is over since the decision, and the files of all whose rows have gone. */
export const removeDocuments = defineScheduledJob('remove-documents', '* * * * *', async (context) => {
  await deleteOver(context.db);
  await removeFiles(context);
});
