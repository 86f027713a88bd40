import type { Transaction } from 'kysely';
import type { Refusal } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import type { Changes } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { auditRefusals } from '#server/features/audit/refusals.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';
import type { AuditAction, AuditSubject } from '#shared/schemas/audit.ts';

/** What an admin wants to change. */
interface AuditedRow<Row> {
  kind: AuditSubject;
  id: string;
  /** Takes the row, which nobody else can change until the transaction ends. */
  lock: (transaction: Transaction<DB>, id: string) => Promise<Row | undefined>;
  /** What is said when there is none of this id. */
  missing: () => Refusal;
  /** The version that the admin saw; without it the change is made to whatever is there. */
  version?: number | undefined;
  /** What a key must open for it; without it no key does. */
  scope?: ApiScope;
}

/** What became of it. */
interface Done<Result> {
  result: Result;
  /** What the audit calls it. */
  name: string;
  action?: AuditAction;
  changes: Changes;
  /** It is put down even if no field is another than before. */
  isAlwaysNoted?: boolean;
}

/**
 * Changes one thing in the name of the team: locked, as the admin saw it, and put down in the same transaction.
 * @param change makes the change and tells it; what it throws takes all back.
 * @throws 401, 403 for all but admins; what `missing` says, for an id that is none too; 409 when the row was changed since `version`.
 */
export async function changeAudited<Row extends { version: number }, Result>(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { kind, id, lock, missing, version, scope }: AuditedRow<Row>,
  change: (transaction: Transaction<DB>, before: Row) => Promise<Done<Result>>,
): Promise<Result> {
  const author = requireAuthor(viewer, scope);
  if (!isUuid(id)) throw missing();
  return db.transaction().execute(async (transaction) => {
    const before = await lock(transaction, id);
    if (!before) throw missing();
    checkVersion(version, before.version);
    const { result, name, action = 'update', changes, isAlwaysNoted } = await change(transaction, before);
    if (isAlwaysNoted || Object.keys(changes).length > 0)
      await recordChange(transaction, { ...author, action, subject: { kind, id, name }, changes });
    return result;
  });
}

/** @throws 409 when something has been changed since the version that the admin saw; any will do for who did not say. */
export function checkVersion(seen: number | undefined, stored: number): void {
  if (seen !== undefined && seen !== stored) throw auditRefusals.editConflict();
}
