import type { Context } from '#server/context.ts';
import { findReach } from '#server/features/message-choices/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { wantShortMessages } from '#server/features/short-messages/wishes/wishes.ts';

/** Sends nothing but codes to the proven number of an account any more, as STOP by chat does; without one there is nothing to stop. */
export async function stopMessages({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<void> {
  const reach = await findReach(db, account);
  if (reach?.phone_no != null) await wantShortMessages({ db }, `+91${reach.phone_no}`, false);
}
