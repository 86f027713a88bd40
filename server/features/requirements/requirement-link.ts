import type { Viewer } from '#server/context.ts';
import { signId } from '#server/signed-id.ts';
import type { Signer } from '#server/signer.ts';

/** The page of a request: for whoever has an account by its id, for others by a link that only they were given. */
export function requirementAddress(signer: Signer, viewer: Viewer, requirementId: string): string {
  const hasAccount = viewer.kind === 'user' || viewer.kind === 'contractor';
  return `/user/requirements/${hasAccount ? requirementId : signId(signer, 'requirement', requirementId)}`;
}
