import type { Context } from '#server/context.ts';
import { selectChoices } from '#server/features/message-choices/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** By which ways an account has chosen to be told of what, for the download of its own data. It goes with the account. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  return { messageChoices: await selectChoices(db, account) };
}
