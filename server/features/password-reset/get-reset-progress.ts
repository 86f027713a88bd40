import { readSignedId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import { isUnprovenChild } from '#server/features/child-accounts/begin-anew.ts';
import { findLoginPhone } from '#server/features/password-reset/account-queries.ts';
import type { ResetTokens } from '#server/features/password-reset/cookies.ts';
import { findAskedAddress, findGrantedAddress, findMailedReset } from '#server/features/password-reset/queries.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import type { ResetKind } from '#shared/schemas/password-reset.ts';

/**
 * The step that a browser has reached, and the address it is for; with the permission for a business also the number it logs in with, and for a user whether they
 * are to say who they are (begin-anew.ts).
 */
export type ResetProgress =
  | { step: 'verify-email' }
  | { step: 'verify-otp'; email: string }
  | { step: 'change-password'; email: string; phoneNo: string | undefined; asksAge: boolean };

/** Which step of a forgotten password this browser may take; whether the address has an account plays no part. */
export async function getResetProgress(
  { db }: Pick<Context, 'db'>,
  kind: ResetKind,
  { browser, grant }: ResetTokens,
): Promise<ResetProgress> {
  const granted = grant && (await findGrantedAddress(db, kind, hashToken(grant)));
  if (granted) {
    const login = kind === 'contractor' ? await findLoginPhone(db, granted.email) : undefined;
    const asksAge = kind === 'user' && (await isUnprovenChild(db, granted.email));
    return { step: 'change-password', email: granted.email, phoneNo: login?.phone_no ?? undefined, asksAge };
  }
  const asked = browser && (await findAskedAddress(db, kind, hashToken(browser)));
  if (asked) return { step: 'verify-otp', email: asked.email };
  return { step: 'verify-email' };
}

/** The address that the link of a mail is for, while it can be used; opening its page uses nothing up. */
export async function findLinkedAddress({ db, signer }: Pick<Context, 'db' | 'signer'>, kind: ResetKind, token: string) {
  const resetId = readSignedId(signer, 'reset-link', token);
  const reset = resetId && (await findMailedReset(db, kind, resetId));
  return reset ? reset.email : undefined;
}
