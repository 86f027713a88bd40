import { RUPEE } from '#server/base/message-prices.ts';
import type { Context } from '#server/context.ts';
import { countMessages } from '#server/features/short-messages/back-office/queries.ts';
import type { MessageCounts } from '#shared/schemas/short-messages.ts';

/** How the messages of the last so many days stand, and what they cost, in rupees. */
export async function measureMessages({ db }: Pick<Context, 'db'>, days: number): Promise<MessageCounts> {
  const { cost, ...counts } = await countMessages(db, new Date(Date.now() - days * 86_400_000));
  return { ...counts, rupees: Math.round((Number(cost) / RUPEE) * 100) / 100 };
}
