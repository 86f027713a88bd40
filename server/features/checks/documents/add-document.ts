import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toRefusal } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { nameOfDocument } from '#server/features/checks/documents/document-name.ts';
import { holdDocumentsKey } from '#server/features/checks/documents/documents-key.ts';
import { findOwnCheck, insertDocument } from '#server/features/checks/documents/queries.ts';
import { recogniseDocument } from '#server/features/checks/documents/recognise-document.ts';
import { digestOf, filePurpose, keyPurpose, sealBytes } from '#server/features/checks/documents/seal-document.ts';
import { lockBusiness } from '#server/features/checks/queries.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { admitPictures, encodePicture } from '#server/features/media/encode-picture.ts';
import { documentFile } from '#server/features/media/media.ts';
import { orRefuse } from '#server/features/media/read-store.ts';
import { SEALED_HEADERS } from '#server/features/media/store-pictures.ts';
import { requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { DocumentKind } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';

/** What takes a document: a number that waits, or a claim. */
export interface Holder {
  of: { check_id: string } | { claim_id: string };
  /** Locks it, and looks again whether it takes one more: files take their time. */
  hold: (transaction: Transaction<DB>) => Promise<void>;
}

export interface SentDocument {
  kind: DocumentKind;
  /** What the owner calls the file. */
  name: string;
  bytes: Buffer;
}

/**
 * Looks, before a file is read, whether a number takes one more.
 * @throws 401, 403 for all but contractors; 404 for a number that is not theirs; 409 when it is decided on, or has as many as it may have;
 *   what `admitPictures` throws.
 */
export async function requireRoom({ db, media }: Pick<Context, 'db' | 'media'>, viewer: Viewer, checkId: string): Promise<Holder> {
  const { businessId, member } = requireDuty(viewer, 'all');
  if (!isUuid(checkId)) throw checkRefusals.ownCheckNotFound();
  const own = { checkId, businessId };
  requireWaiting(await findOwnCheck(db, own));
  await admitPictures(media.pictures, 1);
  return {
    of: { check_id: checkId },
    async hold(transaction) {
      await lockBusiness(transaction, businessId);
      await requireStillDoes(transaction, member?.memberId, 'all');
      requireWaiting(await findOwnCheck(transaction, own));
    },
  };
}

/**
 * Adds a document to a number that waits, or to a claim: its file sealed with a key of its own, and its row with that key, sealed too, or neither.
 * @param holder what `requireRoom` of either gave.
 * @throws 400 empty or damaged, 415 neither PDF, JPEG nor PNG, 413 too many pixels; 404, 409 for what became of the holder meanwhile, and for
 *   a document that it has already; 503 when the store does not answer.
 */
export async function addDocument({ db, media, config }: Context, holder: Holder, { kind, name, bytes }: SentDocument): Promise<void> {
  const type = recogniseDocument(bytes);
  const content = type === 'picture' ? await remake(media, bytes) : bytes;
  const id = randomUUID();
  const key = randomBytes(32);
  const file = documentFile(id);
  await orRefuse(media.disk.put(file, sealBytes(content, filePurpose(id), key), SEALED_HEADERS));
  try {
    await db.transaction().execute(async (transaction) => {
      await holder.hold(transaction);
      const master = await holdDocumentsKey(transaction, config);
      const sealed = { sealed_key: sealBytes(key, keyPurpose(id), master.key), sealed_by: master.id, digest: digestOf(bytes, master.key) };
      const row = { check_document_id: id, ...holder.of, kind, name: nameOfDocument(name), type, bytes: content.length };
      await insertDocument(transaction, { ...row, ...sealed });
    });
  } catch (error) {
    // A connection lost while committing leaves open whether the row is there: the sweep finds out.
    if (toRefusal(error).status !== 503) await media.disk.delete(file).catch(() => {});
    throw error;
  }
}

/** The picture made anew, without what a camera writes into it and whatever else was behind it. */
async function remake({ pictures }: Context['media'], bytes: Buffer): Promise<Buffer> {
  const files = await encodePicture(pictures, bytes, [limits.documents.width]).catch((error) => {
    const code = toRefusal(error).code;
    if (code === 'unreadable_picture' || code === 'not_a_picture') throw checkRefusals.documentUnreadable();
    throw code === 'too_many_pixels' ? checkRefusals.documentPixels() : error;
  });
  return files.get(limits.documents.width) as Buffer;
}

function requireWaiting(check: Awaited<ReturnType<typeof findOwnCheck>>): void {
  if (!check) throw checkRefusals.ownCheckNotFound();
  if (check.state !== 'waiting') throw checkRefusals.documentTooLate();
  if (check.documents >= limits.documents.most) throw checkRefusals.tooManyDocuments();
}
