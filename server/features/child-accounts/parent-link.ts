import { Refusal } from '#server/base/errors.ts';
import { readSignedId, signId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import { childrenText } from '#shared/texts.ts';

export const wrongParentLink = () => new Refusal(400, 'wrong_parent_link', childrenText.wrongLink);

/** By what a parent agrees for a child, and ends the account at any time after. */
export const parentToken = ({ signer }: Pick<Context, 'signer'>, userId: string) => signId(signer, 'parent', userId);

/** The path of the link that a parent is mailed. */
export const parentPath = (context: Pick<Context, 'signer'>, userId: string) => `/parent?child=${parentToken(context, userId)}`;

/** The child whom a link is about; nobody for what is no link of ours. */
export const readChildOf = ({ signer }: Pick<Context, 'signer'>, token: string) => readSignedId(signer, 'parent', token);

/** The child whom a link is about. @throws 400 for what is no link of ours. */
export function childOf(context: Pick<Context, 'signer'>, token: string): string {
  const userId = readChildOf(context, token);
  if (!userId) throw wrongParentLink();
  return userId;
}
