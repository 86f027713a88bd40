import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { hashNetwork } from '#server/features/registration-networks/hash-network.ts';
import { deleteOldNetworks, insertNetwork } from '#server/features/registration-networks/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Keeps for thirty days, by a keyed hash, from which network an account was registered (docs/decisions/164-reviews.md). */
export async function noteNetwork(
  context: Pick<Context, 'signer'>,
  transaction: Transaction<DB>,
  account: PublicAccount,
  ip: string,
): Promise<void> {
  const network = hashNetwork(context, ip);
  if (network) await insertNetwork(transaction, network, account);
}

/** Forgets those whose time is over. */
export function forgetOldNetworks({ db }: Pick<Context, 'db'>): Promise<void> {
  return deleteOldNetworks(db);
}
