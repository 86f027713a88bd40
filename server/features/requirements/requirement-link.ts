import { signId } from '#server/base/signed-id.ts';
import type { Signer } from '#server/base/signer.ts';
import type { Viewer } from '#server/context.ts';

/** The page of a request: for whoever has an account by its id, for others by a link that only they were given. */
export function requirementAddress(signer: Signer, viewer: Viewer, requirementId: string): string {
  const hasAccount = viewer.kind === 'user' || viewer.kind === 'contractor';
  return `/user/requirements/${hasAccount ? requirementId : signId(signer, 'requirement', requirementId)}`;
}
