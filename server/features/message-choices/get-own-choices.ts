import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { toldBy } from '#server/features/message-choices/find-ways.ts';
import { findReach, selectChoices } from '#server/features/message-choices/queries.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { wantsShortMessages } from '#server/features/short-messages/wishes/wishes.ts';
import { type OwnChoices, TOPICS } from '#shared/schemas/message-choices.ts';

/**
 * By which ways whoever asks is told of what, and whether their number has ended messages.
 * @throws 401 for visitors, 403 for admins.
 */
export async function getOwnChoices({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<OwnChoices> {
  const account = requireAccount(viewer);
  const [reach, chosen] = await Promise.all([findReach(db, account), selectChoices(db, account)]);
  if (!reach) throw refusals.notSignedIn();
  const { phone_no: phoneNo, given_phone_no: given, email } = reach;
  return {
    phoneNo,
    unprovenPhoneNo: phoneNo === null ? given : null,
    email,
    isStopped: phoneNo !== null && !(await wantsShortMessages({ db }, `+91${phoneNo}`)),
    choices: TOPICS[account.kind].map((topic) => ({ topic, by: phoneNo === null ? 'mail' : toldBy(chosen, topic) })),
  };
}
