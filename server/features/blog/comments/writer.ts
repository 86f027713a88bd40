import type { Viewer } from '#server/context.ts';
import type { Writer } from '#server/features/blog/comments/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The account that what the viewer writes is linked to; admins and visitors write without one. */
export function writerOf(viewer: PublicAccount): Writer;
export function writerOf(viewer: Viewer): Writer | undefined;
export function writerOf(viewer: Viewer): Writer | undefined {
  if (viewer.kind === 'user') return { user_id: viewer.userId };
  if (viewer.kind === 'contractor') return { business_id: viewer.businessId };
  return undefined;
}
