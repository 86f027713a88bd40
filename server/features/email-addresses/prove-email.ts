import type { Kysely } from 'kysely';
import { readSignedId } from '#server/base/signed-id.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { deleteEndedProofs, findProof, markProven, takeProof } from '#server/features/email-addresses/proof-queries.ts';
import { emailRefusals } from '#server/features/email-addresses/refusals.ts';
import { type AddressAsked, mayConfirm, requireAccount } from '#server/features/email-addresses/who-confirms.ts';
import { accountOfRow } from '#server/features/sessions/session.ts';

/** The address that a link proves, while it can; opening its page proves nothing, as programs open links too. */
export async function findEmailToProve(
  { db, signer }: Pick<Context, 'db' | 'signer'>,
  viewer: Viewer,
  token: string,
): Promise<AddressAsked | undefined> {
  const proofId = readSignedId(signer, 'email-proof', token);
  if (!proofId) return undefined;
  await deleteEndedProofs(db);
  const proof = await findProof(db, proofId);
  const account = proof && accountOfRow(proof);
  const addressee = account && (await findAddressee(db, account));
  if (!addressee) return undefined;
  return { email: proof.email, kind: account.kind, name: addressee.name, isOpen: await mayConfirm(db, viewer, account) };
}

/**
 * Keeps that an account's address is its own, by the link that was mailed there, for who is signed in to the account.
 * @throws 400 when the link was used, has expired, or the account has another address by now; what `requireAccount` throws.
 */
export async function proveEmail({ db, signer }: Pick<Context, 'db' | 'signer'>, viewer: Viewer, token: string): Promise<void> {
  const proofId = readSignedId(signer, 'email-proof', token);
  if (!proofId) throw emailRefusals.wrongProofLink();
  await deleteEndedProofs(db);
  await db.transaction().execute(async (transaction) => {
    const proof = await findProof(transaction, proofId);
    if (!proof) throw emailRefusals.wrongProofLink();
    const account = accountOfRow(proof);
    await requireAccount(transaction, viewer, account);
    if (!(await takeProof(transaction, proofId))) throw emailRefusals.wrongProofLink();
    if (!(await markProven(transaction, account, proof.email))) throw emailRefusals.wrongProofLink();
  });
}

/**
 * Ends a link whose reader says that the account is not theirs: whoever finds the mail later proves nothing by it either.
 * @throws 400 when the link was used or has expired.
 */
export async function disownEmail({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<void> {
  const proofId = readSignedId(signer, 'email-proof', token);
  if (!proofId || !(await takeProof(db, proofId))) throw emailRefusals.wrongProofLink();
}

/** Removes links whose time is over. */
export function forgetEndedProofs(db: Kysely<DB>): Promise<void> {
  return deleteEndedProofs(db);
}
