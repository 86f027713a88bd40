import type { Context, Viewer } from '#server/context.ts';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import { type OpenDocument, openSentDocument } from '#server/features/checks/documents/open-document.ts';
import { removeSentDocument } from '#server/features/checks/documents/remove-documents.ts';

/**
 * A document that the signed-in account has sent to a claim of its own.
 * @throws 401 for visitors, 403 for the team; 404 for another's; 503 where it cannot be opened.
 */
export async function openClaimDocument(context: Context, viewer: Viewer, documentId: string): Promise<OpenDocument> {
  return openSentDocument(context, { of: 'claim', account: requireOwner(viewer) }, documentId);
}

/**
 * Removes a document that the signed-in account has sent to a claim of its own.
 * @throws 401 for visitors, 403 for the team; 404 for another's, or one that is gone.
 */
export async function removeClaimDocument(
  context: Pick<Context, 'db' | 'media' | 'log'>,
  viewer: Viewer,
  documentId: string,
): Promise<void> {
  await removeSentDocument(context, { of: 'claim', account: requireOwner(viewer) }, documentId);
}
