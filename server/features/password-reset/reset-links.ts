import type { Signer } from '#server/signer.ts';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/;

/** What the link in a mail carries: only who reads the mailbox has it, so it is good in any browser. */
export function linkToken(signer: Signer, resetId: string): string {
  return `${resetId}.${signer.sign('reset-link', resetId)}`;
}

/** The reset that a link is for; none when the link was not made here. */
export function resetOfLink(signer: Signer, token: string): string | undefined {
  const [, resetId = '', signature = ''] = FORM.exec(token) ?? [];
  return resetId && signer.isSigned(signature, 'reset-link', resetId) ? resetId : undefined;
}
