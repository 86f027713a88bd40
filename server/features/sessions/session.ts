import type { Viewer } from '#server/context.ts';

/** The account of somebody who is signed in. */
export type SignedIn = Exclude<Viewer, { kind: 'visitor' }>;

/** A session that a request showed a token of. */
export interface Session {
  tokenHash: Buffer;
  viewer: SignedIn;
}
