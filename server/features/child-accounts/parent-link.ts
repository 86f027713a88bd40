import { Refusal } from '#server/base/errors.ts';
import { readSignedId, signId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import { childrenText } from '#shared/texts.ts';

export const wrongParentLink = () => new Refusal(400, 'wrong_parent_link', childrenText.wrongLink);

/** By what a parent agrees for a child, and ends the account at any time after. */
export const parentToken = ({ signer }: Pick<Context, 'signer'>, linkId: string) => signId(signer, 'parent', linkId);

/** The path of the link that a parent is mailed. */
export const parentPath = (context: Pick<Context, 'signer'>, linkId: string) => `/parent?child=${parentToken(context, linkId)}`;

/** The id in a parent's link; none in what is no link of ours. */
export const readLink = ({ signer }: Pick<Context, 'signer'>, token: string) => readSignedId(signer, 'parent', token);

/** The id in a parent's link. @throws 400 for what is no link of ours. */
export function linkOf(context: Pick<Context, 'signer'>, token: string): string {
  const linkId = readLink(context, token);
  if (!linkId) throw wrongParentLink();
  return linkId;
}
