import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { listDocumentsOfClaims } from '#server/features/checks/documents/list-documents-of-claims.ts';
import { forgetClaimant, selectMade } from '#server/features/claims/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The businesses that an account has asked the team for, and with which documents, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectMade(db, account);
  const documents = await listDocumentsOfClaims(db, rows);
  return {
    claims: rows.map(({ claim_id, business_id, name, state, email, message, reason, created_at, decided_at }) => ({
      business: business_id,
      businessName: name,
      state,
      email: email ?? '',
      message,
      documents: documents.get(claim_id) ?? [],
      reason,
      sentAt: created_at.toISOString(),
      decidedAt: decided_at?.toISOString() ?? null,
    })),
  };
}

/** Takes an account, and what came with its proven e-mail, out of the claims. */
export async function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<void> {
  await forgetClaimant(transaction, account, email);
}
