import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { DB } from '#server/db/types.ts';
import { lockShut } from '#server/features/accounts/blocks/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { AuditSubject } from '#shared/schemas/audit.ts';
import type { AccountPath } from '#shared/schemas/team-accounts.ts';

/** The account that a call of the team's names. @throws 404 for what can be no id. */
export function accountAt({ kind, id }: AccountPath): PublicAccount {
  if (!isUuid(id)) throw accountRefusals.accountNotFound();
  return kind === 'user' ? { kind: 'user', userId: id.toLowerCase() } : { kind: 'contractor', businessId: id.toLowerCase() };
}

/** Takes the account, which nobody signs in to until the transaction ends. @throws 404 when it is gone. */
export async function lockAt(transaction: Transaction<DB>, account: PublicAccount): Promise<{ name: string; email: string | null }> {
  const locked = await lockShut(transaction, account);
  if (!locked) throw accountRefusals.accountNotFound();
  return locked;
}

/** How the audit names an account: by its id, as entries outlive whom they tell of, and a name is somebody's. */
export function auditedAs(account: PublicAccount): { kind: AuditSubject; id: string; name: string } {
  return account.kind === 'user'
    ? { kind: 'user', id: account.userId, name: account.userId }
    : { kind: 'business', id: account.businessId, name: account.businessId };
}
