import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findReach } from '#server/features/message-choices/queries.ts';
import { messageChoiceRefusals } from '#server/features/message-choices/refusals.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { wantShortMessages } from '#server/features/short-messages/wishes/wishes.ts';

/**
 * Takes back that the proven number of whoever asks wants no messages, as START by chat does.
 * @throws 401 for visitors, 403 for admins, 409 without a proven number.
 */
export async function resumeMessages({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<void> {
  const reach = await findReach(db, requireAccount(viewer));
  if (!reach) throw refusals.notSignedIn();
  if (reach.phone_no === null) throw messageChoiceRefusals.noProvenPhone();
  await wantShortMessages({ db }, `+91${reach.phone_no}`);
}
