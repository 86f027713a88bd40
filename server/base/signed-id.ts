import type { Purpose, Signer } from '#server/base/signer.ts';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/;

/** The id of a row with a signature, for a link in a mail: knowing the id is not enough to make it. */
export function signId(signer: Signer, purpose: Purpose, id: string): string {
  return `${id}.${signer.sign(purpose, id)}`;
}

/** The id in what `signId` made; none in anything else. */
export function readSignedId(signer: Signer, purpose: Purpose, token: string): string | undefined {
  const [, id = '', signature = ''] = FORM.exec(token) ?? [];
  return id && signer.isSigned(signature, purpose, id) ? id : undefined;
}
