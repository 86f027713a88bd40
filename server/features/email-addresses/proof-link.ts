import { pageUrl } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import { renewProof } from '#server/features/email-addresses/proof-queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Days for which a link proves an address; each mail that brings it begins them anew. */
export const PROOF_DAYS = 7;

/**
 * The way to the page on which the reader of an address proves that it is theirs, for a mail to that address and for nothing else.
 * Used once, it is worth nothing any more.
 * @returns what makes the address of the page in the language of the moment.
 */
export async function makeProofLink(
  { db, config, signer }: Pick<Context, 'db' | 'config' | 'signer'>,
  account: PublicAccount,
  email: string,
): Promise<() => string> {
  const proofId = await renewProof(db, account, email, PROOF_DAYS * 86_400);
  const path = `/prove-email?proof=${signId(signer, 'email-proof', proofId)}`;
  return () => pageUrl(config.PUBLIC_URL, path);
}
