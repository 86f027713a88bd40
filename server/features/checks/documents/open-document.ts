import { Refusal } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { readDocumentsKey } from '#server/features/checks/documents/documents-key.ts';
import { findDocument } from '#server/features/checks/documents/queries.ts';
import { BrokenSeal, filePurpose, keyPurpose, unsealBytes } from '#server/features/checks/documents/seal-document.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { documentFile } from '#server/features/media/media.ts';
import { orNothing } from '#server/features/media/read-store.ts';
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
 * A document that the signed-in contractor has sent.
 * @throws 401, 403 for all but contractors; 404 for another's; 503 where it cannot be opened.
 */
export async function openOwnDocument(context: Context, viewer: Viewer, documentId: string): Promise<OpenDocument> {
  const { businessId } = requireViewer(viewer, 'contractor');
  const row = requireFound(isUuid(documentId) ? await findDocument(context.db, documentId, businessId) : undefined);
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
  const subject = { kind: 'check', id: row.check_id, name: `${row.business_name}: ${row.check_kind}` } as const;
  await context.db.transaction().execute((transaction) => recordChange(transaction, { adminId, action: 'open', subject, changes }));
  return opened;
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
    log.error({ document: id }, 'a document of a check was sealed by another key: is DOCUMENTS_KEY as it was?');
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
