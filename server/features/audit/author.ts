import { refusals } from '#server/base/errors.ts';
import type { Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';

/** Who changes something in the name of the team, an admin or a program with a key; or who has come to own a business by proving it. */
export type Author =
  | { adminId: string; keyId?: undefined; ownerId?: undefined }
  | { keyId: string; adminId?: undefined; ownerId?: undefined }
  | { ownerId: string; adminId?: undefined; keyId?: undefined };

/**
 * Who may change something in the name of the team.
 * @param scope what a key must open for it; without it no key does.
 * @throws 401 for visitors, 403 for other accounts and for keys without the scope.
 */
export function requireAuthor(viewer: Viewer, scope?: ApiScope): Author {
  if (viewer.kind !== 'key') return { adminId: requireViewer(viewer, 'admin').adminId };
  return { keyId: requireScope(viewer, scope) };
}

/**
 * The id of the key that asks.
 * @throws 401, 403 for everybody who does not ask with a key that opens this.
 */
export function requireScope(viewer: Viewer, scope: ApiScope | undefined): string {
  const { keyId, scopes } = requireViewer(viewer, 'key');
  if (scope === undefined || !scopes.includes(scope)) throw refusals.notAllowed();
  return keyId;
}
