import type { Context } from '#server/context.ts';
import { findMessageState, selectWays } from '#server/features/short-messages/queries.ts';

/** How far a message has come, for whoever waits for it: 'failing' while nobody takes it and it is tried on. One that is gone was sent long ago. */
export async function getMessageState({ db }: Pick<Context, 'db'>, messageId: string): Promise<'waiting' | 'sent' | 'failing' | 'failed'> {
  const state = await findMessageState(db, messageId);
  if (state === 'failed') return 'failed';
  if (state !== 'waiting') return 'sent';
  const ways = await selectWays(db, messageId);
  return ways.length > 0 && ways.every((way) => way.state === 'failing' || way.state === 'refused') ? 'failing' : 'waiting';
}
