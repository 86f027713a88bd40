import type { Viewer } from '#server/context.ts';

/** An account of the public side. */
export type PublicAccount = Extract<Viewer, { kind: 'user' } | { kind: 'contractor' }>;

/** The account of somebody who is signed in, whatever they may do; a program with a key is nobody's. */
export type SignedIn = PublicAccount | { kind: 'admin'; adminId: string };

/** Whose a row is that belongs to one account of either kind. */
export function accountOfRow({ user_id, business_id }: { user_id: string | null; business_id: string | null }): PublicAccount {
  return user_id === null ? { kind: 'contractor', businessId: business_id ?? '' } : { kind: 'user', userId: user_id };
}

/** A session that a request showed a token of. */
export interface Session {
  tokenHash: Buffer;
  viewer: Exclude<Viewer, { kind: 'visitor' } | { kind: 'key' }>;
}

/** Whose own proofs a session takes: of somebody who works for a business theirs, not the business's. */
export function personOf({ viewer }: Session): Session['viewer'] {
  return viewer.kind === 'contractor' && viewer.member ? { kind: 'user', userId: viewer.member.userId } : viewer;
}
