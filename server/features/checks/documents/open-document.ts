import { Refusal } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { readDocumentsKey } from '#server/features/checks/documents/documents-key.ts';
import { findDocument, type Sender } from '#server/features/checks/documents/queries.ts';
import { BrokenSeal, filePurpose, keyPurpose, unsealBytes } from '#server/features/checks/documents/seal-document.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { documentFile } from '#server/features/media/media.ts';
import { orNothing } from '#server/features/media/read-store.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

export interface OpenDocument {
  name: string;
  type: 'pdf' | 'picture';
  bytes: Buffer;
}

/** What only the team is told of. */
const TEAMS = new Set(['document_other_key', 'document_damaged']);

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/**
 * A document that the signed-in contractor has sent to a number.
 * @throws 401, 403 for all but contractors; 404 for another's; 503 where it cannot be opened.
 */
export async function openOwnDocument(context: Context, viewer: Viewer, documentId: string): Promise<OpenDocument> {
  const { businessId } = requireDuty(viewer, 'all');
  return openSentDocument(context, { of: 'check', businessId }, documentId);
}

/**
 * A document for who has sent it.
 * @throws 404 for another's; 503 where it cannot be opened.
 */
export async function openSentDocument(context: Context, sender: Sender, documentId: string): Promise<OpenDocument> {
  const row = requireFound(isUuid(documentId) ? await findDocument(context.db, documentId, sender) : undefined);
  return unseal(context, row).catch((error) => {
    // What is wrong with keys is the team's to know.
    throw error instanceof Refusal && TEAMS.has(error.code) ? checkRefusals.documentClosed() : error;
  });
}

/**
 * A document for the team: that it was looked at stands in the audit before it leaves.
 * @throws 401, 403 for all but admins; 404 for one that is not there; what `unseal` throws.
 */
export async function openDocumentForTeam(context: Context, viewer: Viewer, documentId: string): Promise<OpenDocument> {
  const { adminId } = requireViewer(viewer, 'admin');
  const row = requireFound(isUuid(documentId) ? await findDocument(context.db, documentId) : undefined);
  const opened = await unseal(context, row);
  // What the file is called may say more than entries may keep.
  const changes = { document: { before: null, after: row.kind } };
  await context.db
    .transaction()
    .execute((transaction) => recordChange(transaction, { adminId, action: 'open', subject: subjectOf(row), changes }));
  return opened;
}

/** How the audit names what a document is of. */
function subjectOf({ check_id, claim_id, check_kind, business_name: name }: Row) {
  if (check_id === null) return { kind: 'claim', id: claim_id ?? '', name } as const;
  return { kind: 'check', id: check_id, name: `${name}: ${check_kind}` } as const;
}

function requireFound(row: Row | undefined): Row {
  if (!row) throw checkRefusals.documentNotFound();
  return row;
}

/** @throws 404 when the store has no such file, 503 when it does not answer, when the key is another, or when the file was changed: never half of it. */
async function unseal({ db, media, config, log }: Context, row: Row): Promise<OpenDocument> {
  const { check_document_id: id, sealed_by, sealed_key, name, type } = row;
  const master = await readDocumentsKey(db, config);
  if (!master.id.equals(sealed_by)) {
    log.error({ document: id }, 'a document was sealed by another key: is DOCUMENTS_KEY as it was?');
    throw checkRefusals.documentOtherKey();
  }
  const sealed = await orNothing(() => media.disk.getBytes(documentFile(id)));
  if (!sealed) throw checkRefusals.documentNotFound();
  try {
    const key = unsealBytes(sealed_key, keyPurpose(id), master.key);
    return { name, type: type as OpenDocument['type'], bytes: unsealBytes(Buffer.from(sealed), filePurpose(id), key) };
  } catch (error) {
    if (!(error instanceof BrokenSeal)) throw error;
    log.error({ document: id }, 'the file of a document is not as it was sealed');
    throw checkRefusals.documentDamaged();
  }
}
