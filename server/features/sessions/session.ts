import type { Viewer } from '#server/context.ts';

/** The account of somebody who is signed in; a program with a key is nobody's. */
export type SignedIn = Exclude<Viewer, { kind: 'visitor' } | { kind: 'key' }>;

/** An account of the public side. */
export type PublicAccount = Exclude<SignedIn, { kind: 'admin' }>;

/** A session that a request showed a token of. */
export interface Session {
  tokenHash: Buffer;
  viewer: SignedIn;
}
