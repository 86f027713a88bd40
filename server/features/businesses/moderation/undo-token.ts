import * as z from 'zod/mini';
import type { Signer } from '#server/base/signer.ts';
import { businessStatus } from '#shared/schemas/own-business.ts';

const decided = z.object({
  businessId: z.string(),
  /** The version that the decision left: whatever was changed since is not taken back. */
  version: z.int(),
  before: z.object({ status: businessStatus, reason: z.string() }),
  /** Milliseconds since 1970. */
  until: z.int(),
});

/** A decision that may be taken back, with what was there before it. */
export type Decided = z.infer<typeof decided>;

/** Says what to take back, in a form that nobody else can make; nothing is kept of it. */
export function signDecided(signer: Signer, content: Decided): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${signer.sign('undo-decision', text)}`;
}

/** What `signDecided` was given; nothing of anything else. */
export function readDecided(signer: Signer, token: string): Decided | undefined {
  const [text = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !signer.isSigned(signature, 'undo-decision', text)) return undefined;
  return decided.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
