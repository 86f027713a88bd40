import type { Signer } from '#server/base/signer.ts';

/** How long a picture can be seen from a page that a signed link opened. Milliseconds. */
const A_DAY = 86_400_000;

const FORM = /^(\d{1,12})\.([\w-]{22})$/;

/** Lets whoever was shown a picture by a signed link see it for a day, without an account. */
export function passFor(signer: Signer, pictureId: string): string {
  const until = String(Math.floor((Date.now() + A_DAY) / 1_000));
  return `${until}.${signer.sign('private-picture', pictureId, until)}`;
}

/** Whether a pass is this picture's, not over, and for no longer than any that is given. */
export function isPass(signer: Signer, pictureId: string, pass: string): boolean {
  const [, until = '', signature = ''] = FORM.exec(pass) ?? [];
  const left = Number(until) * 1_000 - Date.now();
  return left > 0 && left <= A_DAY && signer.isSigned(signature, 'private-picture', pictureId, until);
}
