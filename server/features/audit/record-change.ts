import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Author } from '#server/features/audit/author.ts';
import { withoutPersonalData } from '#server/features/audit/mask-personal-data.ts';
import { insertAuditEntries } from '#server/features/audit/queries.ts';
import type { AuditAction, AuditSubject } from '#shared/schemas/audit.ts';

/** What an admin did, or a program with a key. */
export type AuditedChange = Author & {
  action: AuditAction;
  subject: { kind: AuditSubject; id: string; name: string };
  /** What was and what is, by field; only fields that changed (`changesOf` makes it). `before` is null for what was added. */
  changes: Record<string, { before: unknown; after: unknown }>;
};

/**
 * Keeps who changed what, in the transaction of the change itself: there is no change without its entry, and no entry without its
 * change. Phone numbers and e-mail addresses are kept masked, because entries outlive the accounts they tell of.
 */
export async function recordChange(transaction: Transaction<DB>, { action, subject, changes, ...author }: AuditedChange): Promise<void> {
  await recordChanges(transaction, author, [{ action, subject, changes }]);
}

/** Keeps several changes of one author, each in an entry of its own. */
export async function recordChanges(
  transaction: Transaction<DB>,
  author: Author,
  changes: Pick<AuditedChange, 'action' | 'subject' | 'changes'>[],
): Promise<void> {
  if (changes.length === 0) return;
  await insertAuditEntries(
    transaction,
    author,
    changes.map(({ action, subject, changes }) => ({
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: withoutPersonalData(subject.name),
      changes: JSON.stringify(withoutPersonalData(changes)),
    })),
  );
}
