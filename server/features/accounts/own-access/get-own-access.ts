import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { presentPasskey } from '#server/features/accounts/passkeys/present-passkey.ts';
import { selectPasskeys } from '#server/features/accounts/passkeys/queries.ts';
import { relyingPartyOf } from '#server/features/accounts/passkeys/relying-party.ts';
import { countRecoveryCodes, findFactor } from '#server/features/accounts/second-factor/queries.ts';
import { listSessions } from '#server/features/sessions/list-sessions.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { OwnAccess } from '#shared/schemas/second-factor.ts';

/**
 * How the member who asks signs in, and where they are signed in.
 * @throws 401, 403 for all who are not of the team.
 */
export async function getOwnAccess(
  { db, config }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  session: Session | undefined,
): Promise<OwnAccess> {
  const { adminId, role, lacksFactor } = requireArea(viewer, 'setup');
  const [found, passkeys, recoveryCodesLeft, sessions] = await Promise.all([
    findFactor(db, adminId),
    selectPasskeys(db, adminId),
    countRecoveryCodes(db, adminId),
    listSessions(db, { kind: 'admin', adminId }, session),
  ]);
  if (!found) throw refusals.notSignedIn();
  const isOfSettings = config.ADMIN_PASSWORD !== undefined && found.email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase();
  return {
    ...{ email: found.email, role, hasPasswordOfSettings: isOfSettings, recoveryCodesLeft, sessions },
    ...{ hasFactor: found.has_factor, hasApp: found.factor_set_at !== null, lacksFactor: lacksFactor === true },
    ...{ passkeys: passkeys.map(presentPasskey), hasPasskeysHere: relyingPartyOf(config) !== undefined },
  };
}
