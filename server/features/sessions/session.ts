import type { Viewer } from '#server/context.ts';

/** The account of somebody who is signed in; a program with a key is nobody's. */
export type SignedIn = Exclude<Viewer, { kind: 'visitor' } | { kind: 'key' }>;

/** An account of the public side. */
export type PublicAccount = Exclude<SignedIn, { kind: 'admin' }>;

/** Whose a row is that belongs to one account of either kind. */
export function accountOfRow({ user_id, business_id }: { user_id: string | null; business_id: string | null }): PublicAccount {
  return user_id === null ? { kind: 'contractor', businessId: business_id ?? '' } : { kind: 'user', userId: user_id };
}

/** A session that a request showed a token of. */
export interface Session {
  tokenHash: Buffer;
  viewer: SignedIn;
}
