import { randomBytes } from 'node:crypto';
import { readSignedId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import { findMailedReset, grantReset } from '#server/features/password-reset/queries.ts';
import { resetRefusals } from '#server/features/password-reset/refusals.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import type { ResetKind } from '#shared/schemas/password-reset.ts';

/**
 * Takes the link of a mail for the permission to set a new password, once, in whatever browser it is opened. It cannot be guessed,
 * so no tries count: strangers who use the tries of an account up do not shut its owner out.
 * @returns the token of the permission, and the address that it is for.
 * @throws 400 when the link is used, expired, or was never given.
 */
export async function verifyResetLink({ db, signer }: Context, kind: ResetKind, token: string): Promise<{ grant: string; email: string }> {
  const resetId = readSignedId(signer, 'reset-link', token);
  const reset = resetId && (await findMailedReset(db, kind, resetId));
  const grant = randomBytes(32).toString('base64url');
  if (!reset || !(await grantReset(db, resetId, hashToken(grant)))) throw resetRefusals.wrongResetLink();
  return { grant, email: reset.email };
}
