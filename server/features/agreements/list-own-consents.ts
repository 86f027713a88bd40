import type { Context, Viewer } from '#server/context.ts';
import { listConsents } from '#server/features/consents/list-consents.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import type { Consent } from '#shared/schemas/consents.ts';

/**
 * What whoever asks has agreed to, and what they have ended within a year.
 * @throws 401 for visitors, 403 for admins.
 */
export async function listOwnConsents(context: Pick<Context, 'db'>, viewer: Viewer): Promise<Consent[]> {
  return listConsents(context, requireAccount(viewer));
}
