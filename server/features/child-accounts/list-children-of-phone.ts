import type { Context } from '#server/context.ts';
import { parentToken } from '#server/features/child-accounts/parent-link.ts';
import { selectChildrenOf } from '#server/features/child-accounts/queries.ts';
import { proveNumber } from '#server/features/phone-codes/prove-number.ts';
import { isChildsNumber } from '#server/features/sessions/children.ts';
import type { ChildOfParent } from '#shared/schemas/child-accounts.ts';

/** More than any parent has. */
const MOST = 50;

/**
 * Takes the code of a parent's number for the children who have named it, each with what the link of a mail would carry; nobody has named one of a child's account.
 * @param browserToken what `sendPhoneCode` gave to the browser.
 * @throws what `proveNumber` throws.
 */
export async function listChildrenOfPhone(
  context: Context,
  { phoneNo, otp }: { phoneNo: string; otp: string },
  browserToken: string | undefined,
): Promise<ChildOfParent[]> {
  await proveNumber(context, { purpose: 'parent', phoneNo }, otp, browserToken);
  if (await isChildsNumber(context.db, phoneNo)) return [];
  const children = await selectChildrenOf(context.db, { phoneNo }, MOST);
  return children.map(({ link_id, email, agreed_at }) => ({
    ...{ child: parentToken(context, link_id), email: email ?? '', isAgreed: agreed_at !== null },
  }));
}
